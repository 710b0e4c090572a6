import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { satzung } from '../ortsrecht.ts'
import { ablauf, abschnitt, freigabe, type Leistung, recht, stellen } from './leistung.ts'

const beimStandesamt = { organisationseinheiten: [stellen.standesamt] }
const geprueft = freigabe('Standesamt')

export const standesamtLeistungen: readonly Leistung[] = [
  {
    ...beimStandesamt,
    slug: 'geburt-anzeigen',
    name: 'Geburt anzeigen',
    kurztext:
      'Nach einer Hausgeburt oder einer Geburt unterwegs zeigen Sie die Geburt selbst an. Sonst macht es die Klinik.',
    synonyme: ['Baby', 'Kind anmelden', 'Hausgeburt', 'Neugeborenes', 'Nachwuchs'],
    lebenslagen: ['geburt'],
    unterlagen: [
      'Bescheinigung der Hebamme oder des Arztes über die Geburt',
      'Ausweise der Eltern',
      'bei verheirateten Eltern: Eheurkunde; sonst die Geburtsurkunde der Mutter',
      'wenn es sie gibt: Anerkennung der Vaterschaft und Sorgeerklärung',
    ],
    kosten: [{ bezeichnung: 'Anzeige und Urkunden für Kindergeld und Elterngeld', betrag: 0 }],
    bearbeitungsdauer: 'meist drei Werktage',
    fristen: ['innerhalb einer Woche nach der Geburt'],
    textbloecke: [recht('§§ 18 bis 20 Personenstandsgesetz (PStG)'), geprueft],
  },
  {
    ...beimStandesamt,
    slug: 'geburtsurkunde',
    name: 'Geburtsurkunde bestellen',
    kurztext:
      'Für alle, die in Rebenau geboren sind. Die Urkunde kommt mit der Post; abholen können Sie sie, wenn Sie vorher anrufen.',
    synonyme: [
      'Urkunde',
      'Abstammungsurkunde',
      'internationale Geburtsurkunde',
      'Geburtsregister',
      'Eheurkunde',
    ],
    lebenslagen: ['geburt', 'heirat', 'ausweise-und-reisen'],
    prozesse: [
      {
        name: 'Urkunde mit dem Kontaktformular bestellen',
        url: '/kontakt?seite=/rathaus/leistungen/geburtsurkunde',
      },
    ],
    unterlagen: [
      'Ihren Ausweis, bei einer Bestellung eine Kopie davon',
      'für Urkunden anderer Menschen: einen Nachweis, dass Sie verwandt oder bevollmächtigt sind',
    ],
    kosten: [
      { bezeichnung: 'Geburts-, Ehe- oder Sterbeurkunde', betrag: 15 },
      { bezeichnung: 'jede weitere, zugleich bestellt', betrag: 7.5 },
      { bezeichnung: 'für Rente und Sozialleistungen', betrag: 0 },
    ],
    bearbeitungsdauer: 'mit der Post drei Werktage; zum Abholen nach Anruf meist am selben Tag',
    textbloecke: [
      abschnitt(
        'Wer woanders geboren ist',
        html`<p>Die Urkunde stellt immer das Standesamt des Ortes aus, an dem das Kind zur Welt kam. Viele Kinder aus
          Rebenau sind in der Kreisklinik geboren; dafür ist das Standesamt der Kreisstadt zuständig.</p>`,
      ),
      recht('§§ 55, 59, 62 Personenstandsgesetz (PStG)'),
      geprueft,
    ],
  },
  {
    ...beimStandesamt,
    slug: 'vaterschaft-anerkennen',
    name: 'Vaterschaft anerkennen',
    kurztext:
      'Wenn die Eltern nicht verheiratet sind: vor oder nach der Geburt, beide zusammen oder nacheinander.',
    synonyme: ['Vater', 'Vaterschaftsanerkennung', 'unverheiratet', 'Sorgeerklärung', 'Sorgerecht'],
    lebenslagen: ['geburt', 'familie-und-kind'],
    organisationseinheiten: [stellen.standesamt, stellen.landratsamt],
    unterlagen: [
      'Ausweise von Mutter und Vater',
      'Geburtsurkunden von Mutter und Vater',
      'vor der Geburt: den Mutterpass; danach die Geburtsurkunde des Kindes',
    ],
    kosten: [{ bezeichnung: 'Beurkundung', betrag: 0 }],
    bearbeitungsdauer: 'ein Termin von etwa 30 Minuten',
    textbloecke: [
      abschnitt(
        'Gemeinsames Sorgerecht',
        html`<p>Die Sorgeerklärung nimmt das Jugendamt beim Landratsamt auf, ebenfalls kostenlos. Beides geht dort auch in
          einem Termin.</p>`,
      ),
      recht('§§ 1592 bis 1598 Bürgerliches Gesetzbuch (BGB)', '§ 44 Personenstandsgesetz (PStG)'),
      geprueft,
    ],
  },
  {
    ...beimStandesamt,
    slug: 'eheschliessung-anmelden',
    name: 'Eheschließung anmelden',
    kurztext: 'Der erste Schritt zur Hochzeit: Wir prüfen die Unterlagen und halten Ihren Termin fest.',
    synonyme: ['heiraten', 'Hochzeit', 'Trauung', 'Trautermin', 'Ehe', 'Ehefähigkeitszeugnis'],
    lebenslagen: ['heirat'],
    prozesse: [
      {
        name: 'Nach einem Trautermin fragen',
        url: '/kontakt?seite=/rathaus/leistungen/eheschliessung-anmelden',
      },
    ],
    unterlagen: [
      'Ausweise oder Reisepässe von beiden',
      'beglaubigte Ausdrucke aus dem Geburtenregister, höchstens sechs Monate alt',
      'Meldebescheinigung, wenn jemand nicht in Rebenau wohnt',
      'wer schon verheiratet war: Eheurkunde mit Vermerk über die Auflösung oder Scheidungsurteil',
      'bei gemeinsamen Kindern: deren Geburtsurkunden',
    ],
    kosten: [
      { bezeichnung: 'Anmeldung', betrag: 50 },
      { bezeichnung: 'Anmeldung, wenn ausländisches Recht zu prüfen ist', betrag: 90 },
      { bezeichnung: 'Trauung am Samstag', betrag: 80 },
      { bezeichnung: 'Trauung in der Zehntscheuer', betrag: 150 },
      { bezeichnung: 'Eheurkunde', betrag: 15 },
    ],
    bearbeitungsdauer: 'das Gespräch dauert 45 Minuten, die Prüfung meist eine Woche',
    fristen: ['frühestens sechs Monate vor der Trauung', 'Trautermine reservieren wir ein Jahr im Voraus.'],
    textbloecke: [
      ablauf(html`
        <ol>
        <li>Sie rufen an unter ${tel('standesamt')}. Wir sagen Ihnen, welche Unterlagen Sie beide brauchen.</li>
        <li>Sie kommen zu zweit oder mit einer Vollmacht zur Anmeldung.</li>
        <li>Sie wählen den Ort, den gemeinsamen Namen und ob Sie Trauzeuginnen oder Trauzeugen mitbringen. Vorgeschrieben sind sie nicht.</li>
        <li>Am Tag selbst bringen Sie Ihre Ausweise mit. Den Rest haben wir.</li>
        </ol>`),
      recht('§§ 11 bis 14 Personenstandsgesetz (PStG)', '§§ 1303 bis 1312 Bürgerliches Gesetzbuch (BGB)'),
      geprueft,
    ],
  },
  {
    ...beimStandesamt,
    slug: 'namen-aendern',
    name: 'Namen ändern',
    kurztext: 'Nach Heirat oder Scheidung beim Standesamt, aus wichtigem Grund beim Landratsamt.',
    synonyme: [
      'Namensänderung',
      'Mädchenname',
      'Doppelname',
      'Geburtsname',
      'Vorname',
      'Nachname',
      'Geschlechtseintrag',
    ],
    lebenslagen: ['heirat'],
    organisationseinheiten: [stellen.standesamt, stellen.landratsamt],
    unterlagen: ['Ausweis', 'Geburtsurkunde', 'Eheurkunde oder Scheidungsurteil, je nach Anlass'],
    kosten: [
      { bezeichnung: 'Erklärung nach Heirat oder Scheidung', betrag: 30 },
      { bezeichnung: 'Erklärung bei der Heirat', betrag: 0 },
      {
        bezeichnung: 'Änderung aus wichtigem Grund',
        betrag: 50,
        betragBis: 1500,
        hinweis: 'entscheidet das Landratsamt',
      },
    ],
    bearbeitungsdauer: 'eine Erklärung gilt sofort, ein Antrag beim Landratsamt braucht einige Monate',
    textbloecke: [
      recht(
        '§ 1355 Bürgerliches Gesetzbuch (BGB)',
        'Namensänderungsgesetz (NamÄndG)',
        'Selbstbestimmungsgesetz (SBGG)',
      ),
      geprueft,
    ],
  },
  {
    ...beimStandesamt,
    slug: 'sterbefall-anzeigen',
    name: 'Sterbefall anzeigen',
    kurztext: 'Spätestens am dritten Werktag. Meist übernimmt das ein Bestattungsunternehmen für Sie.',
    synonyme: ['Tod', 'verstorben', 'gestorben', 'Sterbeurkunde', 'Todesfall', 'Bestattung'],
    lebenslagen: ['todesfall'],
    unterlagen: [
      'Todesbescheinigung der Ärztin oder des Arztes',
      'Ausweis der verstorbenen Person',
      'Geburtsurkunde, bei Verheirateten auch die Eheurkunde',
      'Ihren eigenen Ausweis',
    ],
    kosten: [
      { bezeichnung: 'Beurkundung', betrag: 0 },
      { bezeichnung: 'Sterbeurkunde', betrag: 15, hinweis: 'für Rente und Krankenkasse kostenlos' },
    ],
    bearbeitungsdauer: 'ein bis zwei Werktage',
    fristen: ['spätestens am dritten Werktag nach dem Tod'],
    textbloecke: [
      abschnitt(
        'Am Wochenende und an Feiertagen',
        html`<p>Zwischen Weihnachten und Neujahr nehmen wir Sterbefälle an Werktagen vormittags am Telefon auf:
          ${tel('standesamt')}. An langen Wochenenden ist das Standesamt an einem Tag besetzt; die Zeit hören Sie dort auf
          dem Band.</p>`,
      ),
      recht('§§ 28 bis 31 Personenstandsgesetz (PStG)'),
      geprueft,
    ],
  },
  {
    ...beimStandesamt,
    slug: 'kirchenaustritt',
    name: 'Kirchenaustritt erklären',
    kurztext: 'Persönlich im Standesamt, ab 14 Jahren selbst.',
    synonyme: ['Kirche', 'Kirchensteuer', 'austreten', 'Religion'],
    lebenslagen: [],
    unterlagen: ['Ausweis oder Reisepass', 'wenn vorhanden: Eheurkunde'],
    kosten: [{ bezeichnung: 'Erklärung und Bescheinigung', betrag: 30 }],
    bearbeitungsdauer: 'eine Viertelstunde, wirksam mit dem Ende des Monats',
    textbloecke: [recht('§ 26 Kirchensteuergesetz Baden-Württemberg (KiStG)'), geprueft],
  },
  {
    ...beimStandesamt,
    slug: 'grabnutzung',
    name: 'Grab auswählen und Nutzung verlängern',
    kurztext: 'Reihengrab, Wahlgrab, Urnengrab oder unter Bäumen: auf drei Friedhöfen.',
    synonyme: ['Friedhof', 'Grab', 'Beerdigung', 'Urne', 'Baumgrab', 'Ruhezeit', 'Grabstein'],
    lebenslagen: ['todesfall'],
    organisationseinheiten: [stellen.standesamt, stellen.bauhof],
    unterlagen: ['bei einer Bestattung: die Sterbeurkunde', 'bei einer Verlängerung: die alte Graburkunde'],
    kosten: [
      { bezeichnung: 'Reihengrab', betrag: 1450, hinweis: 'für 20 Jahre' },
      { bezeichnung: 'Wahlgrab mit zwei Plätzen', betrag: 2980, hinweis: 'für 30 Jahre' },
      { bezeichnung: 'Urnengrab', betrag: 890, hinweis: 'für 15 Jahre' },
      { bezeichnung: 'Urne unter einem Baum', betrag: 1120, hinweis: 'für 20 Jahre, mit Pflege' },
      { bezeichnung: 'Verlängerung eines Wahlgrabs, je Jahr', betrag: 99.5 },
    ],
    bearbeitungsdauer: 'wir gehen mit Ihnen auf den Friedhof, meist am nächsten Werktag',
    fristen: ['Wir schreiben Ihnen ein halbes Jahr, bevor ein Nutzungsrecht endet.'],
    textbloecke: [
      recht('Bestattungsgesetz Baden-Württemberg (BestattG)', satzung('Friedhofssatzung')),
      geprueft,
    ],
  },
]
