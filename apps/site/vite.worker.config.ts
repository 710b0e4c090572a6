import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const build = join(import.meta.dirname, 'build')
const assets = join(build, 'client', 'assets')

/**
 * Lists the files of the build for the worker. Files to which no page refers, the gallery and the observer
 * are left out.
 */
function filesOfTheBuild(): string[] {
  const names = readdirSync(assets).filter(name => /\.(?:js|css|woff2|svg)$/.test(name))
  const texts = names
    .filter(name => /\.(?:js|css)$/.test(name))
    .map(name => readFileSync(join(assets, name), 'utf8'))
  const named = [readFileSync(join(build, 'server', 'index.js'), 'utf8'), ...texts].join('\n')
  return names
    .filter(
      name =>
        named.includes(name) &&
        !/^(?:vorschau|observer)-/.test(name) &&
        readFileSync(join(assets, name)).length > 0,
    )
    .map(name => `/assets/${name}`)
    .toSorted()
}

/** Builds the service worker as one file beside the built site. It contains a list of the site's files. */
export default defineConfig({
  publicDir: false,
  define: {
    FILES_OF_THE_BUILD: JSON.stringify([...filesOfTheBuild(), '/favicon.svg']),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    target: ['chrome105', 'safari16', 'firefox110'],
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'app/pwa/worker/sw.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
