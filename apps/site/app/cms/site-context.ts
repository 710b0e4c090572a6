import type { Cms } from '@rathausplatz/contract'
import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'
import type { Kartendienst } from '@rathausplatz/ui/karte'
import { createContext, RouterContextProvider } from 'react-router'
import type { Ansicht } from '../ansicht/ansicht.ts'
import type { InlineCode } from '../document/inline-mark.ts'
import type { Refusal } from '../errors/refusal.ts'
import type { KnownAccounts } from '../sessions/known-accounts.ts'

/** Where the site writes what an operator should know. */
export type Log = {
  warn(about: Record<string, unknown>, message: string): void
  error(about: Record<string, unknown>, message: string): void
}

/** What every loader may use. */
export type SiteContext = {
  cms: Cms
  log: Log
  /** Answers `/medien/...`, as a browser would be answered. */
  media: (request: Request) => Promise<Response>
  /** Public origin of the site, for example `https://www.rebenau.example.org`. */
  publicUrl: string
  /** Whose pages may be shown in a frame: those that the content security policy names. */
  frameOrigins: readonly string[]
  /** A map service of another house that draws the map of the town; the town's own picture is shown if undefined. */
  kartendienst?: Kartendienst | undefined
  /** How long whoever signs in stays signed in, in seconds. */
  sessionSeconds: number
  /** Whether the CMS knows accounts, asked once in a while. */
  knownAccounts: KnownAccounts
  /** What is told to services of other houses at all. */
  beobachtungen: readonly Beobachtung[]
  /** What the browser behind this request shall tell our server of it. */
  tells: readonly Beobachtung[]
  /** The document of the editors' desk, where there is one. */
  desk?: (() => Response | Promise<Response>) | undefined
  /** Whether the gallery of templates is open. */
  vorschau: boolean
  /** The content security policy of a page with this inline code; a stricter one of what somebody only looks at. */
  policy: (inline: InlineCode, shown?: Ansicht['shown']) => string
  /** Draws the page at an address as this site does, told something else in part. */
  drawPage: (request: Request, told: Partial<SiteContext>) => Promise<Response>
  /** Set where somebody looks at a page that need not be public. */
  ansicht?: Ansicht | undefined
  /** Whether the browser asks for what loaders bring alone, on its way from page to page. */
  isDataAlone: boolean
  /** To be told where a page is the same for all who ask for its address: it may be kept for them. */
  onSameForAll?: (() => void) | undefined
  /** The key with which this site signs what it will believe again. */
  key: () => Buffer
  requestId: string
  /** Address of who sends the request, for limits per sender; kept and shown nowhere. */
  sender: string | undefined
  /** Set where the server has refused what came with the request; it is answered in the frame of the town. */
  refused?: Refusal | undefined
  /** Since when the oldest answer to this request has been kept; undefined where the CMS gave only new ones. */
  keptSince: () => Date | undefined
  /** The moment of the request. */
  now: Date
}

const siteContext = createContext<SiteContext>()

/** What every loader may use, wrapped for the router. */
export function provide(site: SiteContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, site]]))
}

export function siteOf(context: Readonly<RouterContextProvider>): SiteContext {
  return context.get(siteContext)
}
