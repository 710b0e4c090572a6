import { type Cms, calls } from '@rathausplatz/contract'

const LISTED_MS = 60_000
const PER_PART = 10_000
const MOST_PARTS = 20

/**
 * Returns a function that tells whether the CMS lists an address. The function returns undefined while no
 * list is loaded: some CMS have no list, and the first call only starts to load it.
 */
export function knownAddresses(cms: Cms): (address: string) => boolean | undefined {
  let listed: ReadonlySet<string> | undefined
  let until = Number.NEGATIVE_INFINITY
  const fetchList = async () => {
    const found = new Set<string>()
    for (let seite = 1, pages = 1; seite <= Math.min(pages, MOST_PARTS); seite++) {
      const { data, pagination } = await cms.call(calls.adressen, { query: { seite, pro_seite: PER_PART } })
      for (const { url } of data) found.add(url).add(encodeURI(url))
      pages = pagination?.pages ?? 1
    }
    listed = found
  }
  return address => {
    if (performance.now() > until) {
      until = performance.now() + LISTED_MS
      fetchList().catch(() => {
        listed = undefined
      })
    }
    return listed?.has(address)
  }
}
