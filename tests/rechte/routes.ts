import { join } from 'node:path'
import { inspect } from 'node:util'
import type { EmbeddedCms } from '@rathausplatz/cms'
import { type Call, type Cms, cmsInProcess, type Realm, realms } from '@rathausplatz/contract'
import { provide } from '../../apps/site/app/cms/site-context.ts'
import routes from '../../apps/site/app/routes.ts'
import { withSessions } from '../../apps/site/app/sessions/session.ts'
import { writeCookies } from '../../apps/site/app/sessions/session-cookies.ts'
import { testSite } from '../../apps/site/app/testing/test-site.ts'

/**
 * The routes below the layout of the realms. `anmeldung`: the sign-in, open to anonymous visitors. `bereich`:
 * only for accounts of that realm.
 */
export const realmPages: Readonly<Record<string, 'anmeldung' | 'bereich'>> = {
  'realms/anmelden.tsx': 'anmeldung',
  'realms/abmelden.tsx': 'anmeldung',
  'realms/konto.tsx': 'bereich',
  'realms/ansicht.ts': 'bereich',
  'realms/schreibtisch.ts': 'bereich',
  'realms/passwort-vergessen.tsx': 'anmeldung',
  'realms/neues-passwort.tsx': 'anmeldung',
  'realms/passkey.tsx': 'anmeldung',
  'realms/verwaltung.ts': 'anmeldung',
  'realms/verwaltung-antwort.tsx': 'anmeldung',
  'realms/unbekannt.tsx': 'bereich',
  'realms/verlaengern.tsx': 'bereich',
  'realms/passwort.tsx': 'bereich',
  'realms/zweiter-faktor.tsx': 'bereich',
  'intranet/start.tsx': 'bereich',
  'intranet/archiv.tsx': 'bereich',
  'intranet/suchen.tsx': 'bereich',
  'intranet/telefon.tsx': 'bereich',
  'intranet/datei.ts': 'bereich',
  'intranet/rubrik.tsx': 'bereich',
  'intranet/beitrag.tsx': 'bereich',
  'raete/start.tsx': 'bereich',
  'raete/sitzungen.tsx': 'bereich',
  'raete/sitzung.tsx': 'bereich',
  'raete/vorlage.tsx': 'bereich',
  'raete/berichte.tsx': 'bereich',
  'raete/datei.ts': 'bereich',
  'raete/empfang.tsx': 'bereich',
  'raete/paket.ts': 'bereich',
  'raete/paket-stand.ts': 'bereich',
  'raete/unterwegs.tsx': 'bereich',
}

type Module = { loader?: (args: never) => unknown; action?: (args: never) => unknown }
const routesFolder = join(import.meta.dirname, '../../apps/site/app/routes')

type Route = { file: string; path?: string; children?: Route[] }
export type RouteOfSite = { path: string; file: string; realm: Realm | undefined }

/** Every route with an address, without layouts, of a part of the table of routes. */
const flat = (part: readonly Route[]): RouteOfSite[] =>
  part.flatMap(route => {
    if (route.children) return flat(route.children)
    const path = `/${(route.path ?? '').replaceAll(/[:*][\w]*/g, 'x')}`
    const file = route.file.replace('./routes/', '')
    return [{ path, file, realm: realms.find(realm => realm === path.split('/', 2)[1]) }]
  })

const isOfRealms = ({ file }: Route) => file === './routes/realms/realm.tsx'

/** The routes that are open to everybody: those outside the layout of the realms. */
export const publicRoutes = flat(routes.filter(route => !isOfRealms(route)))
export const realmRoutes = flat(routes.filter(isOfRealms))
export const everyRoute = [...publicRoutes, ...realmRoutes]

/** Returns the value of the cookie header for a session in a realm. */
export function cookieWith(realm: Realm, { token, id }: { token: string; id: string }): string {
  const bis = new Date(Date.now() + 3_600_000)
  return writeCookies({ id, token, bis, pwGeaendert: true }, realm, new Date(), {
    isSecure: true,
    key: Buffer.alloc(32),
  })
    .map(cookie => cookie.split(';', 1)[0])
    .join('; ')
}

type Visit = {
  part?: 'loader' | 'action'
  cookie?: string
  address?: string
  params?: Record<string, string>
}

/** Requests a route like the router; returns the result and the calls it made. */
export async function visit(
  cms: EmbeddedCms,
  { path, file }: RouteOfSite,
  { part = 'loader', cookie = '', address = path, params = {} }: Visit,
) {
  const made: { call: Call; isAnswered: boolean }[] = []
  const real = cmsInProcess(cms.handlers, cms.identify)
  const listening: Cms = {
    async call(call, input) {
      const one = { call: call as Call, isAnswered: false }
      made.push(one)
      const answer = await real.call(call, input)
      one.isAnswered = true
      return answer
    },
  }
  const context = provide({ ...testSite({}).site, cms: listening, media: cms.media, now: new Date() })
  const url = new URL(address, 'https://www.rebenau.example.org')
  const form = { email: 'niemand@example.org', passwort: 'x', vorgang: 'x', code: '000000' }
  const post = { method: 'POST', body: new URLSearchParams(form) }
  const request = new Request(url, { headers: { cookie }, ...(part === 'action' ? post : {}) })
  const module = (await import(join(routesFolder, file))) as Module
  const work = module[part]
  let thrown: unknown
  let told: unknown
  const answer = await withSessions({ request, context }, async () => {
    const working = async () => work?.({ request, context, url, params } as never)
    const given = await working().catch((error: unknown) => {
      thrown = error
      return error
    })
    told = given
    return given instanceof Response ? given : new Response(null)
  })
  const location = answer.headers.get('location')
  const status = isData(thrown) ? (thrown.init?.status ?? 200) : answer.status
  return {
    location,
    status,
    made,
    hasPart: work !== undefined,
    /** Everything in the answer: its data, or its body. */
    text:
      told instanceof Response
        ? await told.text()
        : inspect(told, { depth: Infinity, maxStringLength: Infinity }),
    cacheControl: answer.headers.get('cache-control'),
  }
}

const isData = (thrown: unknown): thrown is { init?: { status?: number } } =>
  typeof thrown === 'object' && thrown !== null && 'init' in thrown
