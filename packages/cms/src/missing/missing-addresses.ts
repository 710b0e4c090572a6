import { tabellen } from '@rathausplatz/contract/tabellen'
import { berlinDay } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import type { CmsStore } from '../collections/collections.ts'
import { countedLater } from '../counted-later.ts'
import { daysBefore } from '../jobs/days-before.ts'
import type { StepJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { placeOf } from '../network.ts'
import { ok } from '../store/result.ts'
import { keptPath } from './kept-path.ts'
import type { MissingTables } from './tables.ts'

/** Days for which a request counts; an address without requests since then is deleted. */
const KEPT_DAYS = tabellen.fehlendeAdressen.dauer.tage
/** Most addresses that are stored, already more than editors can handle. The rarest are deleted first. */
const MOST_ADDRESSES = 2_000
/** Rows per statement that every database accepts. */
const AT_ONCE = 100

/** Counted requests per hour of one connection and of its network. A school class shares one connection. */
const MOST_OF_ONE = 40
const MOST_OF_NETWORK = 200
const HOUR_MS = 3_600_000
const MOST_SENDERS = 20_000

/** A missing address, and the page of this site that links to it. The sender is forgotten within the hour. */
export type Missed = {
  readonly path: string
  readonly from?: string | undefined
  readonly sender?: string | undefined
}

type Asked = { readonly asked: number; readonly from: string | undefined }

/** Counts requests for missing addresses by day: paths without query, and no data about the visitors. */
export function missingAddresses(
  { database }: Pick<CmsStore, 'database'>,
  clock: () => Date,
  log: Pick<Log, 'warn'> = { warn() {} },
) {
  const missed = countedLater<Asked>({
    what: 'Vergeblich aufgerufene Adressen',
    log,
    join: (before, more) => ({ asked: before.asked + more.asked, from: more.from ?? before.from }),
    write: asked =>
      database.write(async db => ok(await putAll(db.withTables<MissingTables>(), asked, berlinDay(clock())))),
  })

  const isHeard = patience(clock)

  return {
    note({ path: given, from: before, sender }: Missed): void {
      const path = keptPath(given)
      if (path === undefined || !isHeard(sender)) return
      missed.count(path, { asked: 1, from: before === undefined ? undefined : keptFrom(before) })
    },
    write: missed.flush,
    close: missed.close,
  }
}

export type MissingAddresses = ReturnType<typeof missingAddresses>

/**
 * Limits requests per sender, so that no single sender fills the list. In memory only: no sender is stored.
 */
function patience(clock: () => Date) {
  let until = 0
  let counts = new Map<string, number>()
  return (sender: string | undefined): boolean => {
    const place = placeOf(sender)
    // Senders behind a proxy that is not trusted cannot be told apart.
    if (!place) return true
    const now = clock().getTime()
    if (now >= until || counts.size > MOST_SENDERS) {
      until = now + HOUR_MS
      counts = new Map()
    }
    const limits = [
      [place.connection, MOST_OF_ONE],
      [place.network, MOST_OF_NETWORK],
    ] as const
    if (limits.some(([key, most]) => (counts.get(key) ?? 0) >= most)) return false
    for (const [key] of limits) counts.set(key, (counts.get(key) ?? 0) + 1)
    return true
  }
}

/** Like `keptPath`, but accepts the home page, which links to many pages. */
const keptFrom = (path: string): string | undefined => (path === '/' ? path : keptPath(path))

async function putAll(
  db: Kysely<MissingTables>,
  asked: readonly (readonly [string, Asked])[],
  day: string,
): Promise<void> {
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const some = asked.slice(at, at + AT_ONCE)
    await db
      .insertInto('missing_addresses')
      .values(
        some.map(([path, { asked, from }]) => ({
          path,
          asked,
          last_day: day,
          from_path: from ?? null,
          hidden_at: null,
        })),
      )
      .onConflict(conflict =>
        conflict.column('path').doUpdateSet(({ eb, fn, ref }) => ({
          asked: eb('missing_addresses.asked', '+', ref('excluded.asked')),
          last_day: ref('excluded.last_day'),
          from_path: fn.coalesce('excluded.from_path', 'missing_addresses.from_path'),
        })),
      )
      .execute()
    await db
      .insertInto('missing_days')
      .values(some.map(([path, { asked }]) => ({ path, day, asked })))
      .onConflict(conflict =>
        conflict.columns(['path', 'day']).doUpdateSet(({ eb, ref }) => ({
          asked: eb('missing_days.asked', '+', ref('excluded.asked')),
        })),
      )
      .execute()
  }
  await keepMostAsked(db, day)
}

/**
 * Deletes the addresses over the limit: first those requested on this day only. So a flood of one day does
 * not displace addresses requested on other days, nor those an editor has hidden.
 */
async function keepMostAsked(db: Kysely<MissingTables>, day: string): Promise<void> {
  const { count } = await db
    .selectFrom('missing_addresses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const tooMany = Number(count) - MOST_ADDRESSES
  if (tooMany <= 0) return
  const rarest = await db
    .selectFrom('missing_addresses as m')
    .select('m.path')
    .orderBy(m =>
      m
        .case()
        .when('m.hidden_at', 'is not', null)
        .then(1)
        .when(
          m.exists(
            m
              .selectFrom('missing_days as d')
              .select('d.path')
              .whereRef('d.path', '=', 'm.path')
              .where('d.day', '<', day),
          ),
        )
        .then(1)
        .else(0)
        .end(),
    )
    .orderBy('m.asked')
    .orderBy('m.last_day')
    .orderBy('m.path')
    .limit(tooMany)
    .execute()
  await forget(
    db,
    rarest.map(({ path }) => path),
  )
}

async function forget(db: Kysely<MissingTables>, paths: readonly string[]): Promise<void> {
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE)
    await db.deleteFrom('missing_addresses').where('path', 'in', some).execute()
    await db.deleteFrom('missing_days').where('path', 'in', some).execute()
  }
}

/** Deletes expired days and addresses, a few per step, so that no editor waits for it. */
export const forgetMissingAddresses: StepJob = {
  name: 'Vergeblich aufgerufene Adressen löschen',
  due: 'taeglich',
  async step(transaction, { now }) {
    const db = transaction.withTables<MissingTables>()
    const first = daysBefore(now, KEPT_DAYS).slice(0, 10)
    const over = await db
      .selectFrom('missing_addresses')
      .select('path')
      .where('last_day', '<', first)
      .limit(AT_ONCE)
      .execute()
    await forget(
      db,
      over.map(({ path }) => path),
    )
    const days = await db
      .selectFrom('missing_days')
      .select(['path', 'day', 'asked'])
      .where('day', '<', first)
      .limit(AT_ONCE)
      .execute()
    for (const { path, day, asked } of days) {
      await db.deleteFrom('missing_days').where('path', '=', path).where('day', '=', day).execute()
      await db
        .updateTable('missing_addresses')
        .set(({ eb }) => ({ asked: eb('asked', '-', asked) }))
        .where('path', '=', path)
        .execute()
    }
    return { more: over.length === AT_ONCE || days.length === AT_ONCE }
  },
}
