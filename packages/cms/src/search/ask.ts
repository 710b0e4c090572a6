import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** Asks in the words of one database what the query builder has none for: full text. */
export async function ask<Row>(
  db: Kysely<Tables>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}
