import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { type Asked, listAddress } from './list-address.ts'
import { ROWS } from './list-query.ts'
import { backFrom } from './page-in.ts'
import { useAddress } from './use-address.ts'

type Paged = Asked & { readonly seite: number }
/** `anzahl` is a number if the call counts all rows; other calls count per view, or not at all. */
type Found = { readonly data: readonly unknown[]; readonly anzahl?: unknown }

/**
 * Defines a list in pages: its address (see `listAddress`), and the loader of its route. An empty page
 * redirects to the last page with rows, or to the first if the total is unknown.
 */
export function listAt<Query extends Paged, Answer extends Found>(
  read: (address: URLSearchParams) => Query,
  load: (asked: Query & { readonly pro_seite: number }, signal: AbortSignal) => Promise<Answer>,
) {
  const address = listAddress(read)
  const loader = async ({ request }: LoaderFunctionArgs): Promise<Answer | Response> => {
    const query = read(new URL(request.url).searchParams)
    const found = await load({ ...query, pro_seite: ROWS }, request.signal)
    const anzahl = typeof found.anzahl === 'number' ? found.anzahl : 0
    const hrefOf = (seite: number) => address.say({ ...query, seite })
    return backFrom({ data: found.data, anzahl }, query.seite, hrefOf, ROWS) ?? found
  }
  return { ...address, loader }
}

type List<Query extends Paged, Answer extends Found> = ReturnType<typeof listAt<Query, Answer>>

/** Returns the list of a screen: `query` and `found` are on the screen, `wanted` may still be loading. */
export function useList<Query extends Paged, Answer extends Found>({ read, say }: List<Query, Answer>) {
  // The router cannot infer the type of a generic loader.
  const loaded = useLoaderData()
  const found: Answer = loaded
  const query = read(new URLSearchParams(useLocation().search))
  return {
    query,
    found,
    ...useAddress(read, say),
    paging: { seite: query.seite, hrefOf: (seite: number) => say({ ...query, seite }) },
    /**
     * Returns the address after a change, on the first page. It is based on the shown query; `hrefOf` is
     * based on the pending one.
     */
    addressOf: (change: Partial<Query>): string => say({ ...query, seite: 1, ...change }),
  }
}
