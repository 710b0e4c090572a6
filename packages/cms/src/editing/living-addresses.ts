import { isCmsError } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { route } from '../endpoints/route.ts'
import { requestedPath } from '../site-path.ts'

/** Of redirects to redirects the site makes none; should there be one, nobody is sent round for ever. */
const MOST_HOPS = 3

/** What the public finds at an address of the site. */
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

  /** Where visitors of an address are at the end of all redirects; undefined where there is nothing. */
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

  /** What is called there. */
  const titleAt = async (address: string): Promise<string | undefined> => (await endOf(address))?.title

  /** The address that stands for another one for good by now, written as in a link; undefined where there is none. */
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
  /** How they were sent on, step by step. */
  readonly hops: readonly number[]
}

/** Sent on, and never only for now. */
const hasMoved = ({ hops }: End): boolean => hops.length > 0 && hops.every(status => status === 301)

/** Filters and page of a list go along to where it has moved, as they do for visitors. */
function withQuery(address: string, query: string): string {
  if (query === '' || address.includes('?')) return address
  const [page = '', place] = address.split('#', 2)
  return `${page}?${query}${place === undefined ? '' : `#${place}`}`
}

export type LivingAddresses = ReturnType<typeof livingAddresses>
