import type { AbweichendeZeit } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { bildupload } from '../bild.ts'
import { type Day, isHoliday, momentOf, nthWeekday } from '../calendar.ts'
import { html } from '../html.ts'
import { nummer } from '../kontakt.ts'
import {
  abweichend,
  type Einheit,
  ehrenamt,
  erreichbar,
  fax,
  oeffnungszeit,
  person,
  zeit,
} from './einheit.ts'
import { fraktionen } from './fraktionen.ts'
import { amVormittag, imRathaus, rathausAnschrift, rathausStunden, weihnachtsruhe } from './haeuser.ts'

const zimmer = (location: string) => ({ ...rathausAnschrift, location: `Rathaus, ${location}` })

/**
 * Returns the Saturday openings of the citizens' office, for people who work during the week: the first
 * Saturday of this month and of the next three, unless the town hall is closed.
 */
function samstage(heute: Date): AbweichendeZeit[] {
  const [year = 0, month = 1] = berlinDay(heute).split('-').map(Number)
  const isClosed = (day: Day) => {
    const opening = Date.parse(momentOf(day, '09:00'))
    return imRathaus(heute).some(
      ({ beginn, ende }) => Date.parse(beginn) <= opening && opening < Date.parse(ende),
    )
  }
  return [0, 1, 2, 3]
    .map(ahead =>
      nthWeekday(year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1, 'sa', 1),
    )
    .filter(day => !isHoliday(day) && !isClosed(day))
    .map(day => abweichend(day, day, 'Samstagsöffnung, nur mit Termin', zeit('SAMSTAG', '09:00', '11:30')))
}

/** Returns the offices in the town hall and their units. */
export function aemter(heute: Date): Einheit[] {
  const beratung = oeffnungszeit(
    [...zeit('DIENSTAG DONNERSTAG', '08:30', '12:00'), ...zeit('DIENSTAG DONNERSTAG', '15:00', '17:30')],
    { abweichendeZeiten: imRathaus(heute) },
  )
  return [
    {
      slug: 'buero-der-buergermeisterin',
      name: 'Büro der Bürgermeisterin',
      kurzname: 'Bürgermeisterin',
      uebergeordnet: 'rathaus',
      sortierung: 2,
      seite: '/rathaus/buergermeisterin',
      einleitung:
        'Termine mit Katharina Lehmann, Ehrungen, Städtepartnerschaft. Zur Sprechstunde kommen Sie ohne Termin.',
      anschrift: zimmer('zweiter Stock, Zimmer 12'),
      kommunikation: erreichbar('buergermeisterin', 'buergermeisterin'),
      kontaktpersonen: [
        person('Katharina', 'Lehmann', 'Bürgermeisterin', 'Zimmer 12', 101),
        person('Claudia', 'Seiler', 'Vorzimmer und Termine', 'Zimmer 12', 102),
        person('Paul', 'Wiedemann', 'Öffentlichkeitsarbeit', 'Zimmer 11', 103),
      ],
      oeffnungszeiten: [
        oeffnungszeit(
          [...zeit('ARBEITSTAG_MO_FR', '08:30', '12:00'), ...zeit('DONNERSTAG', '14:00', '18:00')],
          { abweichendeZeiten: imRathaus(heute) },
        ),
      ],
      nurMitTermin: true,
    },
    {
      slug: 'hauptamt',
      name: 'Hauptamt',
      uebergeordnet: 'rathaus',
      sortierung: 3,
      einleitung: 'Gemeinderat, Wahlen, Verträge, Schulen und alles, was das Rathaus am Laufen hält.',
      text: html`
        <h2>Das machen wir</h2>
        <p>Wir bereiten die Sitzungen des Gemeinderats vor, führen die Wahlen durch und kümmern uns um die Gebäude der
        Schulen. Wenn Sie wissen möchten, was in Rebenau gilt, finden Sie bei uns alle Satzungen.</p>
        <h2>Wählen und mithelfen</h2>
        <p>Bei jeder Wahl suchen wir Menschen, die in den Wahlräumen helfen. Was Sie dafür bekommen, steht unter
        <a href="/rathaus/wahlen">Wahlen</a>.</p>`,
      anschrift: zimmer('zweiter Stock, Zimmer 10'),
      kommunikation: [...erreichbar('hauptamt', 'hauptamt'), fax],
      kontaktpersonen: [
        person('Oliver', 'Strauß', 'Leitung', 'Zimmer 10', 105),
        person('Jakub', 'Nowak', 'Wahlen und Satzungen', 'Zimmer 10', 106),
        person('Nils', 'Albrecht', 'IT, Website und Barrierefreiheit', 'Zimmer 10', 290, 'internet'),
        person('Monika', 'Thoma', 'Datenschutzbeauftragte', 'Zimmer 10', 260, 'datenschutz'),
      ],
      zeitenWieOben: true,
    },
    {
      slug: 'gemeinderat',
      name: 'Gemeinderat und Geschäftsstelle',
      kurzname: 'Gemeinderat',
      uebergeordnet: 'hauptamt',
      sortierung: 18,
      seite: '/rathaus/gemeinderat',
      einleitung: 'Sitzungen, Unterlagen, Satzungen und die Sprecherinnen und Sprecher der Listen.',
      anschrift: zimmer('zweiter Stock, Zimmer 15'),
      kommunikation: erreichbar('gemeinderat', 'gemeinderat'),
      kontaktpersonen: [
        person('Tobias', 'Kern', 'Geschäftsstelle', 'Zimmer 15', 190, 'gemeinderat'),
        ...fraktionen.map(({ vorname, nachname, funktion }) => ehrenamt(vorname, nachname, funktion)),
      ],
      zeitenWieOben: true,
    },
    {
      slug: 'buergerbuero',
      name: 'Bürgerbüro',
      uebergeordnet: 'hauptamt',
      sortierung: 4,
      seite: '/rathaus/buergerbuero',
      einleitung: 'Ausweise, Wohnsitz, Führungszeugnis, Fundsachen.',
      anschrift: zimmer('Erdgeschoss, Zimmer 1'),
      kommunikation: [...erreichbar('buergerbuero', 'buergerbuero'), fax],
      kontaktpersonen: [
        person('Miriam', 'Österle', 'Leitung', 'Zimmer 1', 110),
        person('Dilek', 'Arslan', 'Ausweise und Pässe', 'Zimmer 1', 111),
        person('Lukas', 'Benz', 'Wohnsitz und Meldewesen', 'Zimmer 1', 112),
        person('Ruth', 'Zimmermann', 'Fundbüro, Beglaubigungen', 'Zimmer 2', 113),
      ],
      oeffnungszeiten: [
        oeffnungszeit(rathausStunden, { abweichendeZeiten: [...samstage(heute), ...imRathaus(heute)] }),
        oeffnungszeit(zeit('ARBEITSTAG_MO_FR', '08:00', '08:30'), {
          typ: 'SERVICEZEIT',
          hinweisText: 'Fertige Ausweise abholen, ohne zu warten',
          abweichendeZeiten: amVormittag(heute),
        }),
      ],
      zeitenWieOben: true,
      leistungen: [
        { id: 'ausweis', name: 'Personalausweis', detailURL: '/rathaus/leistungen/personalausweis' },
        { id: 'wohnsitz', name: 'Wohnsitz anmelden', detailURL: '/rathaus/buergerbuero/wohnsitz' },
      ],
      ...bildupload('rathaus-buergerbuero'),
    },
    {
      slug: 'standesamt',
      name: 'Standesamt',
      uebergeordnet: 'hauptamt',
      sortierung: 5,
      einleitung: 'Geburt, Heirat, Sterbefall und Urkunden.',
      text: html`
        <h2>Heiraten in Rebenau</h2>
        <p>Sie heiraten im Trauzimmer mit Blick auf den Marktplatz, von Mai bis September auch in der Zehntscheuer. Melden
        Sie sich sechs Monate vorher an; dann ist Ihr Wunschtag meist noch frei.</p>
        <h2>Wenn jemand gestorben ist</h2>
        <p>Der Sterbefall wird bis zum dritten Werktag angezeigt, meist durch das Bestattungshaus. Wir nehmen uns Zeit für Sie,
        auch ohne Termin. Zwischen Weihnachten und Neujahr nehmen wir Sterbefälle an Werktagen vormittags am Telefon auf.</p>`,
      anschrift: zimmer('erster Stock, Zimmer 7'),
      kommunikation: erreichbar('standesamt', 'standesamt'),
      kontaktpersonen: [
        person('Ute', 'Reinhard', 'Leitung, Eheschließungen', 'Zimmer 7', 120),
        person('Benedikt', 'Faller', 'Geburten und Urkunden', 'Zimmer 7', 121),
      ],
      oeffnungszeiten: [
        oeffnungszeit(
          [
            ...zeit('MONTAG DIENSTAG DONNERSTAG FREITAG', '08:30', '12:00'),
            ...zeit('DONNERSTAG', '15:00', '17:30'),
          ],
          { abweichendeZeiten: imRathaus(heute) },
        ),
      ],
      zeitenWieOben: true,
      nurMitTermin: true,
    },
    {
      slug: 'personal',
      name: 'Personal',
      kurzname: 'Personalamt',
      uebergeordnet: 'hauptamt',
      sortierung: 6,
      einleitung: 'Bewerbungen, Ausbildung, Praktikum.',
      anschrift: zimmer('zweiter Stock, Zimmer 17'),
      kommunikation: erreichbar('personal', 'personal'),
      kontaktpersonen: [
        person('Kirsten', 'Falk', 'Leitung', 'Zimmer 17', 270),
        person('Yusuf', 'Demir', 'Ausbildung und Praktika', 'Zimmer 17', 271),
      ],
      zeitenWieOben: true,
      leistungen: [{ id: 'stellen', name: 'Freie Stellen', detailURL: '/rathaus/stellen' }],
    },
    {
      slug: 'stadtarchiv',
      name: 'Stadtarchiv',
      uebergeordnet: 'hauptamt',
      sortierung: 7,
      einleitung: 'Urkunden seit 1387, Zeitungen, Fotos und Familiengeschichte.',
      text: html`
        <h2>Im Lesesaal</h2>
        <p>Sagen Sie uns zwei Tage vorher, was Sie sehen möchten; dann liegt es bereit. Fotografieren dürfen Sie ohne Blitz.
        Wer alte Handschriften nicht lesen kann, bekommt Hilfe.</p>`,
      anschrift: { location: 'Altes Spital', street: 'Spitalgasse 5', zip: '76999', city: 'Rebenau' },
      kommunikation: erreichbar('stadtarchiv', 'stadtarchiv'),
      kontaktpersonen: [person('Gerhard', 'Nold', 'Archivar', 'Lesesaal', 255)],
      oeffnungszeiten: [
        oeffnungszeit([...zeit('DIENSTAG', '14:00', '18:00'), ...zeit('MITTWOCH', '09:00', '12:00')], {
          hinweisText: 'Lesesaal',
          abweichendeZeiten: [weihnachtsruhe(heute)],
        }),
      ],
    },
    {
      slug: 'ordnungsamt',
      name: 'Ordnungsamt',
      uebergeordnet: 'rathaus',
      sortierung: 8,
      einleitung: 'Märkte, Parken, Sicherheit, Gewerbe.',
      text: html`
        <h2>Häufige Fragen</h2>
        <p>Einen Parkausweis für die Altstadt oder den Bahnhof bekommen Sie sofort, wenn Sie Ausweis und Fahrzeugschein mitbringen. Ein Fest auf
        der Straße melden Sie bitte zwei Wochen vorher an. Einen Hund melden Sie bei der
        <a href="/rathaus/leistungen/hundesteuer">Stadtkasse</a> an.</p>`,
      anschrift: zimmer('erster Stock, Zimmer 8'),
      kommunikation: [...erreichbar('ordnungsamt', 'ordnungsamt'), fax],
      kontaktpersonen: [
        person('Emre', 'Aydin', 'Leitung', 'Zimmer 8', 130),
        person('Carolin', 'Metz', 'Gewerbe und Gaststätten', 'Zimmer 8', 131),
        person('Rolf', 'Gerber', 'Gemeindevollzugsdienst', 'Zimmer 8', 132),
      ],
      zeitenWieOben: true,
      leistungen: [{ id: 'wochenmarkt', name: 'Wochenmarkt', detailURL: '/stadt/wochenmarkt' }],
    },
    {
      slug: 'sozialamt',
      name: 'Soziales und Senioren',
      kurzname: 'Sozialamt',
      uebergeordnet: 'rathaus',
      sortierung: 9,
      einleitung: 'Wohngeld, Rente, Rebenau-Pass, Bürgerbus, Integration.',
      text: html`
        <h2>Wir rechnen mit Ihnen</h2>
        <p>Ob Ihnen Wohngeld zusteht, sehen wir in zehn Minuten. Bringen Sie Mietvertrag und drei Gehaltszettel mit oder den
        Rentenbescheid. Den Rentenantrag füllen wir mit Ihnen zusammen aus.</p>
        <h2>Unterwegs im Alter</h2>
        <p>Zum Arzt, zum Einkaufen und zum Friedhof fährt auf Bestellung der
        <a href="/rathaus/leistungen/buergerbus">Bürgerbus</a>, auch mit Rollstuhl.</p>`,
      anschrift: zimmer('erster Stock, Zimmer 9'),
      kommunikation: erreichbar('soziales', 'soziales'),
      kontaktpersonen: [
        person('Helga', 'Ritter', 'Leitung, Rente', 'Zimmer 9', 140),
        person('Samira', 'Haddad', 'Wohngeld und Rebenau-Pass', 'Zimmer 9', 141),
        person('Leyla', 'Demirci', 'Integration', 'Zimmer 9', 142),
      ],
      zeitenWieOben: true,
    },
    {
      slug: 'familienbuero',
      name: 'Familienbüro',
      uebergeordnet: 'sozialamt',
      sortierung: 10,
      einleitung: 'Kita, Betreuung, Ferienprogramm.',
      anschrift: zimmer('Erdgeschoss, Zimmer 4'),
      kommunikation: erreichbar('familie', 'familie'),
      kontaktpersonen: [
        person('Franziska', 'Kuhn', 'Leitung', 'Zimmer 4', 150),
        person('Noah', 'Richter', 'Ferienprogramm', 'Zimmer 4', 151),
      ],
      oeffnungszeiten: [
        oeffnungszeit(
          [...zeit('ARBEITSTAG_MO_FR', '08:30', '12:00'), ...zeit('DONNERSTAG', '15:00', '17:30')],
          { abweichendeZeiten: imRathaus(heute) },
        ),
      ],
      leistungen: [
        { id: 'kita', name: 'Kita-Platz finden', detailURL: '/leben/familie/kita' },
        { id: 'familie', name: 'Betreuung und Ferien', detailURL: '/leben/familie' },
      ],
    },
    {
      slug: 'kaemmerei',
      name: 'Kämmerei',
      uebergeordnet: 'rathaus',
      sortierung: 11,
      einleitung: 'Haushalt, Gebühren, Zuschüsse an Vereine.',
      anschrift: zimmer('Erdgeschoss, Zimmer 6'),
      kommunikation: erreichbar('kaemmerei', 'kaemmerei'),
      kontaktpersonen: [
        person('Dr. Wolfgang', 'Eisele', 'Stadtkämmerer', 'Zimmer 6', 'kaemmerei'),
        person('Birgit', 'Lang', 'Zuschüsse an Vereine', 'Zimmer 6', 182),
      ],
      zeitenWieOben: true,
    },
    {
      slug: 'stadtkasse',
      name: 'Stadtkasse und Steuern',
      kurzname: 'Stadtkasse',
      uebergeordnet: 'kaemmerei',
      sortierung: 12,
      einleitung: 'Grundsteuer, Hundesteuer, Gewerbesteuer, Zahlungen.',
      text: html`
        <h2>Zahlen und später zahlen</h2>
        <p>Mit einem Lastschriftmandat verpassen Sie keinen Termin. Können Sie gerade nicht zahlen, rufen Sie vor dem
        Fälligkeitstag an; über Raten lässt sich reden.</p>`,
      anschrift: zimmer('Erdgeschoss, Zimmer 5'),
      kommunikation: erreichbar('kasse', 'kasse'),
      kontaktpersonen: [
        person('Sabine', 'Maurer', 'Leitung', 'Zimmer 5', 'kasse'),
        person('Florian', 'Zeller', 'Grund- und Gewerbesteuer', 'Zimmer 5', 183),
      ],
      zeitenWieOben: true,
    },
    {
      slug: 'bauamt',
      name: 'Bauamt',
      uebergeordnet: 'rathaus',
      sortierung: 13,
      einleitung: 'Bauanträge, Bebauungspläne, Straßen.',
      text: html`
        <h2>Bevor Sie planen</h2>
        <p>Ein Gespräch von einer halben Stunde spart oft Monate. Wir zeigen Ihnen, was der Bebauungsplan erlaubt, und sagen,
        ob Sie überhaupt einen Antrag brauchen. Die Beratung ist kostenlos.</p>`,
      anschrift: zimmer('zweiter Stock, Zimmer 14'),
      kommunikation: [...erreichbar('bauberatung', 'bauamt'), fax],
      kontaktpersonen: [
        person('Jonas', 'Wehrle', 'Leitung', 'Zimmer 14', 160),
        person('Hanna', 'Köbele', 'Bauberatung', 'Zimmer 14', 161),
        person('Elif', 'Korkmaz', 'Straßen und Kanäle', 'Zimmer 14', 166),
      ],
      oeffnungszeiten: [beratung],
      zeitenWieOben: true,
      leistungen: [
        { id: 'bauen', name: 'Bauen in Rebenau', detailURL: '/bauen' },
        { id: 'rebgarten', name: 'Bauplätze im Rebgarten', detailURL: '/bauen/baugebiete/rebgarten' },
      ],
    },
    {
      slug: 'grundstuecke',
      name: 'Grundstücke und Wirtschaft',
      uebergeordnet: 'bauamt',
      sortierung: 19,
      einleitung: 'Bauplätze, Gewerbeflächen und eine Nummer für Betriebe.',
      anschrift: zimmer('zweiter Stock, Zimmer 13'),
      kommunikation: erreichbar('grundstuecke', 'wirtschaft'),
      kontaktpersonen: [
        person('Ida', 'Sommer', 'Grundstücke und Wirtschaft', 'Zimmer 13', 165, 'wirtschaft'),
      ],
      zeitenWieOben: true,
      leistungen: [
        { id: 'rebgarten', name: 'Bauplätze im Rebgarten', detailURL: '/bauen/baugebiete/rebgarten' },
      ],
    },
    {
      slug: 'bauhof',
      name: 'Bauhof',
      uebergeordnet: 'bauamt',
      sortierung: 14,
      einleitung: 'Grünflächen, Winterdienst, Laternen.',
      anschrift: { location: 'Bauhof', street: 'Rheinweg 18', zip: '76999', city: 'Rebenau' },
      kommunikation: erreichbar('bauhof', 'bauhof'),
      kontaktpersonen: [
        person('Bernd', 'Ganter', 'Leitung', 'Werkstatt', 170),
        person('Uwe', 'Schäfer', 'Grünflächen', 'Werkstatt', 171),
      ],
      oeffnungszeiten: [
        oeffnungszeit(
          [
            ...zeit('MONTAG DIENSTAG MITTWOCH DONNERSTAG', '07:00', '15:30'),
            ...zeit('FREITAG', '07:00', '12:00'),
          ],
          { abweichendeZeiten: [weihnachtsruhe(heute)] },
        ),
      ],
      leistungen: [
        { id: 'schaden', name: 'Schaden melden', detailURL: '/schaden-melden' },
        { id: 'schaden-foto', name: 'Schaden mit Foto melden', detailURL: '/schaeden/neu' },
      ],
    },
    {
      slug: 'stadtwerke',
      name: 'Stadtwerke',
      uebergeordnet: 'bauamt',
      sortierung: 15,
      einleitung: 'Wasser, Abwasser, Nahwärme. Bei Störungen Tag und Nacht.',
      bereitschaft: nummer('stoerung'),
      anschrift: { location: 'Wasserwerk', street: 'Rheinweg 20', zip: '76999', city: 'Rebenau' },
      kommunikation: [
        ...erreichbar('stadtwerke', 'stadtwerke'),
        ...erreichbar('stoerung', 'stoerung').slice(0, 1),
      ],
      kontaktpersonen: [
        person('Andreas', 'Link', 'Technische Leitung', 'Wasserwerk', 172),
        person('Vera', 'Oberle', 'Zähler und Abrechnung', 'Wasserwerk', 173),
      ],
      oeffnungszeiten: [
        oeffnungszeit(
          [
            ...zeit('MONTAG DIENSTAG DONNERSTAG FREITAG', '08:00', '12:00'),
            ...zeit('DIENSTAG', '14:00', '16:00'),
          ],
          { abweichendeZeiten: [weihnachtsruhe(heute)] },
        ),
        oeffnungszeit(zeit('ARBEITSTAG_MO_FR SAMSTAG SONNTAG', '00:00', '24:00'), {
          typ: 'TELEFONISCHE_ERREICHBARKEIT',
          hinweisText: 'Störungen: zweite Nummer',
          anFeiertagen: 'WIE_IMMER',
        }),
      ],
    },
    {
      slug: 'tourist-info',
      name: 'Tourist-Info',
      uebergeordnet: 'rathaus',
      sortierung: 16,
      einleitung: 'Karten, Führungen, Zimmer und Wein.',
      text: html`
        <h2>In der Zehntscheuer</h2>
        <p>Hier bekommen Sie Wanderkarten, leihen ein E-Bike und buchen eine Führung. Im Regal stehen die Weine
        aller zwölf Betriebe zum gleichen Preis wie auf dem Hof.</p>`,
      anschrift: { location: 'Zehntscheuer', street: 'Kirchgasse 2', zip: '76999', city: 'Rebenau' },
      kommunikation: erreichbar('tourismus', 'gaeste'),
      kontaktpersonen: [
        person('Judith', 'Amann', 'Leitung', 'Zehntscheuer, Tresen', 250),
        person('Pierre', 'Muller', 'Führungen, auch auf Französisch', 'Zehntscheuer, Tresen', 251),
      ],
      oeffnungszeiten: [
        oeffnungszeit(
          [
            ...zeit('DIENSTAG MITTWOCH DONNERSTAG FREITAG', '10:00', '17:00'),
            ...zeit('SAMSTAG', '10:00', '13:00'),
          ],
          {
            abweichendeZeiten: [weihnachtsruhe(heute)],
          },
        ),
      ],
      leistungen: [
        { id: 'rundwege', name: 'Rundwege', detailURL: '/stadt/rundwege' },
        { id: 'wein', name: 'Wein', detailURL: '/stadt/wein' },
      ],
    },
  ]
}
