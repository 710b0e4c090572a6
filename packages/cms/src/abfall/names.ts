import type { Abfallname, Bedeutung } from '@rathausplatz/contract'
import { newId } from '../store/id.ts'
import type { Db } from '../store/index.ts'
import { nameKey } from './einfuhr/title/taught-names.ts'
import { tablesOf } from './tables.ts'

/** Returns the names in files that the town has explained, in alphabetical order. */
export async function namesIn(db: Db): Promise<Abfallname[]> {
  const rows = await tablesOf(db).selectFrom('abfall_namen').selectAll().orderBy('schluessel').execute()
  return rows.map(({ schluessel: _, ...name }) => name)
}

/** Stores what a name means. A name that differs only in case, umlauts or punctuation is the same name. */
export async function keepName(
  db: Db,
  { name, bedeutung }: { name: string; bedeutung: Bedeutung },
  now: Date,
): Promise<Abfallname> {
  const change = { name, bedeutung, geaendert_am: now.toISOString() }
  const schluessel = nameKey(name)
  return tablesOf(db)
    .insertInto('abfall_namen')
    .values({ ...change, id: newId(now), schluessel })
    .onConflict(conflict => conflict.column('schluessel').doUpdateSet(change))
    .returning(['id', 'name', 'bedeutung', 'geaendert_am'])
    .executeTakeFirstOrThrow()
}

/** Deletes a name and returns it; undefined if there is none. */
export const forgetName = (db: Db, id: string): Promise<Pick<Abfallname, 'name'> | undefined> =>
  tablesOf(db).deleteFrom('abfall_namen').where('id', '=', id).returning('name').executeTakeFirst()
