import { createContext, type ReactNode, useContext } from 'react'

const QueryContext = createContext(new URLSearchParams())

/** Provides the query of the page to its entries, so that choices in it work without scripts. */
export function QueryProvider({ query, children }: { query: URLSearchParams; children: ReactNode }) {
  return <QueryContext value={query}>{children}</QueryContext>
}

export function useQuery(): URLSearchParams {
  return useContext(QueryContext)
}
