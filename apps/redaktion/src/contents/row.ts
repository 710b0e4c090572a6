import { type CallAnswer, calls } from '@rathausplatz/contract'
import { ask } from '../wall/ask.ts'

/** A document as lists show it. */
export type Row = CallAnswer<typeof calls.redaktionInhalte>['data'][number]

type Query = NonNullable<Parameters<typeof ask<typeof calls.redaktionInhalte>>[1]['query']>

/** Returns the first documents of a list. */
export const rowsOf = async (query: Query): Promise<readonly Row[]> =>
  (await ask(calls.redaktionInhalte, { query })).data

const AT_ONCE = 100

/** Returns all documents of a list, page by page. */
export async function allRowsOf(query: Query): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let nach: string | null = ''; nach !== null; ) {
    const found: CallAnswer<typeof calls.redaktionInhalte> = await ask(calls.redaktionInhalte, {
      query: { ...query, pro_seite: AT_ONCE, nach },
    })
    rows.push(...found.data)
    nach = found.weiter
  }
  return rows
}

/** Returns the screen of a document. */
export const screenOf = ({ art, id }: { readonly art: string; readonly id: string }): string =>
  `/inhalte/${art}/${id}`

/**
 * Returns the Kennung by which other records reference a document: the last part of its key. The key of a
 * document with a page is its address.
 */
export const kennungOf = ({ schluessel }: { readonly schluessel: string }): string =>
  schluessel.split('/').at(-1) ?? schluessel
