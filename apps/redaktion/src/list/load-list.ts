import { type CallAnswer, CmsError, calls } from '@rathausplatz/contract'
import type { Column } from '@rathausplatz/contract/records'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { loadFrame } from '../frame/load-frame.ts'
import type { Kind } from '../kinds/kinds.ts'
import { ask } from '../wall/ask.ts'
import type { Names } from './cell.ts'
import { loadNames } from './choices.ts'
import { chosenColumns, fieldsAsked } from './columns.ts'
import { addressOf, askedOf, type ListQuery, ROWS, readListQuery } from './list-query.ts'
import { backFrom } from './page-in.ts'

type Answer = CallAnswer<typeof calls.redaktionInhalte>

export type ListData = {
  readonly kind: Kind
  readonly query: ListQuery
  readonly found: Answer
  readonly names: Names
  readonly columns: readonly Column[]
}

export async function loadList({
  params: { art = '' },
  request,
}: LoaderFunctionArgs): Promise<ListData | Response> {
  const { kinds, session } = await loadFrame()
  const kind = kinds.find(one => one.art === art)
  if (!kind) throw new CmsError('nicht-gefunden')
  if (kind.einzeln) return toTheOne(kind)
  const query = readListQuery(new URL(request.url).searchParams, kind.liste)
  const columns = chosenColumns(kind, session.email)
  const [found, names] = await Promise.all([
    ask(calls.redaktionInhalte, {
      query: { ...askedOf(query, art), ...fieldsAsked(kind, columns) },
      signal: request.signal,
    }),
    loadNames(kind, columns),
  ])
  const hrefOf = (seite: number) => `/inhalte/${art}${addressOf({ ...query, seite }, kind.liste)}`
  return backFrom(found, query.seite, hrefOf, ROWS) ?? { kind, query, found, names, columns }
}

/** A kind with a single record has no list: redirects to the record. */
async function toTheOne({ art }: Kind): Promise<Response> {
  const { data } = await ask(calls.redaktionInhalte, { query: { art, pro_seite: 1 } })
  const [one] = data
  return redirect(one ? screenOf(one) : `/inhalte/${art}/neu`)
}
