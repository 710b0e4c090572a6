import type { Cms } from '@rathausplatz/contract'
import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Refusal } from '../errors/refusal.ts'

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
  /** What is told to services of other houses at all. */
  beobachtungen: readonly Beobachtung[]
  /** What the browser behind this request shall tell our server of it. */
  tells: readonly Beobachtung[]
  /** Whether the gallery of templates is open. */
  vorschau: boolean
  /** Allows our own inline scripts of this one answer. */
  nonce: string
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

export const siteContext = createContext<SiteContext>()

export function siteOf(context: Readonly<RouterContextProvider>): SiteContext {
  return context.get(siteContext)
}
