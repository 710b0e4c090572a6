import { placeKey, suggestStreets } from '../abfall/places.ts'
import { tablesOf } from '../abfall/tables.ts'
import type { Db } from '../store/index.ts'

const MOST_SUGGESTED = 3
/** Letters with which a similar name begins, if none is spelled alike. */
const BEGINNING = 4

/**
 * Returns what is wrong with the first street that the town does not have, with similar names; undefined if
 * all are known. The list is that of the collections. Without it, or where a place has no streets in it,
 * nobody can tell, and every street is taken.
 */
export async function faultOfStreets(db: Db, names: readonly string[]): Promise<string | undefined> {
  if (names.length === 0) return undefined
  const rows = await tablesOf(db).selectFrom('abfall_orte').select('strasse_key').distinct().execute()
  const keys = new Set(rows.map(({ strasse_key }) => strasse_key))
  if (keys.size === 0 || keys.has('')) return undefined
  const name = names.find(one => !keys.has(placeKey(one)))
  return name === undefined ? undefined : faultOf(name, await similarTo(db, name))
}

async function similarTo(db: Db, name: string): Promise<string[]> {
  const like = async (suche: string) =>
    suche === ''
      ? []
      : (await suggestStreets(db, { suche, anzahl: MOST_SUGGESTED })).map(({ strasse }) => strasse)
  const found = [...(await like(name)), ...(await like(name.slice(0, BEGINNING)))]
  return [...new Set(found)].slice(0, MOST_SUGGESTED)
}

function faultOf(name: string, similar: readonly string[]): string {
  const unknown = `Die Straße „${name}“ kennen wir nicht.`
  if (similar.length === 0) return `${unknown} Bitte prüfen Sie, wie sie geschrieben wird.`
  return `${unknown} Meinen Sie ${new Intl.ListFormat('de', { type: 'disjunction' }).format(similar)}?`
}
