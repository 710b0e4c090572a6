import { globSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../../..')

/** Rooms with views and styles, which the server cannot load as they stand. */
const BUNDLED = /^packages\/(?:templates|ui)\//

/** The names by which the pages ask for all other rooms. */
export const ofTheServer: readonly string[] = globSync('packages/*/package.json', { cwd: root })
  .map(file => file.replaceAll(sep, '/'))
  .filter(file => !BUNDLED.test(file))
  .flatMap(file => {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Shown
    return Object.keys(exports).map(path => posix.join(name, path))
  })

type Shown = { name: string; exports: object }

/** Of these modules the first that the server has loaded already. */
export const secondCopy = (modules: readonly string[]): string | undefined =>
  modules
    .map(id => relative(root, id).replaceAll(sep, '/'))
    .find(path => path.startsWith('packages/') && !BUNDLED.test(path))

/**
 * Rooms that the server loads from their sources it has once: the pages that it draws import them instead of carrying a copy.
 * What is known by being itself is known to both then: the calls that give a file, and how others write a field. A build
 * with a second copy fails.
 */
export function oneCopy(): Plugin {
  const external = [...ofTheServer]
  return {
    name: 'one-copy',
    // The bundler asks the second, Vite while developing the first.
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
