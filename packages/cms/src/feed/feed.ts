import type { Kysely } from 'kysely'
import { tablesOf } from '../pinnwand/tables.ts'
import { preparedQuery } from '../store/prepared-query.ts'
import type { Tables } from '../store/tables.ts'
import { begins, ends } from '../store/window.ts'

/**
 * A stretch of time in which nothing changes that the public sees: no document does, no window opens or closes, and the
 * clock of the town stands on the same minute. What was made of public contents in one holds until its end.
 */
export type Epoch = {
  /** First and last moment, in milliseconds; the last one is no longer part of it. */
  readonly from: number
  readonly until: number
  /** Ends early when this is no longer the newest change. */
  readonly change: string
}

export type Feed = {
  /** The epoch of this moment, exactly; none while rows of public documents are still being filled. */
  epoch(): Promise<Epoch | undefined>
  /** The epoch as it was known a moment ago, without waiting; undefined where nobody has looked lately. */
  known(): Epoch | undefined
}

/** Opening hours, events and notices are told by the minute; only a window of visibility may end within one. */
const MINUTE_MS = 60_000
/** After so long what is known is looked at again, and after so long it is known no more. */
const LOOK_MS = 100
const KNOWN_MS = 400

/**
 * Learns from the table of changes what others have done: other requests, other processes, other machines. There is
 * nothing to subscribe to and nothing to be told, so nothing can be missed.
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
    // All who ask in one turn ask once; who asks later may know of a write that came between.
    epoch: () =>
      (asked ??= Promise.resolve().then(() => {
        asked = undefined
        return look()
      })),
    known() {
      const age = performance.now() - lookedAt
      if (age >= KNOWN_MS || !current || isOver(current, clock())) return undefined
      // A failed look makes it unknown soon enough.
      if (age >= LOOK_MS) feed.epoch().catch(() => undefined)
      return current
    },
  }
  return feed
}

const isOver = ({ from, until }: Epoch, now: Date): boolean => now.getTime() < from || now.getTime() >= until

const minuteAfter = (at: number) => (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS

/**
 * The last changes in two numbers. Not the newest alone: of two that are written side by side the older one may be
 * committed last.
 */
const newestChanges = (db: Kysely<Tables>) =>
  preparedQuery(db, (_: (name: never) => never) =>
    db
      .selectFrom(db.selectFrom('changes').select('seq').orderBy('seq', 'desc').limit(100).as('last'))
      .select(({ fn }) => [fn.max('seq').as('newest'), fn.sum('seq').as('all')]),
  )

/** When the next window of what is public opens or closes. */
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
