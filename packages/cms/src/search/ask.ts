import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** Runs raw SQL of one database for full text, which the query builder does not support. */
export async function ask<Row>(
  db: Kysely<Tables>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}
