import { globSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../../..')

/** Packages with views and styles, which are bundled because the server cannot load their sources. */
const BUNDLED = /^packages\/(?:templates|ui)\//

/** Import names of all other packages. */
export const ofTheServer: readonly string[] = globSync('packages/*/package.json', { cwd: root })
  .map(file => file.replaceAll(sep, '/'))
  .filter(file => !BUNDLED.test(file))
  .flatMap(file => {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Shown
    return Object.keys(exports).map(path => posix.join(name, path))
  })

type Shown = { name: string; exports: object }

/**
 * Returns the first of these modules that the server also loads from its source; undefined if there is none.
 */
export const secondCopy = (modules: readonly string[]): string | undefined =>
  modules
    .map(id => relative(root, id).replaceAll(sep, '/'))
    .find(path => path.startsWith('packages/') && !BUNDLED.test(path))

/**
 * Keeps a single copy of each package in the server: pages import the packages instead of bundling them.
 * Calls that answer with a file, and the registry of other spellings, are recognised by object identity,
 * which a second copy breaks. The build fails if it contains a second copy.
 */
export function oneCopy(): Plugin {
  const external = [...ofTheServer]
  return {
    name: 'one-copy',
    // Vite reads the first list in development, the bundler reads the second.
    config: () => ({
      environments: { ssr: { resolve: { external }, build: { rolldownOptions: { external } } } },
    }),
    applyToEnvironment: environment => environment.name === 'ssr',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(one => (one.type === 'chunk' ? one.moduleIds : []))
      const found = secondCopy(modules)
      if (found) this.error(`${found} would be in the server twice: see one-copy.ts`)
    },
  }
}
