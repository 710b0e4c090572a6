import { type Fetched, type Hop, type Refusal, refusalWords } from '../outbound/fetch-outside.ts'

/** What one look at an address says of it. */
export type Judged =
  | { readonly is: 'gut' }
  | { readonly is: 'umzug'; readonly to: string }
  /** `isAnswered`: somebody was there and said so. */
  | { readonly is: 'schlecht'; readonly reason: string; readonly isAnswered: boolean }
  | { readonly is: 'unklar'; readonly reason: string; readonly isAnswered: boolean }

const PERMANENT: ReadonlySet<number> = new Set([301, 308])

/** What tells of the address, and not of how we asked. */
const TELLING: ReadonlySet<Refusal> = new Set(['unbekannt', 'eigenes-netz', 'keine-verbindung', 'zu-langsam'])

/** Programs are turned away by many; only what a reader would get too counts. */
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

/** As far as it goes for good. A slash at the end is no move. */
function movedTo(address: string, hops: readonly Hop[]): string | undefined {
  const until = hops.findIndex(({ status }) => !PERMANENT.has(status))
  const to = (until === -1 ? hops : hops.slice(0, until)).at(-1)?.to
  return to === undefined || bare(to) === bare(address) ? undefined : to
}

const bare = (address: string) => address.replace(/\/+(?=$|\?)/, '')

/** Whoever asked for a page and is sent to the first one has not arrived. */
function isOnlyHome(from: string, to: string): boolean {
  const [asked, given] = [URL.parse(from), URL.parse(to)]
  return asked?.pathname !== '/' && given?.pathname === '/' && given.search === ''
}
