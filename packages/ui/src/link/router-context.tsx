import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react'

export type RouterLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string
  /** Changes only the query of the page: no jump to the top, no new entry in the history. */
  stay?: boolean
}

/** What pieces need of a router. Without one, links are plain and the address has no query. */
export type Router = {
  Link: ComponentType<RouterLinkProps>
  query: URLSearchParams
}

function PlainLink({ to, stay: _, ...rest }: RouterLinkProps) {
  return <a {...rest} href={to} />
}

const RouterContext = createContext<Router>({ Link: PlainLink, query: new URLSearchParams() })

export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  return <RouterContext value={router}>{children}</RouterContext>
}

export function useRouter(): Router {
  return useContext(RouterContext)
}
