import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type EmbeddedCms, openCms } from '@rathausplatz/cms'
import { calls, cmsInProcess } from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import { tablesOf as wasteIn } from '../packages/cms/src/abfall/tables.ts'
import { subscribePeople } from '../packages/cms/src/abfall/testing/people.ts'
import type { JobTables } from '../packages/cms/src/jobs/tables.ts'
import { openCmsStore } from '../packages/cms/src/open-cms-store.ts'
import { type Database, ok } from '../packages/cms/src/store/index.ts'
import { demand } from './ask.ts'
import { type Engine, engineLabels, newPlace, openPostgres, type Place, removePlace } from './databases.ts'
import type { Figure } from './figures.ts'
import { percentile } from './percentile.ts'
import { type ServerProcess, startServer, untilAnswered } from './server-process.ts'

/** Dates of a street in a year: four fractions, each once a week. */
const DATES = 200
const FRACTIONS = ['Restmüll', 'Biotonne', 'Papier', 'Gelbe Tonne']
/**
 * Number of groups of streets. The streets of a group have the same days; the first group is collected
 * tomorrow.
 */
const GROUPS = 5
const JOB = 'Am Abend vorher an die Abfuhr erinnern'
const PAGES = [
  '/',
  '/leben/abfall?strasse=Kelterstra%C3%9Fe',
  '/aktuelles',
  '/suche?q=Abfall',
  '/veranstaltungen',
]
const PATIENCE_MS = 300_000
const silent = { info() {}, warn() {}, error: console.error }
/** Settings for mail: the mails are written, but no server takes them. */
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_VON: 'website@example.org' }

type Size = { streets: number; people: number; seconds: number }

/**
 * Measures the waste calendar of a large town: the import of the dates of a year, the answer with the dates
 * of one street, and the answers to visitors while thousands of reminders are written.
 */
export async function measureAbfall(engines: readonly Engine[], size: Size): Promise<Figure[]> {
  const place = newPlace()
  try {
    await (await startServer({ dataDir: place.dataDir, demo: true })).stop()
    const figures: Figure[] = []
    const postgres = engines.includes('postgres') ? await openPostgres() : undefined
    try {
      // Moved before the dates are imported, because the import is measured on each database.
      const moved = await postgres?.moveHere(place)
      if (engines.includes('sqlite')) figures.push(...(await measureTown('sqlite', place, size)))
      if (moved) {
        figures.push(...(await measureTown('postgres', moved, size)))
        removePlace(moved)
      }
    } finally {
      await postgres?.close()
    }
    return figures
  } finally {
    removePlace(place)
  }
}

async function measureTown(engine: Engine, place: Place, size: Size): Promise<Figure[]> {
  const figure = (name: string, label: string, value: number, unit: Figure['unit']): Figure => ({
    name: `${engine}.abfall.${name}`,
    label: `${engineLabels[engine]}: ${label}`,
    value,
    unit,
  })
  const cms = await openCms({ ...place, log: silent })
  let taken: Awaited<ReturnType<typeof measureDates>>
  try {
    await cms.indexed()
    taken = await measureDates(cms, size)
  } finally {
    await cms.close()
  }
  const { quiet, busy, seconds } = await measureReminders(place, size)
  const amount = (size.streets * DATES).toLocaleString('de-DE')
  const people = size.people.toLocaleString('de-DE')
  return [
    {
      ...figure('import', `${amount} Termine geprüft und übernommen`, taken.seconds, 's'),
      goal: { most: 30 },
    },
    {
      ...figure('street', 'Termine einer Straße, Mittelwert (Median)', percentile(taken.streets, 50), 'ms'),
      goal: { most: 5 },
      details: [{ label: '95. Perzentil', value: percentile(taken.streets, 95), unit: 'ms' }],
    },
    { ...figure('remind', `${people} Erinnerungen geschrieben`, seconds, 's'), goal: { most: 20 } },
    {
      ...figure(
        'pages',
        'Seiten, während erinnert wird, 95. Perzentil gegen das in Ruhe',
        percentile(busy, 95) / percentile(quiet, 95),
        'mal',
      ),
      goal: { most: 2 },
      details: [
        { label: 'in Ruhe', value: percentile(quiet, 95), unit: 'ms' },
        { label: 'dabei', value: percentile(busy, 95), unit: 'ms' },
        { label: 'längste', value: Math.max(...busy), unit: 'ms' },
      ],
    },
  ]
}

async function measureDates(cms: EmbeddedCms, { streets, people }: Size) {
  const now = new Date()
  const begun = performance.now()
  const { ok: isTaken, text } = await cms.importWaste(
    { name: 'abfuhr.csv', bytes: new TextEncoder().encode(fileOf(streets, plusDays(berlinDay(now), 1))) },
    { neueOrte: true, schreiben: true, trotzdem: true },
  )
  if (!isTaken) throw new Error(text)
  const seconds = (performance.now() - begun) / 1_000
  const { database } = cms.store
  const orte = await wasteIn(database.read)
    .selectFrom('abfall_orte')
    .select('id')
    .where('ort', '=', ORT)
    .orderBy('strasse')
    .execute()
  const site = cmsInProcess(cms.handlers, cms.identify)
  const taken: number[] = []
  for (const { id } of orte) {
    const begin = performance.now()
    await site.call(calls.abfallTermine, { params: { ort: id }, query: {} })
    taken.push(performance.now() - begin)
  }
  const tomorrow = orte.filter((_, at) => at % GROUPS === 0).map(({ id }) => id)
  await writeIn(database, db => subscribePeople(db, { people, orte: tomorrow, now }))
  return { seconds, streets: taken }
}

async function writeIn(database: Database, work: (db: Database['read']) => Promise<unknown>): Promise<void> {
  const written = await database.write(async db => {
    await work(db)
    return ok(undefined)
  })
  if (!written.ok) throw new Error(written.error.message)
}

const ORT = 'Weitefeld'

function fileOf(streets: number, first: string): string {
  const lines = ['Ort;Straße;Abfallart;Datum']
  for (let street = 0; street < streets; street++)
    for (let at = 0; at < DATES; at++) {
      const day = plusDays(first, Math.floor(at / FRACTIONS.length) * 7 + (street % GROUPS))
      lines.push(`${ORT};${nameOf(street)};${FRACTIONS[at % FRACTIONS.length]};${day}`)
    }
  return lines.join('\n')
}

/** Returns names in alphabetical order, so that every fifth name belongs to the first group. */
const nameOf = (street: number): string => {
  const letter = (place: number) => String.fromCodePoint(97 + (Math.floor(street / 26 ** place) % 26))
  return `Feld${letter(2)}${letter(1)}${letter(0)}gasse`
}

/** Requests pages, first while the server is idle and then while it writes the reminders. */
async function measureReminders(place: Place, { people, seconds }: Size) {
  const settings = { ...MAIL, ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}) }
  const server = await startServer({ dataDir: place.dataDir, demo: true, settings })
  const store = await openCmsStore({
    database: place.databaseUrl ?? join(place.dataDir, 'rathausplatz.sqlite'),
    clock: () => new Date(),
  })
  try {
    await untilAnswered(server.address)
    const tables = store.database.read.withTables<JobTables>()
    const mark = async () =>
      (await tables.selectFrom('jobs').select('mark').where('name', '=', JOB).executeTakeFirst())?.mark
    await until(async () => typeof (await mark()) === 'string')
    await askUntil(server, after(seconds / 2))
    const quiet = await askUntil(server, after(seconds))
    // Sets the mark of the job as at six in the evening, before the first reminder.
    const today = berlinDay(new Date())
    const begun = performance.now()
    await writeIn(store.database, db =>
      db
        .withTables<JobTables>()
        .updateTable('jobs')
        .set({ mark: `${plusDays(today, -1)} ${today} ` })
        .where('name', '=', JOB)
        .execute(),
    )
    let took = 0
    const [busy] = await Promise.all([
      askUntil(server, () => took > 0),
      until(async () => (await mark())?.includes(' ') === false).finally(() => {
        took = (performance.now() - begun) / 1_000
      }),
    ])
    const [row] = await store.database.read
      .withTables<{ mails: { anlass: string } }>()
      .selectFrom('mails')
      .select(mail => mail.fn.countAll().as('anzahl'))
      .where('anlass', '=', 'abo-abfall')
      .execute()
    const written = Number(row?.anzahl ?? 0)
    if (written !== people) throw new Error(`${written} statt ${people} Erinnerungen geschrieben`)
    return { quiet, busy, seconds: took }
  } finally {
    await store.close()
    await server.stop()
  }
}

const after = (seconds: number) => {
  const end = performance.now() + seconds * 1_000
  return () => performance.now() >= end
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const isOver = after(PATIENCE_MS / 1_000)
  while (!(await isDone())) {
    if (isOver()) throw new Error('Die Erinnerungen sind auch nach fünf Minuten nicht geschrieben.')
    await setTimeout(50)
  }
}

/** Returns the time of each answer in ms. */
async function askUntil({ address }: ServerProcess, isOver: () => boolean): Promise<number[]> {
  const taken: number[] = []
  for (let at = 0; !isOver(); at++) {
    const begin = performance.now()
    await demand(new URL(PAGES[at % PAGES.length] ?? '/', address))
    taken.push(performance.now() - begin)
  }
  return taken
}
