import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cleanAhead } from './clean-ahead.ts'

/** Counts the turns of the event loop during the cleaning. */
async function turnsOf(data: unknown): Promise<number> {
  let turns = 0
  let isDone = false
  const done = cleanAhead(data).then(() => (isDone = true))
  // Checked once per turn, with the same kind of yield as the cleaning.
  while (!isDone) {
    await setImmediate()
    turns++
  }
  await done
  return turns
}

const page = (entries: number, text: string) => ({
  content: Array.from({ length: entries }, (_, n) => ({ context: { text: `<p>${n} ${text}</p>` } })),
})

test('Long content is cleaned in many turns, and yields between them', async () => {
  expect(await turnsOf(page(500, 'Der Gemeinderat. '.repeat(180)))).toBeGreaterThan(30)
})

test('Short content takes at most two turns: it is left for the parse', async () => {
  expect(await turnsOf(page(5, 'Der Gemeinderat. '.repeat(180)))).toBeLessThan(3)
})

test('Empty content and endless nesting are harmless', async () => {
  const endless = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))
  for (const data of [undefined, null, 7, endless]) await expect(cleanAhead(data)).resolves.toBeUndefined()
})
