import { type EmbeddedCms, openCms } from '@rathausplatz/cms'
import { type CallInput, type Cms, calls, cmsInProcess, type Identify } from '@rathausplatz/contract'
import { type Engine, engineLabels, newPlace, openPostgres, type Place, removePlace } from './databases.ts'
import type { Figure } from './figures.ts'

/** Lists of the desk in a town with very many contents: how long a page of one takes, also where little of much is wanted. */

type Document = Parameters<EmbeddedCms['store']['writeAll']>[0][number]
type Rounds = { documents: number; questions: number }

const AT_ONCE = 1_000
const GOAL_MS = 100
const AREAS = 40
const AUTHOR = 'messung@example.org'
const NEWEST = Date.parse('2026-01-31T08:00:00Z')
const DAY = 86_400_000
const silent = { info() {}, warn() {}, error: console.error }

const RUBRIKEN = ['Feste', 'Konzert', 'Markt', 'Sport', 'Vortrag', 'Führung', 'Kinder', 'Senioren']
const PLACES = ['Rathaus', 'Stadthalle', 'Kelter', 'Kirchplatz', 'Schillerschule', 'Bücherei', 'Freibad']
const ABOUT = [
  'Sanierung',
  'Öffnung',
  'Planung',
  'Sperrung',
  'Fest',
  'Wahl',
  'Haushalt',
  'Beratung',
  'Ehrung',
]

/** Two fifths events, half news, the rest pages. Every fiftieth is still a draft. */
function document(number: number): Document {
  const about = `${ABOUT[number % ABOUT.length]} ${PLACES[number % PLACES.length]} ${number}`
  const datum_von = new Date(NEWEST - (number % 11_000) * DAY).toISOString()
  const kept = { author: AUTHOR, publish: number % 50 !== 3 }
  if (number % 10 < 4) {
    const rubriken = [RUBRIKEN[number % RUBRIKEN.length]]
    const ort = PLACES[number % PLACES.length]
    return {
      kind: 'veranstaltung',
      ...kept,
      data: { titel: about, slug: `v-${number}`, datum_von, ort, rubriken },
    }
  }
  if (number % 10 < 9) {
    const data = { titel: about, einleitung: about, text: `<p>${about}</p>`, slug: `n-${number}`, datum_von }
    return { kind: 'aktuelles', ...kept, data }
  }
  const content = [{ template: 'text', context: { text: `<p>${about}</p>` } }]
  const pfad = `/bereich-${number % AREAS}/seite-${number}`
  return { kind: 'seite', ...kept, data: { pfad, title: about, content } }
}

/** Who asks: of the whole town, of two of its sections, of one kind of record, whoever may read the log, who wrote it all. They stand for their token. */
const askers = {
  stadt: { roles: ['redaktion'], sections: ['/'] },
  bereich: { roles: ['redaktion'], sections: ['/bereich-9', '/bereich-19'] },
  personal: { roles: ['personal'], sections: ['/'] },
  leitung: { roles: ['chefredaktion'], sections: ['/'] },
  [AUTHOR]: { roles: ['redaktion'], sections: ['/'] },
} as const
type Asker = keyof typeof askers

const identify: Identify = async (realm, token) =>
  ({ realm, id: token, name: token, email: `${token}@example.org`, ...askers[token as Asker] }) as never

type Question = { name: string; label: string; ask: (desk: Cms) => Promise<unknown> }

type Query<C> = CallInput<C> extends { query: infer Q } ? Q : never

const list = (
  name: string,
  label: string,
  query: Query<typeof calls.redaktionInhalte>,
  token: Asker = 'stadt',
): Question => ({ name, label, ask: desk => desk.call(calls.redaktionInhalte, { query, token }) })

const stock = (
  name: string,
  label: string,
  query: Query<typeof calls.redaktionBestand>,
  token: Asker = 'stadt',
): Question => ({ name, label, ask: desk => desk.call(calls.redaktionBestand, { query, token }) })

const media = (
  name: string,
  label: string,
  query: Query<typeof calls.redaktionMedien>,
  token: Asker = 'stadt',
): Question => ({ name, label, ask: desk => desk.call(calls.redaktionMedien, { query, token }) })

const tree = (name: string, label: string, unter: string, token: Asker = 'stadt'): Question => ({
  name,
  label,
  ask: desk => desk.call(calls.redaktionSeitenbaum, { query: { unter }, token }),
})

const numbers = (name: string, label: string, token: Asker = 'stadt'): Question => ({
  name,
  label,
  ask: desk => desk.call(calls.redaktionBestandZahlen, { token }),
})

const OWN = { von: 'ich', status: 'entwurf,geaendert', sortierung: 'geaendert:desc' } as const
const EVENTS = { art: 'veranstaltung' } as const

const questions: readonly Question[] = [
  list('first', 'Veranstaltungen, erste Seite', EVENTS),
  list('title', 'Veranstaltungen nach Titel', { ...EVENTS, sortierung: 'titel:desc' }),
  list('changed', 'alle Inhalte, zuletzt geänderte zuerst', { sortierung: 'geaendert:desc' }),
  list('status', 'Nachrichten nach Zustand', { art: 'aktuelles', sortierung: 'status:asc' }),
  list('filtered', 'Veranstaltungen einer Rubrik nach Datum', {
    ...EVENTS,
    filter: 'rubriken:Konzert',
    sortierung: 'datum:desc',
  }),
  list('twice', 'Entwürfe einer Rubrik nach Titel', {
    ...EVENTS,
    filter: 'rubriken:Konzert',
    status: 'entwurf',
  }),
  list('public', 'öffentliche Nachrichten nach Datum', {
    art: 'aktuelles',
    status: 'oeffentlich',
    sortierung: 'datum:desc',
  }),
  list('drafts', 'Entwürfe aller Arten', { status: 'entwurf', sortierung: 'geaendert:desc' }),
  list('searched', 'Suche nach einem Wort, das jede neunte hat', { suche: 'Sanierung' }),
  list('words', 'Suche nach zwei Wortanfängen', { art: 'aktuelles', suche: 'stadth plan' }),
  list('rare', 'Suche nach einem Wort, das eines hat', { suche: '77777' }),
  list('none', 'Suche ohne Treffer', { suche: 'Sanierung Xylophon' }),
  list('deep', 'Veranstaltungen, Seite 400', { ...EVENTS, seite: 400 }),
  list('deepDate', 'Nachrichten nach Datum, Seite 400', {
    art: 'aktuelles',
    sortierung: 'datum:desc',
    seite: 400,
  }),
  list('deepFiltered', 'Veranstaltungen einer Rubrik, Seite 190', {
    ...EVENTS,
    filter: 'rubriken:Konzert',
    sortierung: 'datum:asc',
    seite: 190,
  }),
  list('deepAll', 'alle Inhalte, Seite 400', { seite: 400 }),
  list('empty', 'Suche nach einem Buchstaben in einer Art ohne Inhalte', { art: 'stelle', suche: 's' }),
  list('letters', 'Suche nach vier Wortanfängen, die viele haben', { suche: 's r p 7' }),
  list('two', 'Entwürfe eines Abschnitts', { bereich: '/bereich-9', status: 'entwurf' }),
  list('counted', 'Veranstaltungen, gezählt bis 10.000', { ...EVENTS, pro_seite: 1, zaehlen_bis: 10_000 }),
  list('ending', 'was bald endet', { endet_bis: '2026-12-31T00:00:00Z' }),
  list('section', 'ein Abschnitt der Website', { bereich: '/bereich-9' }),
  list('editor', 'Seiten, wer zwei Bereiche hat', { art: 'seite' }, 'bereich'),
  list('editorAll', 'alle Inhalte, wer zwei Bereiche hat', { sortierung: 'geaendert:desc' }, 'bereich'),
  list('editorDeep', 'Seiten, Seite 15, wer zwei Bereiche hat', { art: 'seite', seite: 15 }, 'bereich'),
  list('editorSearched', 'Suche, wer zwei Bereiche hat', { suche: 'Sanierung' }, 'bereich'),
  list('own', 'eigene Entwürfe, wer alles geschrieben hat', OWN, AUTHOR),
  list('ownNone', 'eigene Entwürfe, wer keine hat', OWN),
  list('trash', 'Papierkorb', { status: 'papierkorb', sortierung: 'geaendert:desc' }),
  list('trashDeep', 'Papierkorb, Seite 70', {
    status: 'papierkorb',
    sortierung: 'geaendert:desc',
    seite: 70,
  }),
  stock('stock', 'Bestand nach Wiedervorlage', {}),
  stock('stockDue', 'Bestand, was wieder anzusehen ist', { merkmal: 'faellig' }),
  stock('stockNobody', 'Bestand, wofür niemand verantwortlich ist', { verantwortlich: 'niemand' }),
  stock('stockFindings', 'Bestand mit Befunden', { merkmal: 'befunde', sortierung: 'befunde:desc' }),
  stock('stockDeep', 'Bestand nach Titel, Seite 400', { sortierung: 'titel:asc', seite: 400 }),
  stock('stockKind', 'Bestand einer Art ohne Inhalte', { art: 'stelle' }),
  stock('stockRole', 'Bestand, wer nur Stellen sieht', {}, 'personal'),
  stock('stockEditor', 'Bestand, wer zwei Bereiche hat', {}, 'bereich'),
  numbers('numbers', 'Zahlen des Bestands'),
  numbers('numbersEditor', 'Zahlen des Bestands, wer zwei Bereiche hat', 'bereich'),
  media('library', 'Bilder und Dokumente, erste Seite', {}),
  media('librarySearched', 'Bilder, gesucht', { suche: 'kelter', art: 'bild' }),
  media('libraryDeep', 'Bilder, Seite 200', { art: 'bild', seite: 200 }),
  media('libraryEditor', 'Bilder, wer zwei Bereiche hat', { art: 'bild' }, 'bereich'),
  tree('tree', 'Seitenbaum, oben', '/'),
  tree('treeArea', 'Seitenbaum, ein Bereich', '/bereich-9'),
  tree('treeEditor', 'Seitenbaum, wer zwei Bereiche hat', '/', 'bereich'),
  {
    name: 'log',
    label: 'Protokoll',
    ask: desk => desk.call(calls.redaktionProtokoll, { query: {}, token: 'leitung' }),
  },
]

/** One town per database, the same questions to each. */
export async function measureLists(databases: readonly Engine[], rounds: Rounds): Promise<Figure[]> {
  const place = newPlace()
  try {
    await fill(place, rounds.documents)
    const figures = databases.includes('sqlite') ? await measureTown('sqlite', place, rounds) : []
    return databases.includes('postgres')
      ? [...figures, ...(await measureOnPostgres(place, rounds))]
      : figures
  } finally {
    removePlace(place)
  }
}

/** Every fiftieth document lies in the trash; for every tenth there is a picture. */
async function fill(place: Place, documents: number): Promise<void> {
  const cms = await openCms({ ...place, create: true, log: silent })
  try {
    for (let from = 0; from < documents; from += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, documents - from) }, (_, at) =>
        document(from + at),
      )
      const written = await cms.store.writeAll(batch)
      if (!written.ok) throw new Error(written.error.message)
      for (const [at, id] of written.value.entries())
        if ((from + at) % 50 === 4) await cms.store.remove(id, { author: AUTHOR })
      await cms.store.database.write(async transaction => {
        const rows = batch.flatMap((_, at) => ((from + at) % 10 === 0 ? [picture(from + at)] : []))
        await transaction.withTables<{ medien: Medium }>().insertInto('medien').values(rows).execute()
        return { ok: true, value: undefined }
      })
    }
    await cms.filled()
  } finally {
    await cms.close()
  }
}

type Medium = {
  datei: string
  art: string
  typ: string
  titel: string
  beschreibung: string
  dekorativ: number
  urheber: string
  groesse: number
  breite: number
  hoehe: number
  version: string
  suchtext: string
  created_at: string
  updated_at: string
  author: string
}

/** A row of the library, without its file: no list looks at that. */
function picture(number: number): Medium {
  const titel = `Bild ${PLACES[number % PLACES.length]} ${number}`
  const at = new Date(NEWEST - number * 60_000).toISOString()
  return {
    datei: `bild-${number}`,
    art: 'bild',
    typ: 'image/jpeg',
    titel,
    beschreibung: titel,
    dekorativ: 0,
    urheber: 'Messung',
    groesse: 100_000,
    breite: 1600,
    hoehe: 1200,
    version: String(number),
    suchtext: ` ${titel.toLowerCase()} bild ${number}`,
    created_at: at,
    updated_at: at,
    author: AUTHOR,
  }
}

async function measureOnPostgres(place: Place, rounds: Rounds): Promise<Figure[]> {
  const postgres = await openPostgres()
  try {
    const moved = await postgres.moveHere(place)
    await (await openCms({ ...moved, log: silent })).close()
    await postgres.settle(moved)
    const figures = await measureTown('postgres', moved, rounds)
    removePlace(moved)
    return figures
  } finally {
    await postgres.close()
  }
}

async function measureTown(engine: Engine, place: Place, { documents, questions: rounds }: Rounds) {
  const cms = await openCms({ ...place, log: silent })
  try {
    await cms.indexed()
    const desk = cmsInProcess(cms.handlers, identify)
    const figures: Figure[] = []
    for (const { name, label, ask } of questions) {
      const times = await timesOf(() => ask(desk), rounds)
      figures.push({
        name: `${engine}.lists.${name}.${documents}`,
        label: `${engineLabels[engine]}: ${label}`,
        value: times[Math.floor(times.length / 2)],
        unit: 'ms',
        goal: { most: GOAL_MS },
        details: [
          { label: '95. Perzentil', value: times[Math.floor((times.length - 1) * 0.95)] ?? 0, unit: 'ms' },
        ],
      })
    }
    return figures
  } finally {
    await cms.close()
  }
}

/** The shortest first. */
async function timesOf(work: () => Promise<unknown>, rounds: number): Promise<number[]> {
  await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
  }
  return times.toSorted((a, b) => a - b)
}
