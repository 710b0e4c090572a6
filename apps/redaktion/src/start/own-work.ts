import type { ArbeitskopieKopf } from '@rathausplatz/contract'
import type { Row } from '../contents/row.ts'

/** An unsaved working copy with its data. */
export type Unsaved = ArbeitskopieKopf & { readonly daten: unknown }

/** Most entries per list on the start screen. */
export const MOST = 5

type Own = {
  readonly unsaved: readonly Unsaved[]
  readonly drafts: readonly Row[]
  readonly last: readonly Row[]
}

/**
 * Splits documents into lists without duplicates, own changes first; an editor without changes sees those of
 * others.
 */
export function ownWork({
  unsaved,
  drafts,
  mine,
  others,
}: Pick<Own, 'unsaved' | 'drafts'> & {
  /** The last changes of this editor; `others` are the last changes of all editors. */
  readonly mine: readonly Row[]
  readonly others: readonly Row[]
}): Own {
  const begun = new Set(unsaved.map(({ id }) => id))
  const own = drafts.filter(({ id }) => !begun.has(id)).slice(0, MOST)
  const told = new Set([...begun, ...own.map(({ id }) => id)])
  const untold = (rows: readonly Row[]) => rows.filter(({ id }) => !told.has(id))
  const last = untold(mine)
  return { unsaved, drafts: own, last: (last.length > 0 ? last : untold(others)).slice(0, MOST) }
}
