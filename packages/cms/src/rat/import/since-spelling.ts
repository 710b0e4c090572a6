/**
 * The spellings of `modified_since`, best first: as the specification shows it, with all signs encoded, and
 * without any sign that needs it. Some servers understand only one of them.
 */
const SPELLINGS: readonly ((moment: string) => string)[] = [
  moment => `${moment}%2B00:00`,
  moment => encodeURIComponent(`${moment}+00:00`),
  moment => `${moment}Z`,
]

/** Finds the spelling of `modified_since` that a server understands, and keeps it for its other lists. */
export function sinceSpelling(since: string) {
  // OParl has no milliseconds.
  const moment = new Date(since).toISOString().slice(0, 19)
  let at = 0
  return {
    /** Returns the address with the filter; undefined if the server understands no spelling of it. */
    addressOf(url: string): string | undefined {
      const spelt = SPELLINGS[at]?.(moment)
      if (spelt === undefined) return undefined
      const [bare = '', hash = ''] = url.split(/(?=#)/)
      return `${bare}${bare.includes('?') ? '&' : '?'}modified_since=${spelt}${hash}`
    },
    /** Notes that the server refused the present spelling. */
    refused: () => void at++,
  }
}

export type SinceSpelling = ReturnType<typeof sinceSpelling>
