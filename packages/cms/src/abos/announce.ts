import { berlinDay, berlinMoment, plusDays, utc } from '@rathausplatz/time'
import type { StepJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { putMail } from '../outbox/put-mail.ts'
import type { Db } from '../store/index.ts'
import { townName } from '../town-name.ts'
import type { AboKeys } from './keys.ts'
import { type Told, tellingMail } from './mails.ts'
import { newsOf } from './news.ts'
import { streetsIn } from './streets.ts'
import { tablesOf } from './tables.ts'
import { arten, isAtOnce, namesStreets, STREETS, streetOfTopic, topicOfStreet } from './topics.ts'

type Options = { keys: AboKeys; publicUrl: string; log: Log }

/** The time of the morning mails: before people go to work. */
const TIME = '06:30:00'
/**
 * Documents and mails per transaction: few enough that an editor who saves at the same time notices no delay.
 */
const DOCUMENTS_AT_ONCE = 20
const MAILS_AT_ONCE = 25
/** Hours after which a queued mail is dropped as old news. */
const HOLDS_HOURS = { sofort: 12, morgens: 72 }

type Run = keyof typeof HOLDS_HOURS

/**
 * The jobs that announce new public content to subscribers: urgent notices at once, all else in the morning.
 */
export const announcements = (options: Options): readonly StepJob[] => [
  { name: 'Eilige Hinweise an Abos verschicken', due: { at: dueAtOnce() }, step: stepOf('sofort', options) },
  {
    name: 'Neues an Abos verschicken',
    due: { at: async (_, { now, mark }) => dueInTheMorning(now, mark) },
    step: stepOf('morgens', options),
  },
]

/**
 * The progress of a run, stored as its mark. A run collects new content until there is none left, then writes
 * to the subscribers in the order of their ids; content that becomes public meanwhile belongs to the next
 * run. Each step is one transaction with its mark, so a crash neither repeats nor loses a mail.
 */
type Progress =
  | { readonly phase: 'ruht'; readonly since: string }
  | { readonly phase: 'sammelt'; readonly since: string }
  | { readonly phase: 'schreibt'; readonly since: string; readonly last: string }

const SIGNS = { sammelt: '+', schreibt: '>' } as const

export function readMark(mark: string | null): Progress {
  const [since = '', rest = ''] = (mark ?? '').split(' ', 2)
  if (rest === SIGNS.sammelt) return { phase: 'sammelt', since }
  if (rest.startsWith(SIGNS.schreibt)) return { phase: 'schreibt', since, last: rest.slice(1) }
  return { phase: 'ruht', since }
}

const markOf = (progress: Progress): string => {
  if (progress.phase === 'ruht') return progress.since
  if (progress.phase === 'sammelt') return `${progress.since} ${SIGNS.sammelt}`
  return `${progress.since} ${SIGNS.schreibt}${progress.last}`
}

/** Returns the day of the last morning that has passed. */
function lastMorning(now: Date): string {
  const today = berlinDay(now)
  return now.toISOString() < morningOf(today) ? plusDays(today, -1) : today
}

const morningOf = (day: string): string => utc(berlinMoment({ day, time: TIME }))

/**
 * Returns the next morning that is not done, possibly a past one. The first run is due at once and sends
 * nothing.
 */
export function dueInTheMorning(now: Date, mark: string | null): string {
  const { phase, since } = readMark(mark)
  if (phase !== 'ruht' || since === '') return now.toISOString()
  const last = lastMorning(now)
  // If the mark is a day in the future, the clock was ahead when it was written.
  return morningOf(plusDays(since < last ? since : last, 1))
}

/** Due if there is something to announce, or a new kind of subscription. */
function dueAtOnce() {
  let areKnown = false
  return async (db: Db, { now, mark }: { now: Date; mark: string | null }): Promise<string | undefined> => {
    areKnown ||= (await newKinds(db)).length === 0
    if (!areKnown || readMark(mark).phase !== 'ruht') return now.toISOString()
    const [first] = await untold(db, 'sofort', now, 1)
    return first && now.toISOString()
  }
}

const kindsOf = (run: Run): string[] => arten.filter(art => isAtOnce(art) === (run === 'sofort'))

function stepOf(run: Run, { keys, publicUrl, log }: Options): StepJob['step'] {
  return async (db, { now, mark }) => {
    for (const art of await newKinds(db)) await takeForKnown(db, art, now)
    const progress = readMark(mark)
    const since = run === 'morgens' ? lastMorning(now) : now.toISOString()
    // The first run only sets the start: older content is not announced.
    if (run === 'morgens' && progress.since === '') return { more: false, mark: since }
    if (progress.phase !== 'schreibt') {
      const found = await untold(db, run, now, DOCUMENTS_AT_ONCE)
      if (found.length > 0) {
        await collect(db, run, found, { now, publicUrl, log })
        return { more: true, mark: markOf({ phase: 'sammelt', since }) }
      }
    }
    const last = progress.phase === 'schreibt' ? progress.last : ''
    const words = { publicUrl, keys, town: await townName(db, now) }
    const next = await tellSome(db, run, last, { now, words })
    if (next !== undefined) return { more: true, mark: markOf({ phase: 'schreibt', since, last: next }) }
    await tablesOf(db).deleteFrom('abo_meldungen').where('lauf', '=', run).execute()
    return { more: false, mark: markOf({ phase: 'ruht', since }) }
  }
}

/** Returns the kinds that could not be subscribed to before. */
async function newKinds(db: Db): Promise<string[]> {
  const known = await tablesOf(db).selectFrom('abo_arten').select('art').execute()
  return arten.filter(art => !known.some(row => row.art === art))
}

/** Marks all public content of a new kind as announced. */
async function takeForKnown(db: Db, art: string, now: Date): Promise<void> {
  const moment = now.toISOString()
  const tables = tablesOf(db)
  await tables
    .insertInto('abo_gemeldet')
    .columns(['document_id', 'art'])
    .expression(from =>
      from
        .selectFrom('published')
        .select(['document_id', 'kind as art'])
        .where('kind', '=', art)
        .where('gueltig_von', '<=', moment),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await tables.insertInto('abo_arten').values({ art, seit: moment }).execute()
}

/** Public content that is not announced yet. */
const untold = (db: Db, run: Run, now: Date, limit: number) =>
  tablesOf(db)
    .selectFrom('published as p')
    .leftJoin('abo_gemeldet as g', 'g.document_id', 'p.document_id')
    .select(['p.document_id', 'p.kind', 'p.key', 'p.title', 'p.data', 'p.published_at'])
    .where('p.kind', 'in', kindsOf(run))
    .where('p.gueltig_von', '<=', now.toISOString())
    .where('p.gueltig_bis', '>', now.toISOString())
    .where('g.document_id', 'is', null)
    .orderBy('p.document_id')
    .limit(limit)
    .execute()

type Found = Awaited<ReturnType<typeof untold>>

/** Stores the announcements, and marks their documents as announced. */
async function collect(
  db: Db,
  lauf: Run,
  found: Found,
  { now, publicUrl, log }: { now: Date; publicUrl: string; log: Log },
): Promise<void> {
  const tables = tablesOf(db)
  const streets = await knownStreets(db)
  await tables
    .insertInto('abo_gemeldet')
    .values(found.map(({ document_id, kind }) => ({ document_id, art: kind })))
    .execute()
  for (const row of found) {
    const news = readable(() => newsOf(row, { now, publicUrl }), row, log)
    if (!news) continue
    const { text, themen, ...told } = news
    const named = namesStreets(row.kind) ? [...streetsIn(text, streets)].map(topicOfStreet) : []
    await tables
      .insertInto('abo_meldungen')
      .values({ ...told, lauf, document_id: row.document_id, themen: JSON.stringify([...themen, ...named]) })
      .execute()
  }
}

/** Returns undefined for a document that cannot be read, so that it does not block the others. */
function readable<T>(read: () => T, { document_id }: Found[number], log: Log): T | undefined {
  try {
    return read()
  } catch (err) {
    log.error({ err, document_id }, 'Ein Inhalt ließ sich für die Abos nicht lesen.')
    return undefined
  }
}

async function knownStreets(db: Db): Promise<string[]> {
  const rows = await tablesOf(db)
    .selectFrom('abo_themen')
    .select('thema')
    .distinct()
    .where('thema', '>=', STREETS[0])
    .where('thema', '<', STREETS[1])
    .execute()
  return rows.flatMap(({ thema }) => streetOfTopic(thema) ?? [])
}

type Telling = { readonly now: Date; readonly words: Parameters<typeof tellingMail>[0] }

/** Writes to the next subscribers after `last`. Returns the last of them; undefined if there are none. */
async function tellSome(
  db: Db,
  run: Run,
  last: string,
  { now, words }: Telling,
): Promise<string | undefined> {
  const news = await toTell(db, run, now)
  const themen = [...new Set(news.flatMap(one => one.themen))]
  if (themen.length === 0) return undefined
  const tables = tablesOf(db)
  const people = await tables
    .selectFrom('abos as a')
    .select(['a.id', 'a.email'])
    .where('a.stand', '=', 'aktiv')
    .where('a.id', '>', last)
    .where(row =>
      row.exists(
        row
          .selectFrom('abo_themen as t')
          .select('t.thema')
          .whereRef('t.abo_id', '=', 'a.id')
          .where('t.thema', 'in', themen),
      ),
    )
    .orderBy('a.id')
    .limit(MAILS_AT_ONCE)
    .execute()
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return undefined
  const topics = await tables
    .selectFrom('abo_themen')
    .select(['abo_id', 'thema', 'titel'])
    .where('abo_id', 'in', ids)
    .orderBy('thema')
    .execute()
  const giltBis = new Date(now.getTime() + HOLDS_HOURS[run] * 3_600_000)
  for (const { id, email } of people) {
    const own = topics.filter(({ abo_id }) => abo_id === id)
    const wanted = new Set(own.map(({ thema }) => thema))
    const told = news.filter(one => one.themen.some(thema => wanted.has(thema)))
    const mail = tellingMail(
      words,
      id,
      told,
      own.map(({ titel }) => titel),
    )
    // An invalid address must not block the others: the refusal is ignored.
    await putMail(db, { ...mail, an: email, giltBis }, now)
  }
  return ids.at(-1)
}

/** Returns the announcements of this run that are still public. */
async function toTell(db: Db, run: Run, now: Date): Promise<(Told & { themen: readonly string[] })[]> {
  const rows = await tablesOf(db)
    .selectFrom('abo_meldungen as m')
    .innerJoin('published as p', 'p.document_id', 'm.document_id')
    .select(['m.art', 'm.titel', 'm.tag', 'm.satz', 'm.adresse', 'm.themen'])
    .where('m.lauf', '=', run)
    .where('p.gueltig_von', '<=', now.toISOString())
    .where('p.gueltig_bis', '>', now.toISOString())
    .orderBy('m.document_id')
    .execute()
  return rows.map(row => Object.assign(row, { themen: JSON.parse(row.themen) as string[] }))
}
