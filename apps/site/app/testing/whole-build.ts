import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  type ActionFunction,
  UNSAFE_withErrorBoundaryProps as withErrorProps,
  UNSAFE_withComponentProps as withProps,
} from 'react-router'
import type { SiteBuild } from '../../index.ts'
import * as entry from '../entry.server.tsx'
import * as root from '../root.tsx'
import routes from '../routes.ts'

type Module = { action?: ActionFunction; default?: unknown; ErrorBoundary?: unknown }
type Placed = { id: string; parentId: string; path: string; file: string; index: boolean | undefined }
export type PlacedRoute = Placed & { module: Module }

/** Flattens all routes of the site, with ids as the build assigns them. */
const placed = (entries: RouteConfigEntry[], parentId = 'root'): Placed[] =>
  entries.flatMap(({ id, file, path = '', index, children = [] }) => {
    const own = id ?? file.replace(/^\.\/|\.\w+$/g, '')
    return [{ id: own, parentId, path, file, index }, ...placed(children, own)]
  })

const withModule = async (route: Placed): Promise<PlacedRoute> => {
  const { href } = new URL(`../${route.file}`, import.meta.url)
  const module: Module = await import(/* @vite-ignore */ href)
  return { ...route, module: drawn(module) }
}

/** Adds the component props that the build adds. */
const drawn = (module: Module): Module => ({
  ...module,
  ...(module.default ? { default: withProps(module.default as never) } : {}),
  ...(module.ErrorBoundary ? { ErrorBoundary: withErrorProps(module.ErrorBoundary as never) } : {}),
})

export const allRoutes = await Promise.all(placed(routes).map(withModule))

/** Returns the site with all its routes, as a build has them; `change` may replace parts of a route. */
export function wholeBuild(change: (route: PlacedRoute) => PlacedRoute = route => route): SiteBuild {
  const inBrowser = { module: '/assets/x.js', hasAction: true, hasLoader: true, hasErrorBoundary: true }
  const rootRoute = { id: 'root', path: '' }
  const known = ({ id, parentId, path, index }: Placed) => ({ id, parentId, path, index, ...inBrowser })
  const byId = <T extends { id: string }>(list: T[]) => Object.fromEntries(list.map(one => [one.id, one]))
  return {
    entry: { module: entry },
    routes: byId([{ ...rootRoute, module: drawn(root as Module) }, ...allRoutes.map(change)]),
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: [] },
      routes: byId([{ ...rootRoute, ...inBrowser }, ...allRoutes.map(known)]),
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    prerender: [],
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
  } as unknown as SiteBuild
}
