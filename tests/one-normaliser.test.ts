import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test('R-X1: only letters.ts, which checks combining marks first, normalises texts', () => {
  const files = globSync('{apps,packages}/*/{src,app}/**/*.{ts,tsx}', { cwd: root })
  const normalising = files.filter(
    file => !/\.test\.tsx?$/.test(file) && /\.normalize\('NF/.test(readFileSync(root + file, 'utf8')),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(normalising).toEqual(['packages/text/src/letters.ts'])
})
