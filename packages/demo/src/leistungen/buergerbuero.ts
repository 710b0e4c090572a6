import { euro, gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { rufe } from '../notrufe.ts'
import { ablauf, abschnitt, freigabe, type Leistung, recht, stellen, voraussetzungen } from './leistung.ts'

const beimBuergerbuero = { organisationseinheiten: [stellen.buergerbuero] }
const geprueft = freigabe('Bürgerbüro')

const foto = `ein digitales biometrisches Foto: aus einem Fotogeschäft mit Übertragungscode oder von unserem Gerät im Bürgerbüro (${euro(gebuehren.foto)})`
const sorgeberechtigte =
  'für Kinder unter 16 Jahren: das Einverständnis aller Sorgeberechtigten und deren Ausweise; das Kind kommt mit'

/** Services of the citizens' office on the ground floor. */
export const buergerbueroLeistungen: readonly Leistung[] = [
  {
    ...beimBuergerbuero,
    slug: 'personalausweis',
    name: 'Personalausweis beantragen',
    kurztext:
      'Den Ausweis beantragen Sie persönlich im Bürgerbüro. Mit Termin dauert das eine Viertelstunde, drei Wochen später ist er da.',
    synonyme: ['Perso', 'Ausweis', 'neuer Ausweis', 'Ausweis verlängern', 'Ausweis abgelaufen', 'eID', 'PIN'],
    lebenslagen: ['ausweise-und-reisen', 'heirat'],
    unterlagen: [
      'Ihren bisherigen Ausweis oder Reisepass, auch wenn er abgelaufen ist',
      foto,
      'beim ersten Ausweis oder nach einer Namensänderung: Geburts- oder Eheurkunde',
      sorgeberechtigte,
    ],
    kosten: [
      { bezeichnung: 'ab 24 Jahren', betrag: 46, hinweis: 'gültig 10 Jahre' },
      { bezeichnung: 'unter 24 Jahren', betrag: 27.6, hinweis: 'gültig 6 Jahre' },
      {
        bezeichnung: 'vorläufiger Personalausweis',
        betrag: 10,
        hinweis: 'gültig 3 Monate, gleich zum Mitnehmen',
      },
      { bezeichnung: 'neue Adresse, neue PIN', betrag: 0 },
    ],
    persoenlich: true,
    bearbeitungsdauer: 'etwa drei Wochen',
    fristen: ['Ab 16 Jahren brauchen alle Deutschen einen gültigen Ausweis oder Reisepass.'],
    textbloecke: [
      ablauf(html`
        <ol>
        <li>Sie vereinbaren online oder unter ${tel('buergerbuero')} einen Termin oder kommen am Vormittag ohne Termin.</li>
        <li>Wir prüfen Ihre Unterlagen und nehmen zwei Fingerabdrücke auf.</li>
        <li>Sie zahlen mit Karte oder bar.</li>
        <li>Wir schreiben Ihnen, sobald der Ausweis da ist.</li>
        <li>Sie holen ihn ab und geben den alten zurück. Eine andere Person darf ihn mit Vollmacht abholen.</li>
        </ol>`),
      abschnitt(
        'Wenn Sie nicht kommen können',
        html`<p>Wer krank oder pflegebedürftig ist, bekommt Besuch von uns. Wir bringen alles mit, auch die Kamera.</p>`,
      ),
      abschnitt(
        'Wenn es eilt oder der Ausweis weg ist',
        html`
          <p>Einen vorläufigen Ausweis bekommen Sie gleich mit. Für Reisen außerhalb der Europäischen Union brauchen Sie meist
          einen <a href="/rathaus/leistungen/reisepass">Reisepass</a>. Ist der Ausweis verloren oder gestohlen,
          <a href="/rathaus/leistungen/ausweis-verloren">melden Sie den Verlust</a> gleich.</p>`,
      ),
      recht('§§ 1, 9 Personalausweisgesetz (PAuswG)', 'Personalausweisgebührenverordnung (PAuswGebV)'),
      geprueft,
    ],
  },
  {
    ...beimBuergerbuero,
    slug: 'ausweis-verloren',
    name: 'Verlust von Ausweis oder Pass melden',
    kurztext: 'Melden Sie den Verlust gleich, damit niemand Ihren Ausweis missbraucht.',
    synonyme: ['Ausweis gestohlen', 'Perso verloren', 'Diebstahl', 'Ausweis sperren'],
    lebenslagen: ['ausweise-und-reisen'],
    unterlagen: ['wenn vorhanden: einen anderen Nachweis mit Foto, zum Beispiel den Führerschein'],
    kosten: [{ bezeichnung: 'Meldung', betrag: 0 }],
    bearbeitungsdauer: 'zehn Minuten',
    fristen: ['sofort, wenn Sie es bemerken'],
    textbloecke: [
      abschnitt(
        'Nachts und am Wochenende',
        html`
          <p>Die Online-Funktion sperren Sie rund um die Uhr unter dem bundesweiten Sperrnotruf
          ${rufe('sperrnotruf')}. Den Verlust
          selbst nimmt auch jede Polizeidienststelle auf.</p>
          <p>Finden Sie den Ausweis wieder, sagen Sie uns bitte auch das. Benutzen dürfen Sie ihn erst danach.</p>`,
      ),
      recht('§ 27 Personalausweisgesetz (PAuswG)', '§ 15 Passgesetz (PassG)'),
      geprueft,
    ],
  },
  {
    ...beimBuergerbuero,
    slug: 'reisepass',
    name: 'Reisepass beantragen',
    kurztext: 'Für Reisen über die Grenzen der Europäischen Union hinaus. Planen Sie sechs Wochen ein.',
    synonyme: ['Pass', 'Kinderreisepass', 'Expresspass', 'Auslandsreise', 'Urlaub'],
    lebenslagen: ['ausweise-und-reisen'],
    unterlagen: [
      'Ihren bisherigen Reisepass oder Personalausweis',
      foto,
      'beim ersten Pass oder nach einer Namensänderung: Geburts- oder Eheurkunde',
      sorgeberechtigte,
    ],
    kosten: [
      { bezeichnung: 'ab 24 Jahren', betrag: 70, hinweis: 'gültig 10 Jahre' },
      { bezeichnung: 'unter 24 Jahren', betrag: 37.5, hinweis: 'gültig 6 Jahre' },
      { bezeichnung: 'Zuschlag für den Express-Pass', betrag: 32, hinweis: 'nach drei Werktagen da' },
      { bezeichnung: 'Zuschlag für 48 Seiten', betrag: 22 },
      { bezeichnung: 'vorläufiger Reisepass', betrag: 26, hinweis: 'nur in dringenden Fällen' },
    ],
    persoenlich: true,
    bearbeitungsdauer: 'vier bis sechs Wochen, im Express drei Werktage',
    textbloecke: [
      abschnitt(
        'Kinderreisepass',
        html`
          <p>Kinderreisepässe gibt es seit 2024 nicht mehr. Kinder bekommen einen Personalausweis oder einen Reisepass.
          Fragen Sie vorher nach, was Ihr Reiseland verlangt.</p>`,
      ),
      recht('§§ 1, 5, 6 Passgesetz (PassG)', 'Passverordnung (PassV)'),
      geprueft,
    ],
  },
  {
    ...beimBuergerbuero,
    slug: 'wohnsitz-anmelden',
    name: 'Wohnsitz anmelden',
    kurztext: 'Neu in Rebenau? Melden Sie sich innerhalb von zwei Wochen nach dem Einzug an.',
    synonyme: ['umziehen', 'Anmeldung', 'Umzug', 'zuziehen', 'neue Wohnung', 'Einwohnermeldeamt', 'Meldeamt'],
    lebenslagen: ['umzug', 'neu-in-rebenau'],
    prozesse: [{ name: 'Online anmelden', url: 'https://wohnsitzanmeldung.gov.de/' }],
    unterlagen: [
      'die Ausweise aller Personen, die mit Ihnen einziehen',
      'die Bestätigung Ihrer Vermieterin oder Ihres Vermieters, dass Sie eingezogen sind; der Mietvertrag reicht nicht',
      'beim Zuzug aus dem Ausland: Geburts- und Heiratsurkunden, wenn möglich mit Übersetzung',
    ],
    kosten: [{ bezeichnung: 'Anmeldung', betrag: 0 }],
    bearbeitungsdauer: 'eine Viertelstunde, Sie bekommen sofort eine Meldebestätigung',
    fristen: ['innerhalb von zwei Wochen nach dem Einzug'],
    textbloecke: [
      ablauf(html`
        <p>Wir tragen die neue Adresse ein, kleben sie auf Ihren Personalausweis und schreiben sie auf den Chip. Bei
        Ihrer alten Gemeinde müssen Sie sich nicht abmelden, das machen wir. Eine Person kann die ganze Familie
        anmelden, wenn sie alle Ausweise dabeihat.</p>`),
      abschnitt(
        'Online anmelden',
        html`
          <p>Mit einem Ausweis, dessen Online-Funktion eingeschaltet ist, geht die Anmeldung auch von zu Hause. Den
          Aufkleber für den Ausweis schickt Ihnen die Bundesdruckerei.</p>`,
      ),
      recht('§§ 17, 19, 23 Bundesmeldegesetz (BMG)'),
      geprueft,
    ],
  },
  {
    ...beimBuergerbuero,
    slug: 'wohnsitz-ummelden',
    name: 'Wohnsitz ummelden',
    kurztext: 'Innerhalb von Rebenau umgezogen? Auch eine Straße weiter müssen Sie sich ummelden.',
    synonyme: ['umziehen', 'Umzug', 'Adresse ändern', 'neue Adresse'],
    lebenslagen: ['umzug', 'neu-in-rebenau'],
    prozesse: [{ name: 'Online ummelden', url: 'https://wohnsitzanmeldung.gov.de/' }],
    unterlagen: [
      'die Ausweise aller Personen, die umgezogen sind',
      'die Bestätigung Ihrer Vermieterin oder Ihres Vermieters über den Einzug',
    ],
    kosten: [{ bezeichnung: 'Ummeldung', betrag: 0 }],
    bearbeitungsdauer: 'eine Viertelstunde',
    fristen: ['innerhalb von zwei Wochen nach dem Einzug'],
    textbloecke: [recht('§§ 17, 19 Bundesmeldegesetz (BMG)'), geprueft],
  },
  {
    ...beimBuergerbuero,
    slug: 'wohnsitz-abmelden',
    name: 'Wohnsitz abmelden',
    kurztext: 'Nur wenn Sie ins Ausland ziehen oder eine Nebenwohnung aufgeben.',
    synonyme: ['wegziehen', 'auswandern', 'Abmeldung', 'Nebenwohnung'],
    lebenslagen: ['umzug', 'wegzug'],
    unterlagen: ['Ihren Ausweis', 'die neue Anschrift im Ausland, wenn Sie sie schon kennen'],
    kosten: [{ bezeichnung: 'Abmeldung', betrag: 0 }],
    bearbeitungsdauer: 'fünf Minuten, mit Brief eine Woche',
    fristen: ['frühestens eine Woche vor dem Auszug, spätestens zwei Wochen danach'],
    textbloecke: [
      abschnitt(
        'Per Brief',
        html`
          <p>Schicken Sie uns ein unterschriebenes Blatt mit Ihrem Namen, der alten und der neuen Anschrift, dem Tag des
          Auszugs und einer Kopie Ihres Ausweises. Die Bestätigung kommt mit der Post.</p>`,
      ),
      recht('§ 17 Absatz 2 Bundesmeldegesetz (BMG)'),
      geprueft,
    ],
  },
  {
    ...beimBuergerbuero,
    slug: 'meldebescheinigung',
    name: 'Meldebescheinigung',
    kurztext: 'Der Nachweis, dass und wo Sie in Rebenau gemeldet sind.',
    synonyme: ['Meldebestätigung', 'Wohnsitzbescheinigung', 'Lebensbescheinigung', 'Haushaltsbescheinigung'],
    lebenslagen: ['heirat', 'ausweise-und-reisen'],
    unterlagen: ['Ihren Ausweis oder Reisepass'],
    kosten: [
      { bezeichnung: 'Meldebescheinigung', betrag: 6 },
      { bezeichnung: 'für Rente, Wohngeld oder Grundsicherung', betrag: 0 },
    ],
    bearbeitungsdauer: 'sofort',
    textbloecke: [recht('§ 18 Bundesmeldegesetz (BMG)'), geprueft],
  },
  {
    ...beimBuergerbuero,
    slug: 'auskunftssperre',
    name: 'Weitergabe von Meldedaten sperren',
    kurztext: 'Sie bestimmen mit, wer Ihre Adresse bekommt: Parteien, Adressbücher, Jubiläumslisten.',
    synonyme: ['Übermittlungssperre', 'Datensperre', 'Auskunftssperre', 'Datenschutz', 'Adresse geheim'],
    lebenslagen: ['umzug'],
    prozesse: [
      {
        name: 'Sperre mit dem Kontaktformular beantragen',
        url: '/kontakt?seite=/rathaus/leistungen/auskunftssperre',
      },
    ],
    kosten: [{ bezeichnung: 'Sperre', betrag: 0 }],
    bearbeitungsdauer: 'zwei Werktage',
    textbloecke: [
      abschnitt(
        'Wenn Sie in Gefahr sind',
        html`
          <p>Wer bedroht wird, kann seine Daten ganz sperren lassen. Kommen Sie dafür bitte persönlich; Sie bekommen
          einen Raum für sich und müssen am Schalter nichts erklären.</p>`,
      ),
      recht('§§ 36, 50, 51 Bundesmeldegesetz (BMG)'),
      geprueft,
    ],
  },
  {
    ...beimBuergerbuero,
    slug: 'fuehrungszeugnis',
    name: 'Führungszeugnis beantragen',
    kurztext: 'Für Arbeitgeber, Vereine und Behörden. Es kommt nach etwa zwei Wochen mit der Post.',
    synonyme: ['polizeiliches Führungszeugnis', 'erweitertes Führungszeugnis', 'Strafregister', 'Vorstrafen'],
    lebenslagen: ['arbeit-und-gewerbe'],
    prozesse: [{ name: 'Online beantragen', url: 'https://www.fuehrungszeugnis.bund.de/' }],
    unterlagen: [
      'Ihren Ausweis oder Reisepass',
      'für das erweiterte Führungszeugnis: das Schreiben der Stelle, die es verlangt',
    ],
    kosten: [
      { bezeichnung: 'Führungszeugnis', betrag: 13 },
      { bezeichnung: 'für ein Ehrenamt', betrag: 0, hinweis: 'mit einer Bestätigung des Vereins' },
    ],
    bearbeitungsdauer: 'etwa zwei Wochen',
    textbloecke: [
      voraussetzungen(html`<p>Sie sind mindestens 14 Jahre alt und in Rebenau gemeldet.</p>`),
      recht('§§ 30, 30a Bundeszentralregistergesetz (BZRG)'),
      geprueft,
    ],
  },
  {
    ...beimBuergerbuero,
    slug: 'beglaubigung',
    name: 'Kopien und Unterschriften beglaubigen',
    kurztext: 'Wir bestätigen, dass eine Kopie mit dem Original übereinstimmt.',
    synonyme: ['beglaubigte Kopie', 'Zeugnis beglaubigen', 'Unterschrift beglaubigen', 'Beglaubigung'],
    lebenslagen: ['arbeit-und-gewerbe'],
    unterlagen: ['das Original', 'Ihren Ausweis', 'die Kopien; wir kopieren auch für Sie (0,50 € je Seite)'],
    kosten: [
      { bezeichnung: 'je Seite', betrag: 2.5 },
      { bezeichnung: 'Unterschrift', betrag: 5 },
      { bezeichnung: 'für die Rente', betrag: 0 },
    ],
    bearbeitungsdauer: 'sofort',
    textbloecke: [
      abschnitt(
        'Was wir nicht beglaubigen',
        html`
          <p>Urkunden des Standesamts stellt nur das Standesamt neu aus. Unterschriften unter Verträgen, die ein Notar
          beurkunden muss, und Grundbuchsachen dürfen wir nicht beglaubigen.</p>`,
      ),
      recht('§§ 33, 34 Landesverwaltungsverfahrensgesetz (LVwVfG)'),
      geprueft,
    ],
  },
  {
    ...beimBuergerbuero,
    slug: 'fundsachen',
    name: 'Fundsachen abgeben oder abholen',
    kurztext: 'Etwas verloren oder gefunden? Das Fundbüro ist im Bürgerbüro.',
    synonyme: ['Fundbüro', 'verloren', 'gefunden', 'Schlüssel verloren', 'Fahrrad gefunden', 'Fundtier'],
    lebenslagen: ['haustiere'],
    prozesse: [{ name: 'Nach einer Fundsache fragen', url: '/kontakt?seite=/rathaus/leistungen/fundsachen' }],
    unterlagen: ['Ihren Ausweis', 'eine Beschreibung, am besten mit Foto oder Kaufbeleg'],
    kosten: [
      { bezeichnung: 'Abgeben und abholen', betrag: 0 },
      { bezeichnung: 'Fahrrad, ab dem zweiten Monat', betrag: 10 },
    ],
    bearbeitungsdauer: 'sofort',
    fristen: [
      'Fundsachen bewahren wir sechs Monate auf. Danach gehören sie der Person, die sie gefunden hat.',
    ],
    textbloecke: [
      abschnitt(
        'Auf der Pinnwand nachsehen',
        html`
          <p>Was Menschen selbst gefunden oder verloren haben, steht unter
          <a href="/leben/fundsachen">Gefunden und verloren</a>.</p>`,
      ),
      abschnitt(
        'Gefundene Tiere',
        html`
          <p>Rufen Sie an unter ${tel('ordnungsamt')}, abends und am Wochenende die Polizei. Gefundene Tiere bringt der
          Tierschutzverein ins Tierheim.</p>`,
      ),
      recht('§§ 965 bis 977 Bürgerliches Gesetzbuch (BGB)'),
      geprueft,
    ],
  },
  {
    ...beimBuergerbuero,
    slug: 'fuehrerschein',
    name: 'Führerschein beantragen oder umtauschen',
    kurztext: 'Den Antrag nehmen wir an und prüfen ihn; den Führerschein stellt das Landratsamt aus.',
    synonyme: [
      'Fahrerlaubnis',
      'Führerschein umtauschen',
      'begleitetes Fahren',
      'Pflichtumtausch',
      'Kartenführerschein',
    ],
    lebenslagen: ['auto-und-verkehr'],
    organisationseinheiten: [stellen.buergerbuero, stellen.landratsamt],
    unterlagen: [
      'Ihren Ausweis oder Reisepass',
      'ein biometrisches Foto auf Papier',
      'beim ersten Führerschein: Sehtest, Nachweis über Erste Hilfe, Name der Fahrschule',
      'beim Umtausch: den alten Führerschein',
    ],
    kosten: [
      { bezeichnung: 'Annahme im Bürgerbüro', betrag: 5.1 },
      { bezeichnung: 'Führerschein, an das Landratsamt', betrag: 43.4 },
      { bezeichnung: 'Umtausch, an das Landratsamt', betrag: 25.3 },
    ],
    bearbeitungsdauer: 'vier bis sechs Wochen',
    fristen: ['Kartenführerscheine von 2002 bis 2004 müssen bis zum 19. Januar 2027 umgetauscht sein.'],
    textbloecke: [recht('§§ 21, 24a Fahrerlaubnis-Verordnung (FeV)'), geprueft],
  },
  {
    ...beimBuergerbuero,
    slug: 'untersuchungsberechtigungsschein',
    name: 'Untersuchungsberechtigungsschein',
    kurztext:
      'Wer vor dem 18. Geburtstag eine Ausbildung beginnt, braucht ihn für die kostenlose Untersuchung beim Arzt.',
    synonyme: ['Jugendarbeitsschutz', 'Ausbildung', 'Lehre', 'Erstuntersuchung', 'Azubi'],
    lebenslagen: ['arbeit-und-gewerbe'],
    unterlagen: ['Ausweis oder Reisepass der Jugendlichen oder des Jugendlichen'],
    kosten: [{ bezeichnung: 'Schein und Untersuchung', betrag: 0 }],
    bearbeitungsdauer: 'sofort',
    fristen: ['Die Untersuchung darf bei Beginn der Ausbildung höchstens 14 Monate zurückliegen.'],
    textbloecke: [recht('§§ 32, 44 Jugendarbeitsschutzgesetz (JArbSchG)'), geprueft],
  },
  {
    ...beimBuergerbuero,
    slug: 'wahlschein',
    name: 'Wahlschein und Briefwahl beantragen',
    kurztext: 'Wenn Sie am Wahltag nicht ins Wahllokal kommen: Briefwahl, so einfach wie ein Brief.',
    synonyme: ['Briefwahl', 'Wahlbenachrichtigung', 'Wahl', 'Wahlunterlagen', 'Stimmzettel'],
    lebenslagen: [],
    prozesse: [
      {
        name: 'Wahlschein mit dem Kontaktformular beantragen',
        url: '/kontakt?seite=/rathaus/leistungen/wahlschein',
      },
    ],
    unterlagen: [
      'Ihre Wahlbenachrichtigung, wenn Sie sie zur Hand haben',
      'Name, Geburtstag und Anschrift, wenn Sie schriftlich beantragen',
      'wenn jemand für Sie abholt: eine Vollmacht',
    ],
    kosten: [{ bezeichnung: 'Wahlschein und Rücksendung', betrag: 0 }],
    bearbeitungsdauer: 'am Schalter sofort, mit der Post zwei bis drei Tage',
    fristen: [
      'bis zum Freitag vor der Wahl, 15:00 Uhr',
      'bei plötzlicher Krankheit noch am Wahltag bis 15:00 Uhr',
    ],
    textbloecke: [
      abschnitt(
        'Gleich im Rathaus wählen',
        html`
          <p>Sobald die Stimmzettel da sind, steht im Bürgerbüro eine Wahlkabine. Sie können den Wahlschein beantragen
          und in derselben Minute wählen.</p>`,
      ),
      recht('§§ 25 bis 28 Bundeswahlordnung (BWO)', '§§ 10, 11 Kommunalwahlordnung (KomWO)'),
      geprueft,
    ],
  },
]
