import { gebuehren } from '../gebuehren.ts'
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

const beimOrdnungsamt = { organisationseinheiten: [stellen.ordnungsamt] }
const geprueft = freigabe('Ordnungsamt')
const gewerberecht = recht('§ 14 Gewerbeordnung (GewO)')

/** Services about trade, streets, festivals and fishing. */
export const ordnungsamtLeistungen: readonly Leistung[] = [
  {
    ...beimOrdnungsamt,
    slug: 'gewerbe-anmelden',
    name: 'Gewerbe anmelden',
    kurztext: 'Bevor es losgeht: ein Formular, eine Viertelstunde, und wir sagen allen anderen Bescheid.',
    synonyme: [
      'selbstständig',
      'Gewerbeschein',
      'Firma gründen',
      'Kleingewerbe',
      'Nebengewerbe',
      'Existenzgründung',
    ],
    lebenslagen: ['arbeit-und-gewerbe', 'gewerbe-fuehren'],
    prozesse: [{ name: 'Online anmelden bei service-bw', url: 'https://www.service-bw.de/' }],
    unterlagen: [
      'Ausweis oder Reisepass',
      'bei einer eingetragenen Firma: Auszug aus dem Handelsregister',
      'für das Handwerk: Handwerkskarte',
      'wenn nötig: die Erlaubnis, zum Beispiel für Bewachung oder Makler',
    ],
    kosten: [{ bezeichnung: 'Anmeldung', betrag: gebuehren.gewerbeAnmelden }],
    bearbeitungsdauer: 'im Amt sofort, online bis zu drei Werktage',
    fristen: ['spätestens an dem Tag, an dem Sie beginnen'],
    textbloecke: [
      abschnitt(
        'Freie Berufe',
        html`<p>Wer als Ärztin, Übersetzer, Künstlerin oder Architekt arbeitet, meldet sich nur beim Finanzamt.</p>`,
      ),
      gewerberecht,
      geprueft,
    ],
  },
  {
    ...beimOrdnungsamt,
    slug: 'gewerbe-ummelden',
    name: 'Gewerbe ummelden',
    kurztext: 'Wenn der Betrieb innerhalb von Rebenau umzieht oder etwas anderes anbietet.',
    synonyme: ['Firma umziehen', 'Betriebssitz', 'Gewerbe ändern', 'Gewerbeummeldung'],
    lebenslagen: ['arbeit-und-gewerbe', 'gewerbe-fuehren'],
    prozesse: [{ name: 'Online ummelden bei service-bw', url: 'https://www.service-bw.de/' }],
    unterlagen: ['Ausweis oder Reisepass', 'die letzte Gewerbeanmeldung'],
    kosten: [{ bezeichnung: 'Ummeldung', betrag: 22 }],
    bearbeitungsdauer: 'im Amt sofort, online bis zu drei Werktage',
    fristen: ['gleichzeitig mit der Änderung'],
    textbloecke: [gewerberecht, geprueft],
  },
  {
    ...beimOrdnungsamt,
    slug: 'gewerbe-abmelden',
    name: 'Gewerbe abmelden',
    kurztext: 'Wenn Sie aufhören, den Betrieb abgeben oder in eine andere Gemeinde ziehen.',
    synonyme: ['Firma schließen', 'Geschäft aufgeben', 'Gewerbeabmeldung', 'Betriebsaufgabe'],
    lebenslagen: ['arbeit-und-gewerbe', 'gewerbe-fuehren'],
    prozesse: [{ name: 'Online abmelden bei service-bw', url: 'https://www.service-bw.de/' }],
    unterlagen: ['Ausweis oder Reisepass', 'die letzte Gewerbeanmeldung'],
    kosten: [{ bezeichnung: 'Abmeldung', betrag: 0 }],
    bearbeitungsdauer: 'im Amt sofort, online bis zu drei Werktage',
    textbloecke: [gewerberecht, geprueft],
  },
  {
    ...beimOrdnungsamt,
    slug: 'gaststaettenerlaubnis',
    name: 'Gaststätte oder Ausschank anzeigen',
    kurztext: 'Für ein Wirtshaus auf Dauer ebenso wie für Wein und Würstchen auf dem Vereinsfest.',
    synonyme: [
      'Schankerlaubnis',
      'Gestattung',
      'Ausschank',
      'Besenwirtschaft',
      'Straußwirtschaft',
      'Wirtschaft',
      'Konzession',
    ],
    lebenslagen: ['arbeit-und-gewerbe', 'gaststaetten-und-feste'],
    unterlagen: [
      'Ausweis der Person, die verantwortlich ist',
      'für ein Fest: Ort, Tage, Uhrzeiten und ein Lageplan',
      'für eine Gaststätte: Führungszeugnis, Grundriss, Pachtvertrag und Nachweis über die Belehrung zur Hygiene',
    ],
    kosten: [
      { bezeichnung: 'Fest eines Vereins, je Tag', betrag: 20 },
      { bezeichnung: 'Fest, gewerblich, je Tag', betrag: 45 },
      { bezeichnung: 'Gaststätte auf Dauer', betrag: 350, betragBis: 1800, hinweis: 'nach der Fläche' },
      { bezeichnung: 'Straußwirtschaft, Anzeige', betrag: 15 },
    ],
    bearbeitungsdauer: 'Fest eine Woche, Gaststätte vier bis sechs Wochen',
    fristen: ['für ein Fest: zwei Wochen vorher', 'für eine Straußwirtschaft: zwei Wochen vor der Öffnung'],
    textbloecke: [
      rechtsbehelf('stadt'),
      recht('Gaststättengesetz (GastG)', 'Gaststättenverordnung (GastVO)'),
      geprueft,
    ],
  },
  {
    ...beimOrdnungsamt,
    slug: 'plakatierung',
    name: 'Plakate aufhängen',
    kurztext:
      'Für Veranstaltungen in Rebenau und Umgebung, an Laternen und den sechs Plakattafeln der Stadt.',
    synonyme: ['Plakat', 'Werbung', 'Banner', 'Wahlplakat', 'Plakatierung'],
    lebenslagen: ['gaststaetten-und-feste'],
    prozesse: [
      {
        name: 'Plakate mit dem Kontaktformular anmelden',
        url: '/kontakt?seite=/rathaus/leistungen/plakatierung',
      },
    ],
    unterlagen: ['ein Muster des Plakats', 'Zahl, Größe und Zeitraum'],
    kosten: [
      { bezeichnung: 'je Plakat, gewerblich', betrag: 2.5 },
      { bezeichnung: 'Vereine aus Rebenau, bis 30 Plakate', betrag: 0 },
    ],
    bearbeitungsdauer: 'drei Werktage, die Aufkleber holen Sie am Empfang ab',
    fristen: ['frühestens vier Wochen vor der Veranstaltung', 'abhängen: am dritten Tag danach'],
    textbloecke: [
      rechtsbehelf('stadt'),
      recht('§ 16 Straßengesetz Baden-Württemberg (StrG)', satzung('Sondernutzungssatzung')),
      geprueft,
    ],
  },
  {
    ...beimOrdnungsamt,
    slug: 'sondernutzung',
    name: 'Straße oder Gehweg nutzen',
    kurztext: 'Für Tische vor dem Lokal, einen Infostand, einen Container oder ein Gerüst.',
    synonyme: ['Sondernutzung', 'Container', 'Gerüst', 'Außenbewirtschaftung', 'Infostand', 'Mulde', 'Kran'],
    lebenslagen: ['gaststaetten-und-feste', 'bauen'],
    prozesse: [
      { name: 'Mit dem Kontaktformular anfragen', url: '/kontakt?seite=/rathaus/leistungen/sondernutzung' },
    ],
    unterlagen: ['Lageplan oder Foto mit eingezeichneter Fläche', 'Zeitraum'],
    kosten: [
      { bezeichnung: 'Genehmigung', betrag: 30 },
      { bezeichnung: 'Tische und Stühle, je m² und Monat', betrag: 3.2 },
      { bezeichnung: 'Gerüst oder Container, je Woche', betrag: 18 },
      { bezeichnung: 'Infostand für einen guten Zweck', betrag: 0 },
    ],
    bearbeitungsdauer: 'eine Woche',
    fristen: ['zwei Wochen vorher'],
    textbloecke: [
      rechtsbehelf('stadt'),
      recht('§§ 16 bis 19 Straßengesetz Baden-Württemberg (StrG)'),
      geprueft,
    ],
  },
  {
    ...beimOrdnungsamt,
    slug: 'strassensperrung',
    name: 'Straße sperren oder Halteverbot einrichten',
    kurztext: 'Für Umzug, Baustelle, Straßenfest oder Hochzeitszug.',
    synonyme: [
      'Halteverbot',
      'Parkverbot',
      'Umzugswagen',
      'Straßenfest',
      'Sperrung',
      'Baustelle',
      'Verkehrszeichen',
    ],
    lebenslagen: ['auto-und-verkehr', 'umzug', 'bauen', 'gaststaetten-und-feste'],
    prozesse: [
      {
        name: 'Mit dem Kontaktformular beantragen',
        url: '/kontakt?seite=/rathaus/leistungen/strassensperrung',
      },
    ],
    unterlagen: ['Plan mit der gesperrten Strecke', 'Zeitraum', 'Name und Telefon der Person vor Ort'],
    kosten: [
      {
        bezeichnung: 'Halteverbot für einen Umzug',
        betrag: gebuehren.halteverbot,
        hinweis: 'Schilder vom Bauhof inbegriffen',
      },
      { bezeichnung: 'Sperrung für eine Baustelle', betrag: 60, betragBis: 240 },
      { bezeichnung: 'Straßenfest der Nachbarschaft', betrag: 0 },
    ],
    bearbeitungsdauer: 'eine Woche, bei Durchgangsstraßen drei Wochen',
    fristen: [
      'zwei Wochen vorher, bei Durchgangsstraßen vier Wochen; die Schilder stehen vier Tage vor Beginn',
    ],
    textbloecke: [rechtsbehelf('stadt'), recht('§§ 29, 45 Straßenverkehrs-Ordnung (StVO)'), geprueft],
  },
  {
    ...beimOrdnungsamt,
    slug: 'parkausweis-bewohner',
    name: 'Parkausweis für Bewohnerinnen und Bewohner',
    kurztext:
      'Wer in der Altstadt oder am Bahnhof wohnt, parkt mit dem Ausweis ohne Parkschein, ein Jahr lang.',
    synonyme: ['Anwohnerparken', 'Bewohnerparken', 'Parken', 'Parkausweis', 'Altstadt'],
    lebenslagen: ['auto-und-verkehr', 'neu-in-rebenau'],
    prozesse: [{ name: 'Parkausweis beantragen', url: '/formulare/parkausweis-beantragen' }],
    unterlagen: ['Fahrzeugschein', 'bei einem fremden Auto: Bestätigung, dass Sie es ständig nutzen'],
    kosten: [
      { bezeichnung: 'ein Jahr', betrag: gebuehren.bewohnerparken },
      { bezeichnung: 'Änderung des Kennzeichens', betrag: 5 },
    ],
    bearbeitungsdauer: 'im Amt sofort, sonst drei Werktage',
    textbloecke: [
      voraussetzungen(html`<p>Sie sind in der Zone A (Altstadt) oder B (Bahnhof) mit Hauptwohnung gemeldet und haben
        dort keinen eigenen Stellplatz.</p>`),
      rechtsbehelf('stadt'),
      recht('§ 45 Absatz 1b Straßenverkehrs-Ordnung (StVO)', satzung('Bewohnerparkgebührensatzung')),
      geprueft,
    ],
  },
  {
    ...beimOrdnungsamt,
    slug: 'feuerwerk',
    name: 'Feuerwerk außerhalb von Silvester',
    kurztext: 'Zur Hochzeit oder zum runden Geburtstag, nur mit Genehmigung und nicht in der Altstadt.',
    synonyme: ['Böller', 'Raketen', 'Pyrotechnik', 'Hochzeitsfeuerwerk'],
    lebenslagen: ['gaststaetten-und-feste', 'heirat'],
    unterlagen: [
      'Ort, Tag und Uhrzeit',
      'Einverständnis der Menschen, denen das Grundstück gehört',
      'Nachweis über die Haftpflichtversicherung',
    ],
    kosten: [{ bezeichnung: 'Genehmigung', betrag: 55 }],
    bearbeitungsdauer: 'zwei Wochen',
    fristen: ['vier Wochen vorher', 'Das Feuerwerk endet um 22:00 Uhr, im Juni und Juli um 22:30 Uhr.'],
    textbloecke: [
      abschnitt(
        'Zu Silvester',
        html`<p>Vom 31. Dezember bis 1. Januar brauchen Erwachsene keine Genehmigung. In der Altstadt mit ihren
          Fachwerkhäusern, am Pflegeheim und an der Kirche ist Feuerwerk immer verboten.</p>`,
      ),
      abschnitt(
        'Osterfeuer und andere Feuer im Freien',
        html`<p>Ein Osterfeuer zeigen Sie uns zwei Wochen vorher an, mit Ort, Tag und einem Menschen, der dabei bleibt. Es
          kostet nichts. Gartenabfälle zu verbrennen ist in Rebenau verboten.</p>`,
      ),
      recht('§§ 23, 24 Erste Verordnung zum Sprengstoffgesetz (1. SprengV)'),
      geprueft,
    ],
  },
  {
    ...beimOrdnungsamt,
    slug: 'fischereischein',
    name: 'Fischereischein beantragen',
    kurztext: 'Zum Angeln am Altrhein und an den Baggerseen, für ein, fünf oder zehn Jahre.',
    synonyme: ['Angeln', 'Angelschein', 'Fischerei', 'Jugendfischereischein'],
    lebenslagen: ['ferien-und-freizeit'],
    unterlagen: [
      'Ausweis',
      'ein Passfoto',
      'Zeugnis über die Fischerprüfung oder den alten Schein',
      'Jugendliche von 10 bis 15 Jahren: Einverständnis der Eltern',
    ],
    kosten: [
      { bezeichnung: 'ein Jahr', betrag: 23, hinweis: 'mit 8 € Fischereiabgabe' },
      { bezeichnung: 'fünf Jahre', betrag: 60, hinweis: 'mit 40 € Fischereiabgabe' },
      { bezeichnung: 'zehn Jahre', betrag: 105, hinweis: 'mit 80 € Fischereiabgabe' },
      { bezeichnung: 'Jugendfischereischein, ein Jahr', betrag: 9 },
    ],
    bearbeitungsdauer: 'sofort',
    textbloecke: [
      abschnitt(
        'Erlaubnis für das Gewässer',
        html`<p>Zum Angeln brauchen Sie außerdem eine Karte für das Gewässer. Für den Altrhein gibt sie der
          Angelsportverein aus, auch für einen Tag.</p>`,
      ),
      rechtsbehelf('stadt'),
      recht('§§ 31 bis 36 Fischereigesetz Baden-Württemberg (FischG)'),
      geprueft,
    ],
  },
  {
    ...beimOrdnungsamt,
    slug: 'ruhestoerung',
    name: 'Lärm und andere Störungen melden',
    kurztext: 'Wenn ein Gespräch mit den Nachbarn nicht hilft. Nachts ist die Polizei zuständig.',
    synonyme: ['Lärm', 'Nachbar', 'Ruhestörung', 'Rasenmäher', 'Hundegebell', 'Nachtruhe'],
    lebenslagen: ['wohnkosten'],
    prozesse: [{ name: 'Störung melden', url: '/kontakt?seite=/rathaus/leistungen/ruhestoerung' }],
    unterlagen: ['Tage und Uhrzeiten, am besten über zwei Wochen notiert'],
    kosten: [{ bezeichnung: 'Meldung', betrag: 0 }],
    bearbeitungsdauer: 'wir melden uns innerhalb von drei Werktagen',
    textbloecke: [
      ablauf(html`<p>Wir hören beide Seiten und vermitteln zuerst. Erst wenn das nicht hilft, folgt ein
        Bußgeldverfahren. Auskunft: ${tel('ordnungsamt')}.</p>`),
      recht(satzung('Polizeiverordnung'), '§ 117 Ordnungswidrigkeitengesetz (OWiG)'),
      geprueft,
    ],
  },
]
