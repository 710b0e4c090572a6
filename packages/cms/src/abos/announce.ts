import { berlinDay, berlinMoment, plusDays, utc } from '@rathausplatz/time'
import type { StepJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { Db } from '../store/index.ts'
import { townName } from '../town-name.ts'
import { collect, newKinds, type Run, takeForKnown, untold } from './collect-news.ts'
import { collectOvertaken, isOvertaken } from './emergencies.ts'
import type { AboKeys } from './keys.ts'
import type { Reading } from './read-news.ts'
import { tablesOf } from './tables.ts'
import { tellSome } from './tell-subscribers.ts'

type Options = { keys: AboKeys; publicUrl: string; log: Log }

/** The time of the morning mails: before people go to work. */
const TIME = '06:30:00'
/** Documents per transaction: few enough that an editor who saves at the same time notices no delay. */
const DOCUMENTS_AT_ONCE = 20

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
    return first || (await isOvertaken(db, now)) ? now.toISOString() : undefined
  }
}

function stepOf(run: Run, { keys, publicUrl, log }: Options): StepJob['step'] {
  return async (db, { now, mark }) => {
    for (const art of await newKinds(db)) await takeForKnown(db, art, now)
    const progress = readMark(mark)
    const since = run === 'morgens' ? lastMorning(now) : now.toISOString()
    // The first run only sets the start: older content is not announced.
    if (run === 'morgens' && progress.since === '') return { more: false, mark: since }
    if (progress.phase !== 'schreibt' && (await collectSome(db, run, { now, publicUrl, log })))
      return { more: true, mark: markOf({ phase: 'sammelt', since }) }
    const last = progress.phase === 'schreibt' ? progress.last : ''
    const words = { publicUrl, keys, town: await townName(db, now) }
    const next = await tellSome(db, run, last, { now, words })
    if (next !== undefined) return { more: true, mark: markOf({ phase: 'schreibt', since, last: next }) }
    await tablesOf(db).deleteFrom('abo_meldungen').where('lauf', '=', run).execute()
    return { more: false, mark: markOf({ phase: 'ruht', since }) }
  }
}

/** Collects some new content; then what became of announced emergencies. Returns false if there is nothing. */
async function collectSome(db: Db, run: Run, reading: Reading): Promise<boolean> {
  const found = await untold(db, run, reading.now, DOCUMENTS_AT_ONCE)
  if (found.length === 0) return run === 'sofort' && collectOvertaken(db, DOCUMENTS_AT_ONCE, reading)
  await collect(db, run, found, reading)
  return true
}
