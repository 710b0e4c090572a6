import { createContext, type ReactNode, useContext } from 'react'

const QueryContext = createContext(new URLSearchParams())

/** Tells pieces the query of the page they stand on, so that a choice kept there also works without scripts. */
export function QueryProvider({ query, children }: { query: URLSearchParams; children: ReactNode }) {
  return <QueryContext value={query}>{children}</QueryContext>
}

export function useQuery(): URLSearchParams {
  return useContext(QueryContext)
}
