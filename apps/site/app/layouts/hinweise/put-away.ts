import type { Hinweis } from '@rathausplatz/contract'
import { ablagen } from '@rathausplatz/contract/ablagen'
import { lautstaerke } from '@rathausplatz/contract/labels'
import { sectionOf } from '@rathausplatz/contract/sections'
import type { Standing } from '../../document/standing.ts'
import { isOver } from '../../warnungen/is-over.ts'

/** More above a page nobody reads, and the page would begin below the window. */
const MOST_SHOWN = 4
/** Of more notices the oldest are forgotten: the cookie stays small. */
const MOST_PUT_AWAY = 20
const A_DAY = 86_400
const FASSUNG = /^[\w-]{8}$/

/** What a visitor has put away, by the cookie of the request. */
export function putAway(cookies: string | null): readonly string[] {
  const [, value = ''] = /(?:^|;\s*)hinweise=([\w.-]+)/.exec(cookies ?? '') ?? []
  return value
    .split('.')
    .filter(fassung => FASSUNG.test(fassung))
    .slice(-MOST_PUT_AWAY)
}

/** The notices of a page: what tells them from others, and what they say, which only the server needs. */
export type ShownHinweise = {
  readonly marks: string
  /** Some stand on single pages, so that on every page others may. */
  readonly byPage?: boolean
} & Standing<readonly Hinweis[]>

export function shownHinweise(all: readonly Hinweis[], asked: Asked): ShownHinweise {
  const standing = hinweiseFor(all, asked)
  return {
    marks: standing.map(({ fassung }) => fassung).join(' '),
    ...(all.some(hinweis => hinweis.seite !== '' || isOfServices(hinweis)) ? { byPage: true } : {}),
    standing,
  }
}

type Asked = { path: string; cookies: string | null; now: Date }

/** What stands above a page, the most urgent first; nobody is told again what they have put away, or what is over. */
export function hinweiseFor(hinweise: readonly Hinweis[], { path, cookies, now }: Asked): readonly Hinweis[] {
  if (hinweise.length === 0) return []
  const known = putAway(cookies)
  const { theme } = sectionOf(path)
  return hinweise
    .filter(hinweis => {
      const { wo, seite, fassung } = hinweis
      const isHere = (wo === 'default' || wo === theme) && isBelow(path, seite)
      return isHere && !isOver(hinweis, now) && !isSaidThere(hinweis, path) && !known.includes(fassung)
    })
    .toSorted((a, b) => lautstaerke(b.stufe) - lautstaerke(a.stufe))
    .slice(0, MOST_SHOWN)
}

const WARNINGS = '/warnungen'

/** A warning, or that the services which warn are silent; what the town itself says may lead there as well. */
const isOfServices = ({ link, quelle }: Hinweis): boolean =>
  link.startsWith(`${WARNINGS}/`) || (link === WARNINGS && quelle !== '')

/** The page itself says it, and more of it. An emergency stands above that one too. */
const isSaidThere = (hinweis: Hinweis, path: string): boolean =>
  hinweis.stufe !== 'notfall' &&
  isOfServices(hinweis) &&
  (path === hinweis.link || path.replace(/\/+$/, '') === WARNINGS)

/** On the page itself too; a folder is no beginning of a word. */
const isBelow = (path: string, seite: string): boolean => {
  const above = seite.replace(/\/+$/, '')
  return above === '' || path === above || path.startsWith(`${above}/`)
}

/**
 * The cookie that keeps which notices somebody has put away, on this device only. It names words of the town and nothing of
 * a person, and is set on request, so it needs no consent (§ 25 Abs. 2 TDDDG).
 */
export function putAwayCookie(
  cookies: string | null,
  fassung: string,
  isSecure: boolean,
): string | undefined {
  if (!FASSUNG.test(fassung)) return undefined
  const { name, dauer } = ablagen.hinweise
  const all = [...putAway(cookies).filter(known => known !== fassung), fassung].slice(-MOST_PUT_AWAY)
  const kept = `${name}=${all.join('.')}; Max-Age=${dauer.tage * A_DAY}`
  return `${kept}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
