import type { ArbeitskopieKopf } from '@rathausplatz/contract'
import type { Row } from '../contents/row.ts'

/** Something typed and not yet saved, with what was typed. */
export type Unsaved = ArbeitskopieKopf & { readonly daten: unknown }

/** Of each sort of thing so many at most: the first screen is no list. */
export const MOST = 5

type Own = {
  readonly unsaved: readonly Unsaved[]
  readonly drafts: readonly Row[]
  readonly last: readonly Row[]
}

/** One's own first, and nothing twice; who has changed nothing yet sees what others have. */
export function ownWork({
  unsaved,
  drafts,
  mine,
  others,
}: Pick<Own, 'unsaved' | 'drafts'> & {
  /** What one has changed last, and what anybody has. */
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
