import { type CallAnswer, calls } from '@rathausplatz/contract'
import { ROWS } from '../list/list-query.ts'
import { ask } from '../wall/ask.ts'
import { askedOf, type StockQuery, type StockRow } from './stock-query.ts'

export const loadStock = (query: StockQuery, signal: AbortSignal) =>
  ask(calls.redaktionBestand, { query: { ...askedOf(query), seite: query.seite, pro_seite: ROWS }, signal })

/** Yields all rows in order, page by page. */
export async function* walkStock(
  query: StockQuery,
  signal: AbortSignal,
): AsyncGenerator<readonly StockRow[]> {
  for (let nach: string | null = ''; nach !== null; ) {
    const found: CallAnswer<typeof calls.redaktionBestand> = await ask(calls.redaktionBestand, {
      query: { ...askedOf(query), pro_seite: 100, nach },
      signal,
    })
    yield found.data
    nach = found.weiter
  }
}
