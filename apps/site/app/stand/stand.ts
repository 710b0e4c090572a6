import type { SiteContext } from '../cms/site-context.ts'

/** Age of a page that is drawn from kept answers: as a time and in words. */
export type Stand = { zeitpunkt: string; worte: string }

/** Least age in ms that is shown. */
const WORTH_TELLING_MS = 300_000

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Returns the age of a page; undefined if all its answers are fresh or almost fresh. */
export function standOf({ keptSince, now }: Pick<SiteContext, 'keptSince' | 'now'>): Stand | undefined {
  const since = keptSince()
  if (!since || now.getTime() - since.getTime() < WORTH_TELLING_MS) return undefined
  return { zeitpunkt: since.toISOString(), worte: agoInWords(now.getTime() - since.getTime()) }
}

function agoInWords(ms: number): string {
  if (ms < HOUR) return `vor ${Math.floor(ms / MINUTE)} Minuten`
  const hours = Math.floor(ms / HOUR)
  return hours === 1 ? 'vor einer Stunde' : `vor ${hours} Stunden`
}

/** Returns the oldest age in the data of a page's routes. */
export function oldestStand(loaded: readonly unknown[]): Stand | undefined {
  return loaded
    .flatMap(data => {
      const { stand, page } = (data ?? {}) as { stand?: Stand; page?: { stand?: Stand } }
      return stand ?? page?.stand ?? []
    })
    .toSorted((a, b) => (a.zeitpunkt < b.zeitpunkt ? -1 : 1))[0]
}
