import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** Asks what the query builder has no words for: full text. */
export async function ask<Row>(
  db: Kysely<Tables>,
  text: string,
  values: readonly (string | number)[] = [],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}
