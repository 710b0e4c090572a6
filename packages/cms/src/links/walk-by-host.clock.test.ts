import { expect, test } from 'vitest'
import { walkByHost } from './walk-by-host.ts'

test('There is a pause between two requests to one host', async () => {
  const items = ['a', 'a', 'b', 'a', 'b'].map((host, n) => ({ address: `https://${host}.example.org/${n}` }))
  const ended = new Map<string, number>()
  const pauses: number[] = []
  await walkByHost(items, { atOnce: 2, pauseMs: 40, signal: new AbortController().signal }, async item => {
    const { host } = new URL(item.address)
    const before = ended.get(host)
    if (before !== undefined) pauses.push(performance.now() - before)
    await new Promise(done => setImmediate(done))
    ended.set(host, performance.now())
  })
  expect(pauses).toHaveLength(3)
  // Timers may fire a little early.
  expect(Math.min(...pauses)).toBeGreaterThan(35)
})
