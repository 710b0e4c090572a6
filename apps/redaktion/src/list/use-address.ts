import { useHref, useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * Returns the state of a screen from its address, including a navigation in progress, and functions to change
 * it.
 */
export function useAddress<Query extends object>(
  read: (address: URLSearchParams) => Query,
  say: (query: Query) => string,
) {
  const here = useLocation()
  const navigate = useNavigate()
  // The pending location includes the basename of the desk, the current one does not.
  const whole = useHref(here.pathname)
  const coming = useNavigation().location
  // With two quick choices the second is based on the first, not on what is still shown.
  const { search } = coming?.pathname === whole ? coming : here
  const wanted = read(new URLSearchParams(search))
  /** Every change leads to the first page, except a change of the page itself. */
  const hrefOf = (change: Partial<Query>): string =>
    say({ ...wanted, ...('seite' in wanted ? { seite: 1 } : {}), ...change }) || '?'
  const go = (change: Partial<Query>, { replace = false } = {}) =>
    void navigate({ search: hrefOf(change) }, { replace, preventScrollReset: true })
  return { wanted, hrefOf, go }
}
