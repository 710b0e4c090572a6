import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readPatches } from './patches.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const patches = readPatches()

/** Groups patches so that each group has one patch per file: patches of the same file conflict. */
function rounds() {
  const byFile = [...Map.groupBy(patches, ({ file }) => file).values()]
  const most = Math.max(...byFile.map(({ length }) => length))
  return Array.from({ length: most }, (_, place) => byFile.flatMap(same => same[place] ?? []))
}

test('At least 60 faults are planted', () => {
  expect(patches.length).toBeGreaterThanOrEqual(60)
})

test('Each fault describes in a sentence what it breaks', () => {
  const unsaid = patches.filter(({ sentence }) => !/^[A-Z].{10,120}\.$/.test(sentence))
  expect(unsaid.map(({ name }) => name)).toEqual([])
})

test('Each fault still applies: one that does not has to be rewritten', () => {
  const refused = rounds().map(round =>
    String(spawnSync('git', ['apply', '--check', ...round.map(({ path }) => path)], { cwd: root }).stderr),
  )
  expect(refused.join('')).toBe('')
})
