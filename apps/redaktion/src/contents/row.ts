import { type CallAnswer, calls } from '@rathausplatz/contract'
import { ask } from '../wall/ask.ts'

/** A document as lists show it. */
export type Row = CallAnswer<typeof calls.redaktionInhalte>['data'][number]

type Query = NonNullable<Parameters<typeof ask<typeof calls.redaktionInhalte>>[1]['query']>

/** Returns the first documents of a list. */
export const rowsOf = async (query: Query): Promise<readonly Row[]> =>
  (await ask(calls.redaktionInhalte, { query })).data

/** Returns the screen of a document. */
export const screenOf = ({ art, id }: { readonly art: string; readonly id: string }): string =>
  `/inhalte/${art}/${id}`

/**
 * Returns the Kennung by which other records reference a document: the last part of its key. The key of a
 * document with a page is its address.
 */
export const kennungOf = ({ schluessel }: { readonly schluessel: string }): string =>
  schluessel.split('/').at(-1) ?? schluessel
