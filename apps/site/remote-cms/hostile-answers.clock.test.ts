import { type Call, calls, checkAnswer, readJson } from '@rathausplatz/contract'
import { hostileTexts } from '@rathausplatz/contract/strange-cms'
import { describe, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })

const MEGABYTE = 1_000_000
/** Length of a text that is still accepted. */
const LONGEST_TAKEN = 190_000
/** Longest time in ms on an idle machine; a busy machine gets several tries. */
const LONGEST_MS = 50
const TRIES = 8

const texts = Object.entries(hostileTexts).map(([kind, make]) => [kind, make(MEGABYTE)] as const)
const everyCall = (Object.values(calls) as Call[]).map(call => [call.name, call] as const)

type Leaf = readonly (string | number)[]

function leavesOf(value: unknown, path: Leaf = []): Leaf[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]))
}

function withLeaf(value: unknown, [key, ...rest]: Leaf, text: string): unknown {
  if (key === undefined) return text
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) }
  ;(copy as Record<string, unknown>)[key] = withLeaf((value as Record<string, unknown>)[key], rest, text)
  return copy
}

/** Parses and checks a body. The body may be refused: only the time counts. */
async function receive(call: Call, body: string): Promise<void> {
  try {
    await checkAnswer(call, readJson(call, body))
  } catch (error) {
    expect(error).toBeInstanceOf(Error)
  }
}

/** Returns the shortest time of several tries, so that other processes do not distort it. */
async function quickest(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < TRIES && best > LONGEST_MS; i++) {
    const start = performance.now()
    await work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

describe.each(everyCall)('An overlong value for any text in the answer to %s', (_, call) => {
  test.each(texts)('(%s) does not block the event loop', async (_, text) => {
    const { answer } = call.examples[0] as { answer: unknown }
    for (const [nth, leaf] of leavesOf(answer).entries()) {
      for (const length of nth === 0 ? [MEGABYTE, LONGEST_TAKEN] : [LONGEST_TAKEN]) {
        const body = JSON.stringify(withLeaf(answer, leaf, text.slice(0, length)))
        const ms = await quickest(() => receive(call, body))
        expect(ms, leaf.join('.')).toBeLessThan(LONGEST_MS)
      }
    }
  })
})

test.each(texts)(
  'Three megabytes of %s as a body, or two as a title, do not block the event loop',
  async (_, text) => {
    for (const body of [
      text.repeat(3),
      JSON.stringify({ menuItems: [{ title: text.repeat(2), href: '/' }] }),
    ])
      expect(await quickest(() => receive(calls.menu, body))).toBeLessThan(LONGEST_MS)
  },
)

test('The error for a hostile answer is short', async () => {
  const told: string[] = []
  for (const [, call] of everyCall)
    for (const [, text] of texts) {
      const wrong = { [text]: text, data: text, menuItems: text }
      await checkAnswer(call, wrong).catch((error: Error) => told.push(error.message))
    }
  expect(told.length).toBeGreaterThan(0)
  expect(Math.max(...told.map(({ length }) => length))).toBeLessThan(300)
})
