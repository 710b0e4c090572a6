import type { Fetched, Hop } from '../outbound/fetch-outside.ts'
import { type Refusal, refusalWords } from '../outbound/refusals.ts'

/** The result of one check of an address. */
export type Judged =
  | { readonly is: 'gut' }
  | { readonly is: 'umzug'; readonly to: string }
  /** `isAnswered`: a server has answered, with any status. */
  | { readonly is: 'schlecht'; readonly reason: string; readonly isAnswered: boolean }
  | { readonly is: 'unklar'; readonly reason: string; readonly isAnswered: boolean }

const PERMANENT: ReadonlySet<number> = new Set([301, 308])

/** Refusals that are a fault of the address and not of our request. */
const TELLING: ReadonlySet<Refusal> = new Set(['unbekannt', 'eigenes-netz', 'keine-verbindung', 'zu-langsam'])

/**
 * Judges the answer to a check. Many websites reject programs, so only an error that a visitor would get too
 * counts.
 */
export function judgeAnswer(address: string, fetched: Fetched): Judged {
  if (!fetched.ok) {
    const { refusal, hops } = fetched
    const is = TELLING.has(refusal) ? 'schlecht' : 'unklar'
    return { is, reason: refusalWords[refusal], isAnswered: hops.length > 0 || refusal === 'unsicher' }
  }
  const { status, hops } = fetched.answer
  if (status === 404 || status === 410)
    return { is: 'schlecht', reason: `Die Seite gibt es dort nicht mehr (${status}).`, isAnswered: true }
  if (status >= 500 && status < 600 && status !== 503)
    return { is: 'schlecht', reason: `Die Website meldet einen Fehler (${status}).`, isAnswered: true }
  if (status >= 400)
    return { is: 'unklar', reason: `Die Website lässt keine Prüfung zu (${status}).`, isAnswered: true }
  const to = movedTo(address, hops)
  if (to === undefined) return { is: 'gut' }
  return isOnlyHome(address, to) ? { is: 'unklar', reason: ONLY_HOME, isAnswered: true } : { is: 'umzug', to }
}

const ONLY_HOME =
  'Diese Adresse führt nur noch zur Startseite der Website. Vielleicht ist das Gesuchte umgezogen.'

/**
 * Returns the last address reached over permanent redirects; undefined if there is none, or if it differs
 * only in the slash at its end.
 */
function movedTo(address: string, hops: readonly Hop[]): string | undefined {
  const until = hops.findIndex(({ status }) => !PERMANENT.has(status))
  const to = (until === -1 ? hops : hops.slice(0, until)).at(-1)?.to
  return to === undefined || bare(to) === bare(address) ? undefined : to
}

const bare = (address: string) => address.replace(/\/+(?=$|\?)/, '')

/** A redirect from a page to the home page: the visitor does not find the page. */
function isOnlyHome(from: string, to: string): boolean {
  const [asked, given] = [URL.parse(from), URL.parse(to)]
  return asked?.pathname !== '/' && given?.pathname === '/' && given.search === ''
}
