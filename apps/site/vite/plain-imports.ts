import type { Plugin } from 'vite'

/**
 * What is fetched later is fetched as it stands: its styles are in the style sheet that every page has, and what these
 * pieces import has come with the page already. Vite's own way looks for both first.
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
