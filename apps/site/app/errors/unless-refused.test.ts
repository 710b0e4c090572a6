import { cmsInProcess } from '@rathausplatz/contract'
import { fakeCms, fakeIdentify } from '@rathausplatz/contract/fake-cms'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ActionFunction } from 'react-router'
import { expect, test } from 'vitest'
import { type SiteBuild, serveBuild } from '../../index.ts'
import * as entry from '../entry.server.tsx'
import * as root from '../root.tsx'
import routes from '../routes.ts'
import { testSite } from '../testing/test-site.ts'

type Module = { action?: ActionFunction; default?: unknown }
type Placed = { id: string; parentId: string; path: string; file: string; index: boolean | undefined }

/** All routes of the site, as the build numbers them. */
const placed = (entries: RouteConfigEntry[], parentId = 'root'): Placed[] =>
  entries.flatMap(({ id, file, path = '', index, children = [] }) => {
    const own = id ?? file.replace(/^\.\/|\.\w+$/g, '')
    return [{ id: own, parentId, path, file, index }, ...placed(children, own)]
  })

const withModule = async (route: Placed) => {
  const { href } = new URL(`../${route.file}`, import.meta.url)
  const module: Module = await import(/* @vite-ignore */ href)
  return { ...route, module }
}
const all = await Promise.all(placed(routes).map(withModule))
const acting = all.filter(({ module }) => module.action)

const refused = { status: 403, hint: 'Bitte senden Sie das Formular von unserer Website aus.' }
const addressOf = ({ path }: Placed) => `/${path.replaceAll(/:\w+/g, 'x').replace('*', 'rathaus')}`

/** The site of all its routes, with who was called of their actions. */
function site() {
  const called: string[] = []
  const inBrowser = { module: '/assets/x.js', hasAction: true, hasLoader: true, hasErrorBoundary: true }
  const rootRoute = { id: 'root', path: '' }
  const noting = ({ module, ...route }: Placed & { module: Module }) => {
    const action: ActionFunction = () => {
      called.push(route.id)
      return new Response(null, { status: 204 })
    }
    return { ...route, module: { ...module, ...(module.action ? { action } : {}) } }
  }
  const known = ({ id, parentId, path, index }: Placed) => ({ id, parentId, path, index, ...inBrowser })
  const byId = <T extends { id: string }>(list: T[]) => Object.fromEntries(list.map(one => [one.id, one]))
  const build = {
    entry: { module: entry },
    routes: byId([{ ...rootRoute, module: root }, ...all.map(noting)]),
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: [] },
      routes: byId([{ ...rootRoute, ...inBrowser }, ...all.map(known)]),
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    prerender: [],
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
  } as unknown as SiteBuild
  const { site } = testSite({})
  const fetch = serveBuild(build, {
    ...site,
    cms: cmsInProcess(fakeCms(), fakeIdentify),
    vorschau: true,
    dataDir: '/nirgends',
  })
  const post = async (path: string, refused?: { status: number; hint: string }) => {
    const request = new Request(new URL(path, site.publicUrl), {
      method: 'POST',
      body: new URLSearchParams(),
    })
    const answer = await fetch(request, {
      policy: site.policy,
      requestId: 'a',
      sender: undefined,
      tells: [],
      refused,
    })
    return { status: answer.status, text: await answer.text() }
  }
  return { called, post }
}

test('the routes that take something are all here', () => {
  expect(acting.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'redaktion/abmelden',
      'redaktion/konto',
      'raete/konto',
      'intranet/konto',
      'routes/intranet/beitrag',
      'kontakt',
      'page',
    ]),
  )
})

test.each(acting.map(route => [addressOf(route), route] as const))(
  'A-15: %s does nothing with a form that was refused, and says why',
  async (path, { id, index, module }) => {
    const { called, post } = site()
    const query = index ? '?index' : ''
    const asked = path + query
    expect(await post(asked, refused)).toEqual({
      status: 403,
      text: expect.stringContaining(refused.hint),
    })
    const byScript = `${path === '/' ? '/_' : path}.data${query}`
    if (module.default) expect((await post(byScript, refused)).status).toBe(403)
    expect(called).toEqual([])
    await post(asked)
    expect(called, 'one that is taken').toEqual([id])
  },
)
