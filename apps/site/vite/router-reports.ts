import type { Plugin } from 'vite'

/** The router's module that reloads the page, without a limit, if the module of a route fails to load. */
const ROUTER = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/**
 * Makes the router report a route module that fails to load instead of reloading the page: `useChunkGuard`
 * handles it and reloads at most once per 60 seconds (spec §4). The build fails if the router has changed.
 */
export function routerReports(): Plugin {
  let isFound = false
  return {
    name: 'router-reports',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id.split('?', 1)[0] ?? '')) return
      if (!RELOAD.test(code)) this.error('React Router no longer reloads here: see router-reports.ts')
      isFound = true
      return { code: code.replace(RELOAD, 'reportError(error); return new Promise(() => {});'), map: null }
    },
    buildEnd(error) {
      if (!error && !isFound && this.environment.name === 'client') {
        this.error('React Router loads its modules elsewhere now: see router-reports.ts')
      }
    },
  }
}
