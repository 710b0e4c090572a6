import type { Plugin } from 'vite'

/** Where the router loads the page anew by itself when a route's module cannot be fetched, as often as that happens. */
const ROUTER = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/**
 * Lets the router report it instead: `useChunkGuard` hears of it and decides, at most once per 60 seconds (spec §4). A
 * router that was written anew fails the build rather than go back to its own way.
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
