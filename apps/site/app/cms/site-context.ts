import type { Cms } from '@rathausplatz/contract'
import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'
import type { Kartendienst } from '@rathausplatz/ui/karte'
import { createContext, RouterContextProvider } from 'react-router'
import type { Ansicht } from '../ansicht/ansicht.ts'
import type { InlineCode } from '../document/inline-mark.ts'
import type { Refusal } from '../errors/refusal.ts'
import type { KnownAccounts } from '../sessions/known-accounts.ts'

/** The log for the operator. */
export type Log = {
  warn(about: Record<string, unknown>, message: string): void
  error(about: Record<string, unknown>, message: string): void
}

/** The context of every loader. */
export type SiteContext = {
  cms: Cms
  log: Log
  /** Answers a request for `/medien/...` as if a browser had sent it. */
  media: (request: Request) => Promise<Response>
  /** Public origin of the site, for example `https://www.rebenau.example.org`. */
  publicUrl: string
  /** Origins whose pages may be framed, as in the content security policy. */
  frameOrigins: readonly string[]
  /**
   * An external map service that draws the map of the town; if undefined, the town's own picture is shown.
   */
  kartendienst?: Kartendienst | undefined
  /** Lifetime of a session in seconds. */
  sessionSeconds: number
  /** Whether the CMS has accounts; the answer is cached for a while. */
  knownAccounts: KnownAccounts
  /** All events that the operator allows to be reported to external services. */
  beobachtungen: readonly Beobachtung[]
  /** The events that the browser of this request reports to our server. */
  tells: readonly Beobachtung[]
  /** The document of the editors' desk, if there is one. */
  desk?: (() => Response | Promise<Response>) | undefined
  /** Whether the gallery of templates is enabled. */
  vorschau: boolean
  /** The content security policy of a page with this inline code; stricter for previews. */
  policy: (inline: InlineCode, shown?: Ansicht['shown']) => string
  /** Draws the page at an address with parts of the context replaced. */
  drawPage: (request: Request, told: Partial<SiteContext>) => Promise<Response>
  /** Set if the request previews a page that need not be public. */
  ansicht?: Ansicht | undefined
  /** True if the browser requests only the data of a page, not a document. */
  isDataAlone: boolean
  /** Called if the page is the same for all visitors, so that it may be cached. */
  onSameForAll?: (() => void) | undefined
  /** The key with which this site signs values that it later verifies. */
  key: () => Buffer
  requestId: string
  /** Address of the sender of the request, for rate limits; never stored or shown. */
  sender: string | undefined
  /** Set if the server has refused the body of the request; the answer is drawn in the frame of the town. */
  refused?: Refusal | undefined
  /** Time of the oldest kept answer used for this request; undefined if all answers are fresh. */
  keptSince: () => Date | undefined
  /** Time of the request. */
  now: Date
}

const siteContext = createContext<SiteContext>()

/** Wraps the context for the router. */
export function provide(site: SiteContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]))
}

export function siteOf(context: Readonly<RouterContextProvider>): SiteContext {
  return context.get(siteContext)
}
