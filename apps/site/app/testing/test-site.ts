import { type CmsHandlers, cmsInProcess, type Identify } from '@rathausplatz/contract'
import { rememberTown } from '../cms/remember-town.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { rememberAccounts } from '../sessions/known-accounts.ts'

type Line = { level: 'warn' | 'error'; about: Record<string, unknown>; message: string }

/** Returns a context for loaders with this CMS; `lines` collects the log. */
export function testSite(handlers: CmsHandlers, identify?: Identify) {
  const lines: Line[] = []
  const site: SiteContext = {
    cms: rememberTown()(cmsInProcess(handlers, identify)),
    log: {
      warn: (about, message) => lines.push({ level: 'warn', about, message }),
      error: (about, message) => lines.push({ level: 'error', about, message }),
    },
    media: async () => new Response(null, { status: 404 }),
    publicUrl: 'https://www.rebenau.example.org',
    frameOrigins: ['https://rebenau.bewerberportal.example'],
    sessionSeconds: 3_600,
    knownAccounts: rememberAccounts(),
    beobachtungen: [],
    tells: [],
    vorschau: false,
    policy: ({ scripts }, shown) => `script-src ${shown ? "'none'" : scripts.join(' ')}`,
    drawPage: async () => new Response(null, { status: 404 }),
    key: () => Buffer.alloc(32),
    requestId: 'anfrage-1',
    sender: '192.0.2.7',
    isDataAlone: false,
    keptSince: () => undefined,
    now: new Date('2026-11-20T12:00:00+01:00'),
  }
  return { site, lines }
}

/** Returns the value that a loader has thrown: status and data, or the target of a redirect. */
export async function thrownBy(loading: Promise<unknown>) {
  const thrown = await loading.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (thrown instanceof Response) {
    return { status: thrown.status, location: thrown.headers.get('location') }
  }
  const { data, init } = thrown as { data: unknown; init: ResponseInit }
  return { status: init.status, data, cacheControl: new Headers(init.headers).get('cache-control') }
}
