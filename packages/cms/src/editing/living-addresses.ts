import { isCmsError } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { route } from '../endpoints/route.ts'
import { requestedPath } from '../site-path.ts'

/** Most redirects that are followed, so that a loop ends. The site creates no redirects to redirects. */
const MOST_HOPS = 3

/** Resolves addresses of the site as they resolve for visitors. */
export function livingAddresses(store: CmsStore) {
  const asked = route(store)
  const at = async (url: string) => {
    try {
      return await asked({ query: { url } })
    } catch (error) {
      if (isCmsError(error) && error.code === 'nicht-gefunden') return undefined
      throw error
    }
  }

  /** Returns the page at the end of all redirects of an address; undefined if there is no page. */
  const endOf = async (address: string): Promise<End | undefined> => {
    let url = address
    const hops: number[] = []
    while (hops.length < MOST_HOPS) {
      if (requestedPath(url) === undefined) return undefined
      const found = await at(url)
      if (!found) return undefined
      if (!('redirect' in found)) return { address: url, title: found.title, hops }
      const { to, status } = found.redirect
      hops.push(status)
      if (!to.startsWith('/')) return { address: to, title: to, hops }
      url = to
    }
    return undefined
  }

  /** Returns the title of the page at an address, after redirects. */
  const titleAt = async (address: string): Promise<string | undefined> => (await endOf(address))?.title

  /**
   * Returns the address that has permanently replaced another, written as in a link; undefined if there is
   * none.
   */
  const movedTo = async (address: string): Promise<string | undefined> => {
    const [path = '', ...behind] = address.split('?')
    const query = behind.join('?')
    const alone = await endOf(encodeURI(path))
    if (alone) return hasMoved(alone) ? withQuery(alone.address, query) : undefined
    const whole = query === '' ? undefined : await endOf(`${encodeURI(path)}?${query}`)
    return whole && hasMoved(whole) ? whole.address : undefined
  }

  return { titleAt, movedTo }
}

type End = {
  readonly address: string
  readonly title: string
  /** Status codes of the redirects, in order. */
  readonly hops: readonly number[]
}

/** True if all redirects are permanent. */
const hasMoved = ({ hops }: End): boolean => hops.length > 0 && hops.every(status => status === 301)

/** Keeps the query, such as the filters and page number of a list, in the new address, as for visitors. */
function withQuery(address: string, query: string): string {
  if (query === '' || address.includes('?')) return address
  const [page = '', place] = address.split('#', 2)
  return `${page}?${query}${place === undefined ? '' : `#${place}`}`
}

export type LivingAddresses = ReturnType<typeof livingAddresses>
