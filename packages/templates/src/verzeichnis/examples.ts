import type { Verzeichnis, Verzeichniseintrag } from '@rathausplatz/contract'
import type { Examples } from '../template.ts'
import type { VerzeichnisData } from './load.ts'
import type { verzeichnis } from './schema.ts'

const rubriken = [
  { id: 'baeckerei', name: 'Bäckerei und Konditorei', anzahl: 2 },
  { id: 'handwerk', name: 'Bau und Handwerk', anzahl: 1 },
  { id: 'weinbau', name: 'Weinbau', anzahl: 1 },
]

/** Also used by the examples of the template for a single entry. */
export const betriebe: Verzeichnis = {
  id: 'betriebe',
  name: 'Betriebe',
  einzahl: 'Betrieb',
  mehrzahl: 'Betriebe',
  rubriktitel: 'Branche',
  suchfeld: 'branchensearch',
  seite: '/wirtschaft/betriebe',
  rubriken,
  buchstaben: ['B', 'K', 'S', 'W'],
  vorschlaege: true,
  anzahl: 4,
}

const rubrikOf = (id: string) =>
  rubriken.filter(rubrik => rubrik.id === id).map(({ id, name }) => ({ id, name }))

const eintrag = (id: string, rubrik: string, own: Partial<Verzeichniseintrag>): Verzeichniseintrag => ({
  id,
  verzeichnis: 'betriebe',
  name: id,
  einleitung: '',
  text: '',
  rubriken: rubrikOf(rubrik),
  ansprechperson: '',
  kommunikation: [],
  webseite: '',
  oeffnungszeiten: [],
  barrierefreiheit: '',
  detailURL: `/verzeichnis/${id}`,
  ...own,
})

const eintraege: readonly Verzeichniseintrag[] = [
  eintrag('baeckerei-huber', 'baeckerei', {
    name: 'Bäckerei Huber',
    einleitung: 'Brot aus dem Holzofen, jeden Tag ab 06:00\u00a0Uhr.',
    anschrift: { location: '', street: 'Rheinstraße\u00a04', zip: '76999', city: 'Rebenau' },
    kommunikation: [{ kanal: 'TELEFON', kennung: '030\u00a023125-310' }],
  }),
  eintrag('konditorei-baumann', 'baeckerei', {
    name: 'Konditorei Baumann',
    einleitung: 'Torten, Pralinen und ein Café mit 24 Plätzen.',
    anschrift: { location: '', street: 'Marktplatz\u00a09', zip: '76999', city: 'Rebenau' },
  }),
  eintrag('schreinerei-kopf', 'handwerk', {
    name: 'Schreinerei Kopf',
    kommunikation: [{ kanal: 'TELEFON', kennung: '030\u00a023125-322' }],
  }),
  eintrag('weingut-am-hohberg', 'weinbau', { name: 'Weingut am Hohberg' }),
]

const data: VerzeichnisData = {
  verzeichnis: betriebe,
  eintraege,
  anzahl: 4,
  pagination: { page: 1, pages: 1 },
  auswahl: { suchwort: '', branche: '', buchstabe: '' },
}
const options = { verzeichnis: 'betriebe' }

export const examples = {
  standard: { context: { titel: 'Betriebe in Rebenau' }, options, data },
  ohneTitel: { context: {}, options, data },
  ausgewaehlt: {
    context: {},
    options,
    data: {
      ...data,
      eintraege: eintraege.slice(0, 1),
      anzahl: 1,
      auswahl: { suchwort: 'Brot', branche: 'baeckerei', buchstabe: 'B' },
    },
  },
  langeListe: {
    context: {},
    options,
    data: {
      ...data,
      verzeichnis: {
        ...betriebe,
        anzahl: 412,
        buchstaben: ['0-9', ...'ABCDEFGHIJKLMNOPQRSTUVWZ'.split('')],
      },
      anzahl: 412,
      pagination: { page: 3, pages: 21 },
    },
  },
  nichtsGefunden: {
    context: {},
    options,
    data: {
      ...data,
      eintraege: [],
      anzahl: 0,
      pagination: { page: 1, pages: 0 },
      auswahl: { suchwort: 'Raumfahrt', branche: '', buchstabe: '' },
    },
  },
  leer: {
    context: {},
    options,
    data: {
      ...data,
      verzeichnis: { ...betriebe, rubriken: [], buchstaben: [], anzahl: 0 },
      eintraege: [],
      anzahl: 0,
      pagination: { page: 1, pages: 0 },
    },
  },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Betriebe"' },
    options,
    data: {
      ...data,
      verzeichnis: { ...betriebe, rubriktitel: '<i>Branche</i> & "Sparte"' },
      eintraege: [
        eintrag('rau', 'handwerk', {
          name: '<img src=x onerror=alert(1)> & "Söhne" Grundstücksverkehrsgenehmigungszuständigkeitsübertragung',
          einleitung: "<script>alert(1)</script> ÄÖÜäöüß 'x' {{7*7}}",
          anschrift: { location: '<b>', street: '"><svg onload=alert(1)>', zip: '', city: '' },
          kommunikation: [{ kanal: 'TELEFON', kennung: 'javascript:alert(1)' }],
        }),
      ],
      anzahl: 1,
      auswahl: { suchwort: '"><img src=x onerror=alert(1)>', branche: '', buchstabe: '' },
    },
  },
} satisfies Examples<typeof verzeichnis, VerzeichnisData>
