import type { Db } from '../store/index.ts'
import { placeOf } from './places.ts'
import { tablesOf } from './tables.ts'

/**
 * Returns a function that lists what a mail says below the names of the places: whoever ordered for two
 * streets reads which one is meant. A place has each line once.
 */
export async function listByPlace(db: Db, ids: readonly string[]) {
  const places =
    ids.length === 0
      ? []
      : await tablesOf(db)
          .selectFrom('abfall_orte')
          .selectAll()
          .where('id', 'in', [...new Set(ids)])
          .execute()
  const names = new Map(places.map(place => [place.id, placeOf(place).name]))
  return (told: readonly { readonly ort: string; readonly line: string }[]): string[] =>
    [...Map.groupBy(told, ({ ort }) => ort)].map(([ort, some]) =>
      [`${names.get(ort) ?? 'Ihre Straße'}:`, ...new Set(some.map(({ line }) => `– ${line}`))].join('\n'),
    )
}
