import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** Chunks load their own styles in any order, so each style file begins with the order of the layers. */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer reset,tokens,base,components;${String(file.source)}`
  },
}

/** Imports a picture with its size: `import picture from 'x.webp?bild'`. */
const picturesWithSizes: Plugin = {
  name: 'pictures-with-sizes',
  // Before Vite's own handling, which would return an address only.
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?')
    if (query !== 'bild') return undefined
    const bytes = readFileSync(file)
    if (bytes.toString('latin1', 12, 16) !== 'VP8 ') throw new Error(`${file} is no plain WebP`)
    const size = { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    return `import src from ${JSON.stringify(`${file}?url`)}\nexport default { src, ...${JSON.stringify(size)} }`
  },
}

/** Removes the examples of calls from the build: they are for documentation and tests only. */
const withoutExamples: Plugin = {
  name: 'without-examples',
  enforce: 'post',
  transform: {
    filter: { id: /\/contract\/src\/calls\/.*\.ts$/ },
    handler(code) {
      const places = [...examplesIn(this.parse(code))].toSorted((one, other) => other.start - one.start)
      const shorter = places.reduce(
        (left, { start, end }) => `${left.slice(0, start)}[]${left.slice(end)}`,
        code,
      )
      return { code: shorter, map: null }
    },
  },
}

type Node = {
  readonly type?: unknown
  readonly name?: unknown
  readonly start: number
  readonly end: number
}

/** Yields the lists of examples: the `examples` of `defineCall({...})`. */
function* examplesIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return
  const { type, key, value } = node as { type?: unknown; key?: Node; value?: Node }
  if (type === 'Property' && key?.name === 'examples' && value?.type === 'ArrayExpression') yield value
  else for (const part of Object.values(node)) yield* examplesIn(part)
}

/** Build of the desk: one document with its files. Visitors never load any of them. */
export default defineConfig({
  base: '/redaktion/',
  plugins: [layersInOrder, picturesWithSizes, withoutExamples],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  build: {
    outDir: 'build',
    // Editors use machines of the town hall, and their own phones.
    target: ['chrome115', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 0,
    // A test limits the transferred bytes (tests/e2e/redaktion-gewicht.lang.spec.ts).
    chunkSizeWarningLimit: 2_000,
    modulePreload: { polyfill: false },
    // Packages mark client code; here all code is client code.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
