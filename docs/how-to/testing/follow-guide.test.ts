import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forTests } from './follow-guide.ts'

const root = join(import.meta.dirname, '../../..')

test('A copy that runs tests has every file of ours that vitest.config.ts names', () => {
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
  const named = [...config.matchAll(/(?:from '\.\/|= ')((?:scripts|tests)\/[\w-]+\.(?:ts|mjs))'/g)]
  const files = named.map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(2)
  expect(forTests).toEqual(expect.arrayContaining(files))
})
