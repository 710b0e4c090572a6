import { type CallAnswer, calls } from '@rathausplatz/contract'
import { ask } from '../wall/ask.ts'
import { askedOf, type StockQuery, type StockRow } from './stock-query.ts'

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
