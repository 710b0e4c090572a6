import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { OpenError } from '../open-error.ts'
import { asOfNow } from './as-of-now.ts'
import type { Database } from './database.ts'
import type { AnyDerived } from './derived.ts'
import { openDatabase } from './open-database.ts'
import {
  countOnFrom,
  keyOf as postgresKey,
  tablesInOrder as postgresTables,
} from './postgres/tables-in-order.ts'
import { ok, type Result } from './result.ts'
import { keyOf as sqliteKey, tablesInOrder as sqliteTables } from './sqlite/tables-in-order.ts'

/** Result for one table; the sum does not depend on the order of rows. */
export interface MovedTable {
  readonly table: string
  readonly rows: number
  readonly sum: string
}

type Town = Kysely<Record<string, Record<string, unknown>>>

/**
 * Copies a town from one database into an empty one of either engine, completely or not at all. The copied
 * rows are read again and compared. Derived rows are left out; the next start rebuilds them.
 */
export async function moveTown({
  from,
  to,
  migrations,
  derived,
}: {
  readonly from: string
  readonly to: string
  readonly migrations: Readonly<Record<string, Migration>>
  readonly derived: readonly AnyDerived[]
}): Promise<readonly MovedTable[]> {
  const options = { patienceMs: 5_000, migrations }
  const source = await openDatabase({ ...options, database: from, onlyLooks: true })
  try {
    const target = await openDatabase({ ...options, database: to })
    try {
      const moved = await asOfNow(source, old =>
        target.write(async db =>
          move(
            { db: old as unknown as Town, kind: source.kind },
            { db: db as unknown as Town, kind: target.kind, way: wayOutOf(to, target.kind) },
            derived,
          ),
        ),
      )
      if (moved.ok) return moved.value
      throw moved.cause instanceof OpenError
        ? moved.cause
        : new Error(moved.error.message, { cause: moved.cause })
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Returns the advice for a target that already contains a town. */
const wayOutOf = (to: string, kind: Database['kind']): string =>
  kind === 'sqlite'
    ? `Wird es nicht mehr gebraucht, legen Sie die Datei ${to} (mit ${to}-wal und ${to}-shm, falls es sie gibt) beiseite, oder geben Sie mit --nach eine andere an.`
    : 'Bitte geben Sie mit --nach eine leere Datenbank an.'

interface Place {
  readonly db: Town
  readonly kind: Database['kind']
}

async function move(
  from: Place,
  to: Place & { way: string },
  derived: readonly AnyDerived[],
): Promise<Result<MovedTable[]>> {
  const stays = (table: string) => OF_THE_DATABASE.has(table) || derived.some(({ isTable }) => isTable(table))
  const there = await tablesOf(to)
  for (const table of there.filter(name => !name.startsWith('kysely_')))
    if (await holdsRows(to.db, table))
      throw refusal(`Das Ziel ist nicht leer: In der Tabelle „${table}“ liegt schon etwas. ${to.way}`)
  const here = await tablesOf(from)
  for (const table of here)
    if (!there.includes(table) && !stays(table) && (await holdsRows(from.db, table)))
      throw refusal(`Die Tabelle „${table}“ gibt es im Ziel nicht.`)
  const moved: MovedTable[] = []
  for (const table of there.filter(name => here.includes(name) && !stays(name))) {
    const sent = await copy(from, to, table)
    if (to.kind === 'postgres') await countOnFrom(to.db, table)
    const arrived = new Sum()
    for await (const rows of batches(to, table)) arrived.add(rows)
    // Reading by key would skip rows without a key, so all rows are counted too.
    const all = await from.db
      .selectFrom(table)
      .select(db => db.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    if (arrived.toString() !== sent.toString() || Number(all.count) !== sent.rows)
      throw refusal(`In der Tabelle „${table}“ ist nicht angekommen, was abgeschickt war.`)
    moved.push({ table, rows: sent.rows, sum: sent.toString() })
  }
  await to.db.insertInto('town').values({ id: 1, filled_at: new Date().toISOString() }).execute()
  return ok(moved)
}

const holdsRows = async (db: Town, table: string): Promise<boolean> =>
  (await db.selectFrom(table).select(sql`1`.as('one')).limit(1).execute()).length > 0

const refusal = (reason: string): OpenError =>
  new OpenError('datenbank-ungeeignet', `${reason} Es wurde nichts geändert.`)

/**
 * Tables about the state of the database itself: schema, progress of derived rows, time of the first filling.
 */
const OF_THE_DATABASE: ReadonlySet<string> = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'derived',
  'town',
])

const tablesOf = ({ db, kind }: Place): Promise<string[]> =>
  (kind === 'sqlite' ? sqliteTables : postgresTables)(db)

/** Rows per batch: larger batches need more memory, smaller ones more reads. */
const BATCH = 2_000
/** Most values in one statement; SQLite accepts 32,766. */
const MOST_VALUES = 30_000

async function copy(from: Place, to: Place, table: string): Promise<Sum> {
  const sum = new Sum()
  for await (const rows of batches(from, table)) {
    sum.add(rows)
    const size = Math.max(1, Math.floor(MOST_VALUES / Object.keys(rows[0] ?? {}).length))
    for (let at = 0; at < rows.length; at += size)
      await to.db
        .insertInto(table)
        .values(rows.slice(at, at + size))
        .execute()
  }
  return sum
}

/** Yields all rows of a table in batches, by keyset pagination. */
async function* batches({ db, kind }: Place, table: string): AsyncGenerator<Record<string, unknown>[]> {
  const key = await (kind === 'sqlite' ? sqliteKey : postgresKey)(db, table)
  if (key.length === 0) throw new Error(`The rows of ${table} are not told apart by a key`)
  const columns = sql.join(key.map(column => sql.ref(column)))
  const first = key.reduce((query, column) => query.orderBy(column), db.selectFrom(table).selectAll())
  for (let last: Record<string, unknown> | undefined; ; ) {
    const values = last && sql.join(key.map(column => last?.[column]))
    const next = values ? first.where(sql<boolean>`(${columns}) > (${values})`) : first
    const rows = await next.limit(BATCH).execute()
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}

/** A checksum that does not depend on the order of rows or columns. */
class Sum {
  rows = 0
  #sum = 0n

  add(rows: readonly Record<string, unknown>[]): void {
    for (const row of rows) {
      const text = JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      this.#sum += createHash('sha256').update(text).digest().readBigUInt64BE()
    }
    this.rows += rows.length
  }

  toString(): string {
    return (this.#sum & 0xffff_ffff_ffff_ffffn).toString(16).padStart(16, '0')
  }
}
