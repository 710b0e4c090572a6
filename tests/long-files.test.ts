import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const MOST_LINES = 250

/** Files that hold data: what a person looks up in one place, not code that a person follows. */
const DATA = [
  '**/examples.ts',
  'packages/cms/src/search/everyday-words.ts',
  'packages/contract/src/gespeicherte-daten.ts',
  'packages/demo/**',
]
const NO_CODE = [
  '**/node_modules/**',
  '**/build/**',
  '**/.react-router/**',
  '**/*.{test,spec}.*',
  '**/testing/**',
]

test(`No file of code or CSS has more than ${MOST_LINES} lines: a longer one holds a second idea`, () => {
  const files = globSync('{apps,packages,scripts,bench}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: [...NO_CODE, ...DATA],
  })
  expect(files.length).toBeGreaterThan(2_000)
  const long = files.filter(
    file => readFileSync(join(root, file), 'utf8').split('\n').length - 1 > MOST_LINES,
  )
  expect(long).toEqual([])
})
