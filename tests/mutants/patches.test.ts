import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readPatches } from './patches.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const patches = readPatches()

test('At least 60 faults are planted, and few of them need a browser', () => {
  expect(patches.length).toBeGreaterThanOrEqual(60)
  expect(patches.filter(({ journey }) => journey).length).toBeLessThanOrEqual(6)
})

test.each(patches)('$name says in a sentence what it breaks, and still fits the house', patch => {
  expect(patch.sentence).toMatch(/^[A-Z].{10,120}\.$/)
  const { stderr } = spawnSync('git', ['apply', '--check', patch.path], { cwd: root })
  expect(String(stderr)).toBe('')
})
