import { euro, gebuehren } from '../gebuehren.ts'
import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { satzung } from '../ortsrecht.ts'
import {
  ablauf,
  abschnitt,
  freigabe,
  type Leistung,
  recht,
  rechtsbehelf,
  stellen,
  voraussetzungen,
} from './leistung.ts'

const beimSozialamt = { organisationseinheiten: [stellen.sozialamt] }
const geprueft = freigabe('Soziales und Senioren')
const geprueftFamilie = freigabe('Familienbüro')

/** Services about financial help, age and disability, and for families. */
export const sozialesUndFamilie: readonly Leistung[] = [
  {
    ...beimSozialamt,
    slug: 'wohngeld',
    name: 'Wohngeld beantragen',
    kurztext:
      'Ein Zuschuss zur Miete oder zu den Lasten der eigenen Wohnung, für viele Haushalte mit kleinem Einkommen.',
    synonyme: ['Mietzuschuss', 'Lastenzuschuss', 'Miete zu hoch', 'Wohngeldrechner', 'Zuschuss'],
    lebenslagen: ['wohnkosten', 'alter-und-pflege', 'familie-und-kind'],
    prozesse: [{ name: 'Online beantragen bei service-bw', url: 'https://www.service-bw.de/' }],
    unterlagen: [
      'Mietvertrag oder Nachweis über Kredit und Nebenkosten',
      'Einkommen aller im Haushalt: Lohn, Rente, Unterhalt, Kindergeld',
      'Ausweis und Bankverbindung',
    ],
    kosten: [{ bezeichnung: 'Antrag und Beratung', betrag: 0 }],
    bearbeitungsdauer: 'sechs bis acht Wochen, gezahlt wird rückwirkend ab dem Antrag',
    fristen: [
      'Wohngeld gibt es ab dem Monat, in dem Ihr Antrag bei uns ist.',
      'Stellen Sie den nächsten Antrag zwei Monate vor dem Ende.',
    ],
    textbloecke: [
      voraussetzungen(html`<p>Wer Grundsicherungsgeld (früher Bürgergeld) oder Grundsicherung bekommt, erhält kein Wohngeld, weil die Miete dort schon
        dabei ist. Ein Antrag schadet nie; ein formloses Blatt genügt, um die Frist zu wahren.</p>`),
      rechtsbehelf('stadt'),
      recht('Wohngeldgesetz (WoGG)'),
      geprueft,
    ],
  },
  {
    slug: 'schwerbehindertenausweis',
    name: 'Schwerbehindertenausweis beantragen',
    kurztext:
      'Das Landratsamt stellt den Grad der Behinderung fest. Wir helfen beim Antrag und reichen ihn weiter.',
    synonyme: [
      'Behinderung',
      'Behindertenausweis',
      'GdB',
      'Grad der Behinderung',
      'Merkzeichen',
      'schwerbehindert',
    ],
    lebenslagen: ['behinderung', 'alter-und-pflege'],
    organisationseinheiten: [stellen.landratsamt, stellen.sozialamt],
    prozesse: [{ name: 'Online beantragen bei service-bw', url: 'https://www.service-bw.de/' }],
    unterlagen: [
      'Befunde und Berichte, die Sie schon haben; weitere fordert das Landratsamt selbst an',
      'Namen und Anschriften Ihrer Ärztinnen und Ärzte',
      'ein Passfoto, ab einem Grad von 50',
    ],
    kosten: [{ bezeichnung: 'Feststellung und Ausweis', betrag: 0 }],
    bearbeitungsdauer: 'drei bis fünf Monate',
    fristen: ['Widerspruch gegen den Bescheid: innerhalb eines Monats'],
    textbloecke: [
      ablauf(html`
        <ol>
        <li>Sie füllen den Antrag aus, allein oder mit uns: ${tel('soziales')}.</li>
        <li>Das Landratsamt fragt bei Ihren Ärztinnen und Ärzten nach.</li>
        <li>Sie bekommen einen Bescheid mit dem Grad der Behinderung.</li>
        <li>Ab einem Grad von 50 kommt der Ausweis im Format einer Scheckkarte.</li>
        </ol>`),
      rechtsbehelf('landratsamt'),
      recht('§ 152 Sozialgesetzbuch IX (SGB IX)'),
      geprueft,
    ],
  },
  {
    slug: 'parkausweis-behinderung',
    name: 'Parkausweis für Menschen mit Behinderung',
    kurztext:
      'Der blaue Ausweis gilt in ganz Europa: auf Parkplätzen mit dem Rollstuhlzeichen und in vielen Halteverboten.',
    synonyme: ['Behindertenparkplatz', 'blauer Parkausweis', 'aG', 'Rollstuhl', 'Parkerleichterung'],
    lebenslagen: ['behinderung', 'auto-und-verkehr', 'alter-und-pflege'],
    organisationseinheiten: [stellen.ordnungsamt],
    unterlagen: ['Schwerbehindertenausweis mit Merkzeichen aG oder Bl, oder den Bescheid', 'ein Passfoto'],
    kosten: [{ bezeichnung: 'Parkausweis', betrag: 0 }],
    bearbeitungsdauer: 'sofort',
    textbloecke: [
      rechtsbehelf('stadt'),
      recht('§ 46 Absatz 1 Nummer 11 Straßenverkehrs-Ordnung (StVO)'),
      freigabe('Ordnungsamt'),
    ],
  },
  {
    ...beimSozialamt,
    slug: 'rentenantrag',
    name: 'Rente beantragen',
    kurztext: 'Wir nehmen den Antrag auf und schicken ihn der Rentenversicherung, mit allen Kopien.',
    synonyme: [
      'Altersrente',
      'Erwerbsminderung',
      'Witwenrente',
      'Rentenversicherung',
      'Kontenklärung',
      'Pension',
    ],
    lebenslagen: ['alter-und-pflege', 'todesfall'],
    prozesse: [
      {
        name: 'Online bei der Deutschen Rentenversicherung',
        url: 'https://www.deutsche-rentenversicherung.de/',
      },
    ],
    unterlagen: [
      'Ausweis',
      'Versicherungsnummer und letzter Versicherungsverlauf',
      'IBAN und Steuer-Identifikationsnummer',
      'Geburtsurkunden der Kinder, für die Kindererziehungszeiten',
    ],
    kosten: [{ bezeichnung: 'Antrag und Beglaubigungen', betrag: 0 }],
    bearbeitungsdauer: 'eine Stunde bei uns, drei Monate bei der Rentenversicherung',
    fristen: ['drei Monate vor dem gewünschten Beginn'],
    textbloecke: [recht('§ 93 Sozialgesetzbuch IV (SGB IV)'), geprueft],
  },
  {
    ...beimSozialamt,
    slug: 'rebenau-pass',
    name: 'Rebenau-Pass',
    kurztext:
      'Halber Preis im Freibad, in der Musikschule und in den Ferien: bei kleinem Einkommen oder ab drei Kindern.',
    synonyme: ['Ermäßigung', 'Sozialpass', 'Familienpass', 'Bildungspaket', 'weniger zahlen'],
    lebenslagen: ['familie-und-kind', 'ferien-und-freizeit', 'wohnkosten'],
    unterlagen: [
      'Bescheid über Wohngeld, Grundsicherungsgeld (früher Bürgergeld), Grundsicherung oder Kinderzuschlag; ab drei Kindern genügt der Bescheid über das Kindergeld',
      'ein Passfoto je Person ab 14 Jahren',
    ],
    kosten: [{ bezeichnung: 'Pass', betrag: 0 }],
    bearbeitungsdauer: 'sofort, gilt ein Jahr',
    textbloecke: [recht('Beschluss des Gemeinderats über den Rebenau-Pass'), geprueft],
  },
  {
    ...beimSozialamt,
    slug: 'buergerbus',
    name: 'Bürgerbus bestellen',
    kurztext: 'Holt Sie an der Haustür ab und bringt Sie wieder heim: zum Arzt, zum Einkaufen, zum Friedhof.',
    synonyme: ['Fahrdienst', 'Rufbus', 'Seniorenbus', 'Fahrt zum Arzt'],
    lebenslagen: ['alter-und-pflege', 'behinderung', 'auto-und-verkehr'],
    unterlagen: ['mit Wertmarke frei: Ihren Schwerbehindertenausweis'],
    kosten: [
      { bezeichnung: 'eine Fahrt in Rebenau', betrag: gebuehren.buergerbus },
      { bezeichnung: 'mit Schwerbehindertenausweis und Wertmarke', betrag: 0 },
    ],
    bearbeitungsdauer: 'Sie erfahren gleich am Telefon, wann Sie abgeholt werden',
    fristen: ['bestellen: am Werktag vorher bis 12:00 Uhr'],
    textbloecke: [
      voraussetzungen(
        html`<p>Alle, die in Rebenau wohnen oder zu Besuch sind. Ein Rollstuhl fährt mit, ein Rollator auch.</p>`,
      ),
      ablauf(html`
        <ol>
        <li>Sie rufen an: ${tel('soziales')}.</li>
        <li>Der Bus fährt dienstags und freitags von 08:30 bis 17:00 Uhr, außerdem zum Seniorennachmittag.</li>
        <li>Er holt Sie an der Haustür ab. Sie zahlen bar.</li>
        </ol>`),
      recht('Beschluss des Gemeinderats über den Bürgerbus'),
      geprueft,
    ],
  },
  {
    slug: 'kita-anmeldung',
    name: 'Kita-Platz anmelden',
    kurztext: 'Sie melden Ihr Kind einmal an und nennen bis zu drei Wunschhäuser.',
    synonyme: ['Kindergarten', 'Krippe', 'Kita', 'Betreuungsplatz', 'Kindergartenplatz', 'Tagesmutter'],
    lebenslagen: ['familie-und-kind', 'kita-und-schule', 'neu-in-rebenau', 'geburt'],
    organisationseinheiten: [stellen.familienbuero],
    prozesse: [
      { name: 'Mit dem Kontaktformular anmelden', url: '/kontakt?seite=/rathaus/leistungen/kita-anmeldung' },
    ],
    unterlagen: [
      'Geburtsurkunde des Kindes',
      'Nachweis über die Masernimpfung, spätestens zum ersten Tag',
      'wenn beide Eltern arbeiten: Bescheinigung der Arbeitgeber',
    ],
    kosten: [
      {
        bezeichnung: 'ab 3 Jahren, bis 14:00 Uhr, im Monat',
        betrag: gebuehren.kita.vormittag[0],
        hinweis: 'mit Geschwistern weniger',
      },
      { bezeichnung: 'ab 3 Jahren, ganztags, im Monat', betrag: gebuehren.kita.ganztags[0] },
      { bezeichnung: 'unter 3 Jahren, ganztags, im Monat', betrag: gebuehren.kita.krippe[0] },
    ],
    bearbeitungsdauer: 'Ende Januar vergeben wir die Plätze ab September',
    fristen: [
      'frühestens ein Jahr und spätestens sechs Monate vor dem Wunschtermin',
      'Soll Ihr Kind im September beginnen, melden Sie es bis Mitte Januar an.',
    ],
    textbloecke: [
      abschnitt(
        'Die Häuser im Vergleich',
        html`<p>Öffnungszeiten, Plätze und alle Beiträge stehen bei <a href="/leben/familie/kita">Kita und
          Kindergarten</a>.</p>`,
      ),
      recht('§ 24 Sozialgesetzbuch VIII (SGB VIII)', 'Kindertagesbetreuungsgesetz (KiTaG)'),
      geprueftFamilie,
    ],
  },
  {
    slug: 'ferienbetreuung',
    name: 'Ferienbetreuung anmelden',
    kurztext: 'In den Oster-, Pfingst-, Sommer- und Herbstferien, von 07:30 bis 16:30 Uhr, mit Mittagessen.',
    synonyme: ['Ferien', 'Ferienprogramm', 'Sommerferien', 'Hort', 'Betreuung', 'Schulferien'],
    lebenslagen: ['familie-und-kind', 'ferien-und-freizeit', 'kita-und-schule'],
    organisationseinheiten: [stellen.familienbuero],
    prozesse: [
      { name: 'Mit dem Kontaktformular anmelden', url: '/kontakt?seite=/rathaus/leistungen/ferienbetreuung' },
    ],
    unterlagen: [
      'Name und Klasse des Kindes',
      'Allergien und was wir wissen sollten',
      'Telefonnummer für den Notfall',
    ],
    kosten: [
      {
        bezeichnung: 'eine Woche',
        betrag: gebuehren.ferienwoche,
        hinweis: `Mittagessen ${euro(gebuehren.mittagessen)} am Tag`,
      },
      {
        bezeichnung: 'zweites Kind und mit Rebenau-Pass, eine Woche',
        betrag: gebuehren.ferienwoche / 2,
        hinweis: 'das dritte Kind ist frei',
      },
    ],
    bearbeitungsdauer: 'Zusage innerhalb von zwei Wochen nach dem Ende der Anmeldung',
    fristen: ['Anmeldung bis sechs Wochen vor den Ferien, danach auf freie Plätze'],
    textbloecke: [recht(satzung('Satzung über die Betreuung an Schulen')), geprueftFamilie],
  },
  {
    slug: 'musikschule-anmeldung',
    name: 'Musikschule: anmelden',
    kurztext:
      'Vom Musikgarten für die Kleinsten bis zum Orchester. Die ersten drei Stunden sind zum Ausprobieren.',
    synonyme: ['Musikunterricht', 'Klavier', 'Gitarre', 'Geige', 'Instrument lernen', 'Jugendmusikschule'],
    lebenslagen: ['familie-und-kind', 'ferien-und-freizeit'],
    organisationseinheiten: [stellen.jugendmusikschule],
    unterlagen: [
      'Anmeldung mit Unterschrift der Eltern',
      'für die Ermäßigung: Rebenau-Pass oder Schulbescheinigung',
    ],
    kosten: [
      { bezeichnung: 'Musikgarten, im Monat', betrag: 28 },
      { bezeichnung: 'Gruppe zu dritt, im Monat', betrag: 46 },
      { bezeichnung: 'Einzelunterricht 30 Minuten, im Monat', betrag: 79 },
      { bezeichnung: 'Leihinstrument, im Monat', betrag: gebuehren.leihinstrument },
    ],
    bearbeitungsdauer: 'Einteilung im September, freie Plätze das ganze Jahr',
    fristen: [
      'Neue Kurse beginnen im März und im September; in Fächern ohne Warteliste fangen Sie jederzeit an.',
      'Abmeldung zum 31. März und zum 30. September, sechs Wochen vorher',
    ],
    textbloecke: [
      abschnitt(
        'Alles zur Musikschule',
        html`<p>Fächer, Lehrkräfte und Konzerte finden Sie bei der <a href="/jugendmusikschule">Jugendmusikschule</a>.</p>`,
      ),
      recht('Gebührenordnung der Jugendmusikschule'),
      freigabe('Jugendmusikschule'),
    ],
  },
  {
    slug: 'buechereiausweis',
    name: 'Büchereiausweis',
    kurztext:
      'Den Ausweis der Stadtbücherei bekommen Sie sofort am Tresen, Kinder und Jugendliche kostenlos.',
    synonyme: ['Bücherei', 'Bibliothek', 'Leseausweis', 'Bücher ausleihen', 'Onleihe'],
    lebenslagen: ['familie-und-kind', 'ferien-und-freizeit', 'neu-in-rebenau'],
    organisationseinheiten: [stellen.buecherei],
    unterlagen: ['Ihren Ausweis', 'für Kinder: Unterschrift der Eltern'],
    kosten: [
      { bezeichnung: 'ein Jahr', betrag: gebuehren.buechereiausweis },
      { bezeichnung: 'unter 18 Jahren', betrag: 0 },
      { bezeichnung: 'Ersatz für einen verlorenen Ausweis', betrag: gebuehren.buechereiersatz },
    ],
    bearbeitungsdauer: 'fünf Minuten',
    textbloecke: [
      abschnitt(
        'Alles zur Bücherei',
        html`<p>Katalog und Öffnungszeiten stehen bei der <a href="/buecherei">Stadtbücherei</a>.</p>`,
      ),
      recht('Benutzungsordnung der Stadtbücherei'),
      freigabe('Stadtbücherei'),
    ],
  },
  {
    slug: 'saisonkarte-freibad',
    name: 'Saisonkarte für das Freibad',
    kurztext: 'Ab April im Bürgerbüro, ab dem ersten Öffnungstag auch an der Kasse im Freibad.',
    synonyme: ['Schwimmbad', 'Freibad', 'Dauerkarte', 'Eintritt', 'Familienkarte'],
    lebenslagen: ['ferien-und-freizeit'],
    organisationseinheiten: [stellen.freibad, stellen.buergerbuero],
    unterlagen: [
      'ein Passfoto; wir machen es auch am Schalter',
      'für die Ermäßigung: Rebenau-Pass oder Ausweis',
    ],
    kosten: [
      { bezeichnung: 'Erwachsene', betrag: 85 },
      { bezeichnung: 'Kinder und Jugendliche', betrag: 42 },
      { bezeichnung: 'Familie', betrag: 150, hinweis: 'bis zu zwei Erwachsene und alle ihre Kinder' },
    ],
    bearbeitungsdauer: 'sofort',
    textbloecke: [
      abschnitt(
        'Alle Preise',
        html`<p>Einzelkarten und Zehnerkarten stehen beim <a href="/freibad">Freibad</a>.</p>`,
      ),
      recht('Haus- und Badeordnung'),
      freigabe('Freibad'),
    ],
  },
]
