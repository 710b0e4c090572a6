import { dokument } from '../dokument.ts'
import { gebuehren, hebesaetze } from '../gebuehren.ts'
import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { satzung } from '../ortsrecht.ts'
import { ablauf, abschnitt, freigabe, type Leistung, recht, rechtsbehelf, stellen } from './leistung.ts'

const beimBauamt = { organisationseinheiten: [stellen.bauamt] }
const geprueft = freigabe('Bauamt')
const geprueftKasse = freigabe('Stadtkasse und Steuern')

/** Services about building, trees, water, waste and payments. */
export const bauenUndSteuern: readonly Leistung[] = [
  {
    ...beimBauamt,
    slug: 'bauantrag',
    name: 'Bauantrag einreichen',
    kurztext:
      'Für Neubau, Anbau und neue Nutzung. Wir nehmen ihn an und hören die Nachbarn; entschieden wird im Landratsamt.',
    synonyme: ['bauen', 'Baugenehmigung', 'Hausbau', 'Anbau', 'Carport', 'Umbau', 'Kenntnisgabeverfahren'],
    lebenslagen: ['bauen-und-wohnen', 'bauen'],
    organisationseinheiten: [stellen.bauamt, stellen.landratsamt],
    prozesse: [{ name: 'Virtuelles Bauamt des Landes', url: 'https://www.service-bw.de/' }],
    unterlagen: [
      'Lageplan mit Grundstück und Nachbarn',
      'Bauzeichnungen und Baubeschreibung',
      'Entwässerungsplan',
      'Nachweise zur Statik; sie können bis zum Baubeginn folgen',
    ],
    kosten: [
      {
        bezeichnung: 'Baugenehmigung',
        betrag: 150,
        betragBis: 12_500,
        hinweis: 'etwa 0,6 % der Baukosten, an das Landratsamt',
      },
      { bezeichnung: 'Kenntnisgabeverfahren', betrag: 120, betragBis: 900 },
      { bezeichnung: 'Anhörung der Nachbarn, je Grundstück', betrag: 12 },
    ],
    bearbeitungsdauer: 'zwei bis drei Monate, wenn alles vollständig ist',
    fristen: [
      'Nachbarn haben zwei Wochen Zeit für Einwände.',
      'Die Genehmigung gilt drei Jahre und kann verlängert werden.',
    ],
    textbloecke: [
      ablauf(html`
        <ol>
        <li>Sie sprechen mit unserer Bauberatung (${tel('bauberatung')}) und klären, was der Bebauungsplan zulässt.</li>
        <li>Ihre Architektin oder Ihr Architekt reicht den Antrag digital ein.</li>
        <li>Wir hören die Nachbarn und den Gemeinderat und geben alles an das Landratsamt.</li>
        <li>Mit der Genehmigung kommt der rote Punkt. Ab dann dürfen Sie bauen.</li>
        </ol>`),
      rechtsbehelf('landratsamt'),
      recht('§§ 49 bis 58 Landesbauordnung (LBO)'),
      geprueft,
    ],
  },
  {
    ...beimBauamt,
    slug: 'bebauungsplan',
    name: 'Bebauungsplan einsehen',
    kurztext: 'Wie hoch, wie breit, welches Dach: Der Plan sagt, was auf Ihrem Grundstück erlaubt ist.',
    synonyme: ['B-Plan', 'Baurecht', 'Baugrenze', 'Flächennutzungsplan', 'Bauvoranfrage'],
    lebenslagen: ['bauen-und-wohnen', 'bauen'],
    kosten: [
      { bezeichnung: 'Einsicht und Auskunft', betrag: 0 },
      { bezeichnung: 'beglaubigter Auszug', betrag: 15 },
    ],
    bearbeitungsdauer: 'sofort',
    textbloecke: [
      abschnitt(
        'Pläne, die gerade ausliegen',
        html`<p>Was zurzeit geplant wird, steht bei den <a href="/bekanntmachungen">Bekanntmachungen</a>. Während
          der Auslegung können alle sagen, was sie davon halten.</p>`,
      ),
      recht('§§ 3, 10 Baugesetzbuch (BauGB)'),
      geprueft,
    ],
  },
  {
    ...beimBauamt,
    slug: 'denkmal',
    name: 'Veränderung an einem Denkmal',
    kurztext: 'Fenster, Dach, Farbe oder Solaranlage an einem geschützten Haus: erst fragen, dann planen.',
    synonyme: [
      'Denkmalschutz',
      'Fachwerk',
      'Altstadtsatzung',
      'Kulturdenkmal',
      'Zuschuss Sanierung',
      'Solaranlage',
    ],
    lebenslagen: ['haus-und-grundstueck', 'bauen'],
    organisationseinheiten: [stellen.bauamt, stellen.landratsamt],
    unterlagen: [
      'Fotos des jetzigen Zustands',
      'Beschreibung und Angebote der Arbeiten',
      'Pläne bei größeren Umbauten',
    ],
    kosten: [{ bezeichnung: 'Genehmigung', betrag: 0 }],
    bearbeitungsdauer: 'vier bis acht Wochen',
    textbloecke: [
      abschnitt(
        'Geld für die Sanierung',
        html`<p>Im Sanierungsgebiet Altstadt trägt die Stadt bis zu 30 % der Kosten. Beantragen Sie den Zuschuss, bevor die Arbeiten beginnen.</p>`,
      ),
      rechtsbehelf('landratsamt'),
      recht('§ 8 Denkmalschutzgesetz (DSchG)', satzung('Gestaltungssatzung Altstadt')),
      geprueft,
    ],
  },
  {
    ...beimBauamt,
    slug: 'baumfaellung',
    name: 'Baum fällen',
    kurztext:
      'Große Bäume sind in Rebenau geschützt; von März bis September dürfen Sie wegen der Vögel keinen fällen.',
    synonyme: ['Baumschutz', 'Baumfällung', 'Hecke schneiden', 'Fällgenehmigung', 'Säge'],
    lebenslagen: ['haus-und-grundstueck'],
    prozesse: [
      { name: 'Mit dem Kontaktformular anfragen', url: '/kontakt?seite=/rathaus/leistungen/baumfaellung' },
    ],
    unterlagen: ['Foto des Baums', 'Umfang in einem Meter Höhe', 'Grund, bei Gefahr ein Gutachten'],
    kosten: [
      { bezeichnung: 'Genehmigung', betrag: 25 },
      { bezeichnung: 'wenn der Baum krank oder gefährlich ist', betrag: 0 },
    ],
    bearbeitungsdauer: 'zwei Wochen, wir sehen uns den Baum an',
    fristen: ['Fällen und stark schneiden dürfen Sie nur vom 1. Oktober bis Ende Februar.'],
    textbloecke: [
      abschnitt(
        'Welche Bäume geschützt sind',
        html`<p>Laubbäume mit mehr als 80 cm Umfang und alle alten Obstwiesen. Wer fällen darf, pflanzt einen neuen Baum;
          die Setzlinge gibt der Bauhof im November kostenlos aus.</p>`,
      ),
      rechtsbehelf('stadt'),
      recht(satzung('Baumschutzsatzung'), '§ 39 Bundesnaturschutzgesetz (BNatSchG)'),
      geprueft,
    ],
  },
  {
    slug: 'wasserzaehler',
    name: 'Wasserzähler ablesen und melden',
    kurztext: 'Einmal im Jahr schreiben wir Ihnen. Bei einem Umzug melden Sie den Stand am Tag der Übergabe.',
    synonyme: ['Zählerstand', 'Wasserrechnung', 'Abwasser', 'Wasseruhr', 'Stadtwerke', 'Wasser anmelden'],
    lebenslagen: ['haus-und-grundstueck', 'umzug', 'wegzug', 'neu-in-rebenau'],
    organisationseinheiten: [{ id: 'stadtwerke', name: 'Stadtwerke' }],
    prozesse: [{ name: 'Zählerstand melden', url: '/formulare/zaehlerstand-melden' }],
    unterlagen: [
      'Nummer des Zählers',
      'Zählerstand und Tag',
      'bei einem Wechsel: Name und Anschrift der Person, die nach Ihnen einzieht',
    ],
    kosten: [
      { bezeichnung: 'Wasser, je Kubikmeter', betrag: 2.31 },
      { bezeichnung: 'Abwasser, je Kubikmeter', betrag: 2.84 },
      { bezeichnung: 'Ablesung auf Wunsch durch uns', betrag: 20 },
    ],
    bearbeitungsdauer: 'die Schlussrechnung kommt innerhalb von drei Wochen',
    fristen: ['Jahresablesung: bis zum 10. Januar'],
    textbloecke: [recht(satzung('Wasserversorgungssatzung')), freigabe('Stadtwerke')],
  },
  {
    slug: 'sperrmuell',
    name: 'Sperrmüll anmelden',
    kurztext: 'Zweimal im Jahr holen wir große Stücke kostenlos ab, innerhalb von drei Wochen.',
    synonyme: ['Möbel', 'Sofa', 'Entrümpelung', 'Abholung', 'Matratze', 'Kühlschrank', 'Abfall'],
    lebenslagen: ['umzug', 'wegzug', 'todesfall'],
    organisationseinheiten: [stellen.bauhof],
    prozesse: [{ name: 'Sperrmüll anmelden', url: '/formulare/sperrmuell-anmelden' }],
    unterlagen: ['eine Liste der Stücke', 'Ihre Adresse und eine Telefonnummer'],
    kosten: [
      { bezeichnung: 'zwei Abholungen im Jahr, je 3 Kubikmeter', betrag: 0 },
      { bezeichnung: 'jede weitere Abholung', betrag: gebuehren.sperrmuell.weitere },
      { bezeichnung: 'Express innerhalb von vier Werktagen', betrag: gebuehren.sperrmuell.express },
    ],
    bearbeitungsdauer: 'Abholung innerhalb von drei Wochen',
    fristen: ['Stellen Sie die Stücke am Abend vorher ab 19:00 Uhr an den Straßenrand.'],
    textbloecke: [
      abschnitt(
        'Was nicht mitgenommen wird',
        html`<p>Bauschutt, Reifen, Farben und Säcke mit Restmüll bleiben stehen. Wohin damit, steht bei
          <a href="/leben/abfall">Abfall und Wertstoffe</a>. Was noch gut ist, nimmt das Tauschregal am Wertstoffhof.</p>`,
      ),
      recht(satzung('Abfallwirtschaftssatzung')),
      freigabe('Bauhof'),
    ],
  },
  {
    slug: 'abfalltonne',
    name: 'Abfalltonne bestellen oder tauschen',
    kurztext: 'Größer, kleiner oder ganz neu: Die Tonne kommt innerhalb von zwei Wochen.',
    synonyme: ['Mülltonne', 'Restmüll', 'Biotonne', 'Papiertonne', 'Tonne kaputt', 'Windeln'],
    lebenslagen: ['umzug', 'neu-in-rebenau', 'geburt', 'haus-und-grundstueck'],
    organisationseinheiten: [stellen.bauhof],
    prozesse: [{ name: 'Tonne bestellen oder tauschen', url: '/formulare/tonne-bestellen' }],
    formulare: [
      {
        name: 'Merkblatt: Was gehört in welche Tonne? (PDF)',
        url: dokument('abfallkalender-merkblatt').url,
        typ: 'FORMULAR',
      },
    ],
    kosten: [
      { bezeichnung: 'Restmüll 60 Liter, im Jahr', betrag: gebuehren.restmuell[60] },
      { bezeichnung: 'Restmüll 120 Liter, im Jahr', betrag: gebuehren.restmuell[120] },
      { bezeichnung: 'Restmüll 240 Liter, im Jahr', betrag: gebuehren.restmuell[240] },
      { bezeichnung: 'Biotonne und Papiertonne', betrag: 0 },
      { bezeichnung: 'Tausch einer Tonne', betrag: 15, hinweis: 'einmal im Jahr kostenlos' },
    ],
    bearbeitungsdauer: 'innerhalb von zwei Wochen',
    textbloecke: [
      abschnitt(
        'Kleine Kinder und Pflege zu Hause',
        html`<p>Familien mit Kindern unter drei Jahren und Menschen, die zu Hause gepflegt werden, bekommen auf Antrag 60
          Liter zusätzlich ohne Aufpreis.</p>`,
      ),
      abschnitt(
        'Alle vier Wochen in Lindenhof',
        html`<p>In Lindenhof leeren wir die Restmülltonne auf Wunsch nur alle vier Wochen. Dann kostet sie weniger; die Preise
          stehen bei <a href="/leben/abfall">Abfall und Wertstoffe</a>. Rufen Sie an: ${tel('abfall')}.</p>`,
      ),
      rechtsbehelf('stadt', { istAbgabe: true }),
      recht(satzung('Abfallwirtschaftssatzung')),
      freigabe('Bauhof'),
    ],
  },
  {
    slug: 'hundesteuer',
    name: 'Hund anmelden und abmelden',
    kurztext:
      'Hunde, die älter als drei Monate sind, melden Sie innerhalb eines Monats an. Die Marke bekommen Sie im Amt gleich mit, sonst mit der Post.',
    synonyme: ['Hundesteuer', 'Hundemarke', 'Hund', 'Welpe', 'Hund gestorben'],
    lebenslagen: ['haustiere', 'neu-in-rebenau', 'wegzug'],
    organisationseinheiten: [stellen.stadtkasse],
    prozesse: [{ name: 'Hund anmelden oder abmelden', url: '/formulare/hund-anmelden' }],
    formulare: [
      { name: 'Hundesteuersatzung (PDF)', url: dokument('hundesteuersatzung').url, typ: 'FORMULAR' },
    ],
    unterlagen: [
      'Rasse, Alter und Chipnummer des Hundes',
      'für eine Befreiung: den Nachweis, zum Beispiel dass er ein Assistenzhund ist oder aus dem Tierheim kommt',
      'bei der Abmeldung: die alte Marke',
    ],
    kosten: [
      { bezeichnung: 'erster Hund, im Jahr', betrag: gebuehren.hund.erster },
      { bezeichnung: 'jeder weitere Hund, im Jahr', betrag: gebuehren.hund.weiterer },
      { bezeichnung: 'Kampfhund, im Jahr', betrag: gebuehren.hund.kampfhund },
      { bezeichnung: 'Hund aus dem Tierheim, die ersten zwölf Monate', betrag: 0 },
      { bezeichnung: 'neue Marke', betrag: gebuehren.hund.marke },
    ],
    bearbeitungsdauer: 'im Amt sofort, online bis zu zwei Wochen; der Bescheid kommt mit der Post',
    fristen: [
      'anmelden: innerhalb eines Monats',
      'abmelden: innerhalb eines Monats, nachdem der Hund fort ist',
    ],
    textbloecke: [
      rechtsbehelf('stadt', { istAbgabe: true }),
      recht(satzung('Hundesteuersatzung')),
      geprueftKasse,
    ],
  },
  {
    slug: 'grundsteuer',
    name: 'Grundsteuer',
    kurztext: 'Was sie kostet, wann sie fällig ist und was bei einem Verkauf gilt.',
    synonyme: ['Grundsteuerbescheid', 'Hebesatz', 'Haus gekauft', 'Grundstück verkauft', 'Steuerbescheid'],
    lebenslagen: ['haus-und-grundstueck'],
    organisationseinheiten: [stellen.stadtkasse],
    prozesse: [
      {
        name: 'Verkauf oder neue Anschrift mitteilen',
        url: '/kontakt?seite=/rathaus/leistungen/grundsteuer',
      },
    ],
    unterlagen: [
      'das Buchungszeichen auf Ihrem letzten Bescheid',
      'bei einem Verkauf: den Tag des Übergangs',
    ],
    kosten: [{ bezeichnung: 'Bescheid, Änderung und Auskunft', betrag: 0 }],
    bearbeitungsdauer: 'Änderungen gelten ab dem nächsten Jahr',
    fristen: [
      'fällig am 15. Februar, 15. Mai, 15. August und 15. November',
      'auf Antrag auch einmal im Jahr, am 1. Juli',
    ],
    textbloecke: [
      abschnitt(
        'So hoch ist die Grundsteuer',
        html`<p>Wir nehmen den Messbetrag, den Ihnen das Finanzamt mitgeteilt hat, mal den Hebesatz der Stadt:</p>
          <ul>
          <li>${String(hebesaetze.grundsteuerB)} % bei der Grundsteuer B, für Häuser und Bauplätze</li>
          <li>${String(hebesaetze.grundsteuerA)} % bei der Grundsteuer A, für Äcker und Reben</li>
          </ul>`,
      ),
      abschnitt(
        'Einspruch',
        html`<p>Sind Sie mit dem Wert des Grundstücks nicht einverstanden, wenden Sie sich an das Finanzamt. Nur gegen den
          Bescheid der Stadt legen Sie bei uns Widerspruch ein, innerhalb eines Monats.</p>`,
      ),
      rechtsbehelf('stadt', { istAbgabe: true }),
      recht('Landesgrundsteuergesetz Baden-Württemberg (LGrStG)', satzung('Hebesatzsatzung')),
      geprueftKasse,
    ],
  },
  {
    slug: 'sepa-lastschrift',
    name: 'SEPA-Lastschrift einrichten',
    kurztext: 'Steuern und Gebühren werden pünktlich abgebucht, und Sie müssen an nichts denken.',
    synonyme: ['SEPA', 'Einzugsermächtigung', 'Abbuchung', 'bezahlen', 'Bankverbindung ändern'],
    lebenslagen: ['haus-und-grundstueck', 'neu-in-rebenau'],
    organisationseinheiten: [stellen.stadtkasse],
    unterlagen: ['IBAN', 'das Buchungszeichen', 'Ihre Unterschrift, sie ist auf Papier nötig'],
    kosten: [{ bezeichnung: 'Lastschrift', betrag: 0 }],
    bearbeitungsdauer: 'gilt ab der nächsten Fälligkeit, wenn Ihr Mandat zwei Wochen vorher bei uns ist',
    textbloecke: [recht('§ 675f Bürgerliches Gesetzbuch (BGB)'), geprueftKasse],
  },
]
