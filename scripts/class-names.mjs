const STYLES = /\bimport\s+(\w+)\s+from\s+(["'][^"']+\.module\.css["'])/g

/**
 * Lets the bundler write each class where it is used: it looks through the names that a module exports, not into an
 * object of them. That object costs more than a kilobyte on the first visit, and nobody notices when it lacks a class.
 * @returns {import('vite').Plugin}
 */
export function classNames() {
  return {
    name: 'class-names',
    enforce: 'post',
    transform(code, id) {
      // Where all names are written out nobody imports the file any more; its rules are needed all the same.
      if (/\.module\.css(?:\?|$)/.test(id)) return { code, map: null, moduleSideEffects: 'no-treeshake' }
      if (id.includes('node_modules') || code.search(STYLES) === -1) return
      return { code: code.replace(STYLES, 'import * as $1 from $2'), map: null }
    },
  }
}
