import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { routerReports } from './vite/router-reports.ts'

const templates = new URL('../../packages/templates/src/', import.meta.url)

/** The modules that the views of the home page are made of, themselves included. */
function modulesOf(module: URL, known = new Set<string>()): Set<string> {
  if (known.has(module.pathname)) return known
  known.add(module.pathname)
  const code = readFileSync(module, 'utf8')
  for (const [, path = ''] of code.matchAll(/^(?:import|export) (?!type )[^;']*? from '(\.[^']+\.tsx?)'/gm)) {
    modulesOf(new URL(path, module), known)
  }
  return known
}

const portal = modulesOf(new URL('portal-views.ts', templates))

/** True for the templates that do not come with the site. */
const isLater = (id: string) => id.startsWith(templates.pathname) && !portal.has(id.split('?', 1)[0] ?? '')

const SITE =
  /(?:packages\/(?:ui|templates|contract)\/src|apps\/site\/app)\/(?!routes|gallery|observe\/observer)/

/**
 * Few files: over HTTP/1.1 each costs a round trip, and nearly every page needs them all. Only the later templates, in
 * one piece, come with the first page that shows one of them.
 */
const chunks = {
  groups: [
    { name: 'react', test: /node_modules/, minSize: 0, priority: 3 },
    { name: 'seite', test: (id: string) => SITE.test(id) && !isLater(id), minSize: 0, priority: 2 },
    { name: 'vorlagen', test: isLater, minSize: 0, priority: 1 },
  ],
}

export default defineConfig({
  plugins: [reactRouter(), routerReports()],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  build: {
    // The oldest browsers that an old phone in the town still runs.
    target: ['chrome105', 'safari16', 'firefox110'],
    assetsInlineLimit: 1024,
    cssCodeSplit: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
  ssr: { noExternal: [/^@rathausplatz\//, 'lucide-react'] },
})
