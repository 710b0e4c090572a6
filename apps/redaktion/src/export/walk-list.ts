import { type CallAnswer, calls } from '@rathausplatz/contract'
import type { Column } from '@rathausplatz/contract/records'
import type { Row } from '../contents/row.ts'
import type { Kind } from '../kinds/kinds.ts'
import { fieldsAsked } from '../list/columns.ts'
import { askedOf, type ListQuery } from '../list/list-query.ts'
import { ask } from '../wall/ask.ts'

type Found = CallAnswer<typeof calls.redaktionInhalte>

const AT_ONCE = 100

/** Yields all rows of a list in order, page by page. */
export async function* walkList(
  query: ListQuery,
  kind: Kind,
  columns: readonly Column[],
  signal: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  const { seite: _seite, ...asked } = askedOf(query, kind.art)
  for (let nach: string | null = ''; nach !== null; ) {
    const found: Found = await ask(calls.redaktionInhalte, {
      query: { ...asked, ...fieldsAsked(kind, columns), pro_seite: AT_ONCE, nach },
      signal,
    })
    yield found.data
    nach = found.weiter
  }
}
