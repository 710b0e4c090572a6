import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** Screens bring their own styles, in any order: each file says first which layer lies over which. */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer reset,tokens,base,components;${String(file.source)}`
  },
}

/** A picture with how large it is: `import picture from 'x.webp?bild'`. */
const picturesWithSizes: Plugin = {
  name: 'pictures-with-sizes',
  // Else they are addresses like those of all files.
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

/** Examples of calls are there to be read and tested; nobody at the desk waits for them. */
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

/** Where the lists of examples stand: what `examples` of `defineCall({...})` holds. */
function* examplesIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return
  const { type, key, value } = node as { type?: unknown; key?: Node; value?: Node }
  if (type === 'Property' && key?.name === 'examples' && value?.type === 'ArrayExpression') yield value
  else for (const part of Object.values(node)) yield* examplesIn(part)
}

/** The desk: one document, its files below it. No visitor of the town ever fetches any of them. */
export default defineConfig({
  base: '/redaktion/',
  plugins: [layersInOrder, picturesWithSizes, withoutExamples],
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  build: {
    outDir: 'build',
    // Editors sit at machines of the town hall, and look things up on phones of their own.
    target: ['chrome115', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 0,
    // Bytes as they travel are bounded by a test (tests/e2e/redaktion-gewicht.lang.spec.ts).
    chunkSizeWarningLimit: 2_000,
    modulePreload: { polyfill: false },
    // Packages mark what runs in browsers; here everything does.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
