import { type CallAnswer, calls } from '@rathausplatz/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { ROWS } from '../list/list-query.ts'
import { backFrom } from '../list/page-in.ts'
import { ask } from '../wall/ask.ts'
import { readTrashQuery, type TrashQuery, trashAddress } from './trash-query.ts'

export type TrashData = {
  readonly query: TrashQuery
  readonly found: CallAnswer<typeof calls.redaktionInhalte>
}

export async function loadTrash({ request }: LoaderFunctionArgs): Promise<TrashData | Response> {
  const query = readTrashQuery(new URL(request.url).searchParams)
  const { suche, art, seite } = query
  const found = await ask(calls.redaktionInhalte, {
    query: {
      status: 'papierkorb',
      sortierung: 'geaendert:desc',
      seite,
      pro_seite: ROWS,
      ...(suche.trim() === '' ? {} : { suche: suche.trim() }),
      ...(art === '' ? {} : { art }),
    },
    signal: request.signal,
  })
  const hrefOf = (seite: number) => `/papierkorb${trashAddress({ ...query, seite })}`
  return backFrom(found, seite, hrefOf, ROWS) ?? { query, found }
}
