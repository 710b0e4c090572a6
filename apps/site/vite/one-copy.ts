import { globSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../../..')

/** Packages with views and styles, whose sources the server cannot load. */
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

/** Returns the first module that the server also loads from its source. */
export const secondCopy = (modules: readonly string[]): string | undefined =>
  modules
    .map(id => relative(root, id).replaceAll(sep, '/'))
    .find(path => path.startsWith('packages/') && !BUNDLED.test(path))

/**
 * Keeps one copy of each package in the server: its pages import the packages instead of bundling them. Calls that answer
 * with a file and the registry of other spellings are recognised by identity, which a second copy breaks. A build with a
 * second copy fails.
 */
export function oneCopy(): Plugin {
  const external = [...ofTheServer]
  return {
    name: 'one-copy',
    // Vite reads the first in development, the bundler the second.
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
