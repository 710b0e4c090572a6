import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { cleanAhead } from './clean-ahead.ts'

/** How often others came in while it was cleaned. */
async function turnsOf(data: unknown): Promise<number> {
  let turns = 0
  let isDone = false
  const done = cleanAhead(data).then(() => (isDone = true))
  // Looked at before the first pause ends, as its own pauses are.
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

test('Long content is cleaned in many turns, so that others come in between', async () => {
  expect(await turnsOf(page(500, 'Der Gemeinderat. '.repeat(180)))).toBeGreaterThan(30)
})

test('Short content is left for the one turn that parses it', async () => {
  expect(await turnsOf(page(5, 'Der Gemeinderat. '.repeat(180)))).toBeLessThan(3)
})

test('Content that is nothing, or nested without end, is no matter', async () => {
  const endless = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))
  for (const data of [undefined, null, 7, endless]) await expect(cleanAhead(data)).resolves.toBeUndefined()
})
