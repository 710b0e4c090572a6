import { useHref, useLocation, useNavigate, useNavigation } from 'react-router'

/** What a screen is to show, said by its address, also while it is still asked for, and the way to another choice. */
export function useAddress<Query extends object>(
  read: (address: URLSearchParams) => Query,
  say: (query: Query) => string,
) {
  const here = useLocation()
  const navigate = useNavigate()
  // Where one goes is told with the place of the desk on the website, where one is without it.
  const whole = useHref(here.pathname)
  const coming = useNavigation().location
  // Two choices shortly after one another: the second goes by the first, not by what is still shown.
  const { search } = coming?.pathname === whole ? coming : here
  const wanted = read(new URLSearchParams(search))
  /** Every other choice begins with the first page. */
  const hrefOf = (change: Partial<Query>): string =>
    say({ ...wanted, ...('seite' in wanted ? { seite: 1 } : {}), ...change }) || '?'
  const go = (change: Partial<Query>, { replace = false } = {}) =>
    void navigate({ search: hrefOf(change) }, { replace, preventScrollReset: true })
  return { wanted, hrefOf, go }
}
