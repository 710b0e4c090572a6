import type { Examples } from '../template.ts'
import type { LeistungData, Stelle } from './load.ts'
import type { leistung } from './schema.ts'

const context = { id: 'personalausweis' }

const buergerbuero: Stelle = {
  id: 'buergerbuero',
  name: 'Bürgerbüro',
  detailURL: '/rathaus/aemter/buergerbuero',
  anschrift: 'Marktplatz 1, 76999 Rebenau',
  telefon: '030\u00a023125-110',
  email: 'buergerbuero@rebenau.example.org',
  terminlink: '/kontakt',
  zustand: {
    offen: true,
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    text: 'Jetzt geöffnet bis 12:00\u00a0Uhr',
    heute: 'Geöffnet, heute bis 12:00\u00a0Uhr',
    kurz: 'Offen bis 12:00\u00a0Uhr',
  },
}

const nichts = {
  kurztext: '',
  online: [],
  schriftlich: [],
  formulare: [],
  unterlagen: [],
  kosten: [],
  bearbeitungsdauer: '',
  persoenlich: false,
  fristen: [],
  lebenslagen: [],
  stellen: [],
  texte: {},
  weitere: [],
} satisfies LeistungData

const standard = {
  kurztext: 'Den Ausweis beantragen Sie persönlich im Bürgerbüro. Nach etwa drei Wochen holen Sie ihn ab.',
  online: [{ name: 'Termin vereinbaren', url: 'https://termine.rebenau.example.org' }],
  schriftlich: [],
  formulare: [{ name: 'Vollmacht für die Abholung', url: '/medien/dateien/vollmacht.pdf' }],
  unterlagen: [
    'Ihr bisheriger Ausweis oder Reisepass, auch wenn er abgelaufen ist',
    'ein digitales biometrisches Foto aus dem Fotogeschäft oder von unserem Gerät',
  ],
  kosten: [
    { bezeichnung: 'Personalausweis ab 24 Jahren', betrag: 46, hinweis: 'gültig 10 Jahre' },
    { bezeichnung: 'Personalausweis unter 24 Jahren', betrag: 27.6, hinweis: 'gültig 6 Jahre' },
    { bezeichnung: 'Erstes Einschalten der Online-Funktion', betrag: 0, hinweis: '' },
  ],
  bearbeitungsdauer: 'etwa drei Wochen',
  persoenlich: true,
  fristen: ['Beantragen Sie den neuen Ausweis, bevor der alte abläuft.'],
  lebenslagen: [{ id: 'umzug', name: 'Umzug', detailURL: '/rathaus/lebenslagen/umzug' }],
  stellen: [buergerbuero],
  texte: {
    rechtsgrundlage: '<p>§ 9 Personalausweisgesetz (PAuswG)</p>',
    freigabevermerk: '<p>Geprüft vom Bürgerbüro am 02.11.2026</p>',
  },
  weitere: [
    {
      titel: 'Ausweis verloren?',
      text: '<p>Melden Sie den Verlust gleich, damit niemand ihn missbraucht.</p>',
    },
  ],
} satisfies LeistungData

export const examples = {
  standard: { context, data: standard },
  /** As an import delivers a service: all facts are in texts, and the office has no page. */
  nurTexte: {
    context,
    data: {
      ...nichts,
      stellen: [
        {
          ...buergerbuero,
          id: 'landratsamt',
          name: 'Landratsamt Rheinhardt',
          detailURL: '',
          anschrift: '',
          telefon: '',
          email: '',
          terminlink: '',
          zustand: null,
        },
      ],
      texte: {
        preamble: '<p>Menschen mit Behinderung können einen Ausweis bekommen, der das bescheinigt.</p>',
        unterlagen: '<ul><li>ärztliche Unterlagen</li><li>ein Passbild</li></ul>',
        kosten: '<p>keine</p>',
        bearbeitungsdauer: '<p>mehrere Monate</p>',
        fristen: '<p>keine</p>',
        stelle: '<p>das Landratsamt, Amt für Versorgung</p>',
      },
      weitere: [
        { titel: '', text: '<p>Der Ausweis gilt in der Regel fünf Jahre.</p>' },
        { titel: 'Verfahrensablauf', text: '<ol><li>Antrag</li><li>Prüfung</li><li>Bescheid</li></ol>' },
      ],
    },
  },
  spannenUndHinweise: {
    context,
    data: {
      ...standard,
      kosten: [
        { bezeichnung: 'Bauantrag', betrag: 250, betragBis: 12_500, hinweis: 'nach den Baukosten' },
        { bezeichnung: 'Nachtrag', betragBis: 400, hinweis: '' },
        { bezeichnung: 'Auskunft', hinweis: 'nach Aufwand' },
      ],
    },
  },
  eineGebuehr: {
    context,
    data: { ...nichts, kosten: [{ bezeichnung: 'Anmeldung', betrag: 0, hinweis: 'auch online' }] },
  },
  ohneOnline: {
    context,
    data: { ...standard, online: [], formulare: [], stellen: [{ ...buergerbuero, terminlink: '' }] },
  },
  nurFormulare: { context, data: { ...nichts, formulare: standard.formulare } },
  zweiStellen: {
    context,
    data: {
      ...standard,
      stellen: [buergerbuero, { ...buergerbuero, id: 'standesamt', name: 'Standesamt', terminlink: '' }],
    },
  },
  leer: { context, data: nichts },
  raueEingaben: {
    context: { id: '<script>alert(1)</script>' },
    data: {
      ...standard,
      kurztext:
        '<script>alert(1)</script> & "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung"',
      unterlagen: ['<b>fett?</b>'],
      kosten: [{ bezeichnung: '<i>schräg?</i>', betrag: 0.5, hinweis: '<img src=x onerror=alert(1)>' }],
      bearbeitungsdauer: '3 < 5 Wochen',
      stellen: [
        { ...buergerbuero, name: '"><script>alert(1)</script>', telefon: '"><b>1</b>', email: '<x>@y' },
      ],
      texte: { preamble: '<p onclick="x()">Text<script>alert(1)</script></p>' },
      weitere: [{ titel: '<h1>Titel</h1>', text: '<a href="javascript:alert(1)">Link</a>' }],
    },
  },
} satisfies Examples<typeof leistung, LeistungData>
