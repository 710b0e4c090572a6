import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
/** An address that is written into a link as it is; „mailto:?subject=“ names nobody. */
const RAW = /`mailto:\$\{(?!encodeURIComponent)/

test('an e-mail address becomes a link in one place: it may hold signs with which a link names further receivers', () => {
  const files = globSync('{apps,packages}/*/{src,app}/**/*.{ts,tsx}', { cwd: root })
  const raw = files.filter(file => !/\.test\.tsx?$/.test(file) && RAW.test(readFileSync(root + file, 'utf8')))
  expect(files.length).toBeGreaterThan(500)
  // At the desk, a typed or pasted address becomes one that may be edited further.
  expect(raw.toSorted()).toEqual([
    'apps/redaktion/src/fields/addresses.ts',
    'packages/contract/src/typed/link-address.ts',
  ])
})
