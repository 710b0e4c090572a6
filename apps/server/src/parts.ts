import type { Feed, Trouble } from '@rathausplatz/cms'
import type { Cms, CmsHandlers, Identify } from '@rathausplatz/contract'
import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'
import type { InlineCode } from '@rathausplatz/site'
import type { StaticFiles } from './files/static-files.ts'
import type { Missed } from './http/missed-page.ts'
import type { Policy } from './http/security-headers.ts'
import type { Log } from './log.ts'
import type { Observation } from './observe/observe.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { Config } from './settings/config.ts'

export type Site = {
  fetch(
    request: Request,
    context: {
      /** Builds the content security policy of a page with this inline code; a stricter one for a preview. */
      policy: (inline: InlineCode, shown?: 'ansicht' | 'vorschau-link') => string
      requestId: string
      sender: string | undefined
      /** The form was refused, so the request is empty; the site shows the refusal in its own frame. */
      refused?: { status: number; hint: string } | undefined
      /** Called if the page is the same for all visitors of its address. */
      onSameForAll?: () => void
      /** Kinds of observations that the browser shall send to this server from this page. */
      tells: readonly Beobachtung[]
    },
  ): Promise<Response>
  clientFolder: string
}

/** The parts of the server. */
export type Parts = {
  config: Config
  site: Site
  /** Files of the editors' desk. */
  desk?: StaticFiles | undefined
  cms: Cms
  /** The CMS itself, if `cms` answers from a cache. */
  live?: Cms
  /** The embedded CMS's answers to `/api/cms/*`. Without them this server is the site alone. */
  handlers?: CmsHandlers | undefined
  /** Identifies the caller of calls that are not public. */
  identify?: Identify | undefined
  media: (request: Request) => Promise<Response>
  /** The OParl API of the council; undefined in front of a remote CMS. */
  oparl?: ((request: Request) => Promise<Response>) | undefined
  /** The Open311 API of damage reports; undefined in front of a remote CMS. */
  open311?: ((request: Request) => Promise<Response>) | undefined
  /** Reports when the public contents of the embedded CMS change. */
  feed?: Feed
  /** Returns why the embedded CMS cannot store; undefined if it can. */
  trouble?: () => Trouble | undefined
  /** Called with each address that a reader requested and that does not exist. */
  noteMissing?: ((missed: Missed & { sender?: string | undefined }) => void) | undefined
  log: Log
  /** Page views and faults for the services that an operator has named, if any. */
  observation?: Observation
  /** Builds the content security policy of a page around this inline code; `pagePolicy` if undefined. */
  policy?: Policy
  /** Cache of finished pages, if the operator has enabled it. */
  cache?: PageCache | undefined
  /** True once the server has been told to stop. */
  isDraining?: () => boolean
}
