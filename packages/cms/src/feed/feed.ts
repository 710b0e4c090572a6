import type { Kysely } from 'kysely'
import { tablesOf } from '../pinnwand/tables.ts'
import { preparedQuery } from '../store/prepared-query.ts'
import type { Tables } from '../store/tables.ts'
import { begins, ends } from '../store/window.ts'

/**
 * A period without change for the public: no document changes, no window opens or closes, and the clock stays
 * in the same minute. Results derived from public content are valid until its end.
 */
export type Epoch = {
  /** First and last moment in milliseconds, the last exclusive. */
  readonly from: number
  readonly until: number
  /** The newest changes; the epoch ends early once these are different. */
  readonly change: string
}

export type Feed = {
  /**
   * Returns the present epoch from the database; undefined while rows of public documents are being filled.
   */
  epoch(): Promise<Epoch | undefined>
  /** Returns the last known epoch without waiting; undefined if it was not checked recently. */
  known(): Epoch | undefined
}

/**
 * Opening hours, events and notices have a resolution of a minute; only windows of visibility may end within
 * a minute.
 */
const MINUTE_MS = 60_000
/** Milliseconds after which the epoch is checked again, and after which it is unknown. */
const LOOK_MS = 100
const KNOWN_MS = 400

/**
 * Reads the table of changes to notice writes of other requests, processes and machines. Polling needs no
 * subscription, so no message can be lost.
 */
export function openFeed(
  db: Kysely<Tables>,
  { clock, isFilled }: { clock: () => Date; isFilled: () => boolean },
): Feed {
  const newest = newestChanges(db)
  const edge = nextEdge(db)
  let current: Epoch | undefined
  let asked: Promise<Epoch | undefined> | undefined
  let lookedAt = Number.NEGATIVE_INFINITY

  const look = async (): Promise<Epoch | undefined> => {
    if (!isFilled()) return undefined
    const now = clock()
    const at = now.getTime()
    const [row] = await newest({})
    const change = `${row?.newest} ${row?.all}`
    lookedAt = performance.now()
    if (current?.change === change && at >= current.from && at < current.until) return current
    const [next] = await edge({ now: now.toISOString() })
    const edges = [next?.begin, next?.end, next?.entry]
      .filter(moment => typeof moment === 'string')
      .map(Date.parse)
    const epoch = { from: at, until: Math.min(minuteAfter(at), ...edges), change }
    current = epoch
    return epoch
  }

  const feed: Feed = {
    // Calls in one turn share a query; a later call may follow a write in between.
    epoch: () =>
      (asked ??= Promise.resolve().then(() => {
        asked = undefined
        return look()
      })),
    known() {
      const age = performance.now() - lookedAt
      if (age >= KNOWN_MS || !current || isOver(current, clock())) return undefined
      // If the check fails, the epoch becomes unknown soon.
      if (age >= LOOK_MS) feed.epoch().catch(() => undefined)
      return current
    },
  }
  return feed
}

const isOver = ({ from, until }: Epoch, now: Date): boolean => now.getTime() < from || now.getTime() >= until

const minuteAfter = (at: number) => (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS

/**
 * Identifies the last changes by two numbers. The newest alone is not enough: of two concurrent changes the
 * older may be committed last.
 */
const newestChanges = (db: Kysely<Tables>) =>
  preparedQuery(db, (_: (name: never) => never) =>
    db
      .selectFrom(db.selectFrom('changes').select('seq').orderBy('seq', 'desc').limit(100).as('last'))
      .select(({ fn }) => [fn.max('seq').as('newest'), fn.sum('seq').as('all')]),
  )

/**
 * Returns the next moments at which a window of public content opens or closes, or a pin board entry expires.
 */
const nextEdge = (db: Kysely<Tables>) =>
  preparedQuery(db, (slot: (name: 'now') => never) =>
    db.selectNoFrom(({ selectFrom }) => [
      selectFrom('published')
        .where(begins('gueltig_von'))
        .where('gueltig_von', '>', slot('now'))
        .select(({ fn }) => fn.min('gueltig_von').as('begin'))
        .as('begin'),
      selectFrom('published')
        .where(ends('gueltig_bis'))
        .where('gueltig_bis', '>', slot('now'))
        .select(({ fn }) => fn.min('gueltig_bis').as('end'))
        .as('end'),
      tablesOf(db)
        .selectFrom('pinnwand_eintraege')
        .where('stand', '=', 'freigegeben')
        .where('laeuft_ab_am', '>', slot('now'))
        .select(({ fn }) => fn.min('laeuft_ab_am').as('entry'))
        .as('entry'),
    ]),
  )
