import type { Plugin } from 'vite'

/**
 * Replaces Vite's preload helper by a plain import: the styles of dynamically loaded pieces are in the common
 * stylesheet, and the modules that they import are loaded already.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = fetchPiece => fetchPiece()',
    },
  }
}
