const STYLES = /\bimport\s+(\w+)\s+from\s+(["'][^"']+\.module\.css["'])/g

/**
 * Lets the bundler inline each class name where it is used: it can tree-shake the named exports of a module,
 * but not an object of them. That object costs more than a kilobyte on the first visit, and a missing class
 * in it goes unnoticed.
 * @returns {import('vite').Plugin}
 */
export function classNames() {
  return {
    name: 'class-names',
    enforce: 'post',
    transform(code, id) {
      // If all names are inlined, no module imports the file any more, but its rules are still needed.
      if (/\.module\.css(?:\?|$)/.test(id)) return { code, map: null, moduleSideEffects: 'no-treeshake' }
      if (id.includes('node_modules') || code.search(STYLES) === -1) return
      return { code: code.replace(STYLES, 'import * as $1 from $2'), map: null }
    },
  }
}
