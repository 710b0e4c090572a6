import type { Hinweis } from '@rathausplatz/contract'
import { ablagen } from '@rathausplatz/contract/ablagen'
import { lautstaerke } from '@rathausplatz/contract/labels'
import { sectionOf } from '@rathausplatz/contract/sections'
import type { Standing } from '../../document/standing.ts'
import { isOver } from '../../warnungen/is-over.ts'

/**
 * Most notices shown: visitors would not read more, and more would push the page out of the window. The others
 * are counted, and stand on the page of warnings.
 */
export const MOST_SHOWN = 4
/** Most notices in the cookie; the oldest are dropped. */
const MOST_PUT_AWAY = 20
const A_DAY = 86_400
const FASSUNG = /^[\w-]{8}$/

/** Returns the notices that the visitor has hidden, from the cookie of the request. */
export function putAway(cookies: string | null): readonly string[] {
  const [, value = ''] = /(?:^|;\s*)hinweise=([\w.-]+)/.exec(cookies ?? '') ?? []
  return value
    .split('.')
    .filter(fassung => FASSUNG.test(fassung))
    .slice(-MOST_PUT_AWAY)
}

/** The notices of a page: `marks` identify them; their texts stay on the server. */
export type ShownHinweise = {
  readonly marks: string
  /** True if some notices are limited to single pages, so that another page may have other notices. */
  readonly byPage?: boolean
} & Standing<StandingHinweise>

/** The notices above a page, and how many others stand on the page of warnings. */
export type StandingHinweise = { readonly hinweise: readonly Hinweis[]; readonly more: number }

/** `beyond`: the number of further notices that the CMS counts and does not send. */
export function shownHinweise(all: readonly Hinweis[], asked: Asked, beyond = 0): ShownHinweise {
  const here = hinweiseHere(all, asked)
  const hinweise = mostUrgent(here)
  const isThere = asked.path.replace(/\/+$/, '') === WARNINGS
  const more = isThere ? 0 : here.filter(one => !hinweise.includes(one) && isForTheTown(one)).length + beyond
  return {
    marks: [...hinweise.map(({ fassung }) => fassung), ...(more > 0 ? [`+${more}`] : [])].join(' '),
    ...(all.some(hinweis => hinweis.seite !== '' || isOfServices(hinweis)) ? { byPage: true } : {}),
    standing: { hinweise, more },
  }
}

type Asked = { path: string; cookies: string | null; now: Date }

/** Returns the notices that are shown above a page, with the most urgent first. */
export const hinweiseFor = (all: readonly Hinweis[], asked: Asked): readonly Hinweis[] =>
  mostUrgent(hinweiseHere(all, asked))

/** The notice that a service does not answer never gives way: without it, the others would seem to be all. */
function mostUrgent(here: readonly Hinweis[]): readonly Hinweis[] {
  const warnings = new Set(here.filter(one => !isSilence(one)).slice(0, MOST_SHOWN))
  return here.filter(one => isSilence(one) || warnings.has(one))
}

/** Returns the notices of a page with the most urgent first, without hidden and expired ones. */
function hinweiseHere(hinweise: readonly Hinweis[], { path, cookies, now }: Asked): readonly Hinweis[] {
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
}

const WARNINGS = '/warnungen'

/**
 * Whether a notice is a warning of a service, or the notice that a service does not answer. Notices of the
 * town may link the page of warnings too.
 */
const isOfServices = (hinweis: Hinweis): boolean =>
  hinweis.link.startsWith(`${WARNINGS}/`) || isSilence(hinweis)

const isSilence = ({ link, quelle }: Hinweis): boolean => link === WARNINGS && quelle !== ''

/** Whether the page of warnings lists the notice: that of a single house or page it does not. */
const isForTheTown = ({ wo, seite }: Hinweis): boolean => wo === 'default' && seite === ''

/** Whether the page itself shows the warning in more detail. An emergency is shown above the page anyway. */
const isSaidThere = (hinweis: Hinweis, path: string): boolean =>
  hinweis.stufe !== 'notfall' &&
  isOfServices(hinweis) &&
  (path === hinweis.link || path.replace(/\/+$/, '') === WARNINGS)

/** Whether a path is that of the page or below it; compares whole segments. */
const isBelow = (path: string, seite: string): boolean => {
  const above = seite.replace(/\/+$/, '')
  return above === '' || path === above || path.startsWith(`${above}/`)
}

/**
 * Returns the cookie that remembers hidden notices on this device only. The cookie holds ids of notices and
 * no personal data. It is set on request of the visitor, so it needs no consent (§ 25 Abs. 2 TDDDG).
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
