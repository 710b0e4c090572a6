import { expect, test } from 'vitest'
import { startChild } from './testing/children.ts'
import { newDatabase } from './testing/databases.ts'
import { author, error, openTown, published, value } from './testing/town.ts'

/**
 * Opens a town whose database another program has locked, and measures the longest turn of the event loop.
 */
async function lockedTown(milliseconds: number) {
  const database = await newDatabase()
  const town = await openTown({ database })
  await published(town, { path: '/a', titel: 'A' })
  const locker = startChild('lock.ts', database, String(milliseconds))
  await locker.line(line => line.locked === true)
  return { town, locker, longestTurnMs: watchTurns() }
}

/** A wait that blocks the event loop would take longer than this; a turn on a busy machine would not. */
const A_WAIT_IN_THE_LOOP_MS = 1_000

/** Returns a function that reads the longest turn of the event loop so far, in milliseconds. */
function watchTurns(): () => number {
  let last = performance.now()
  let longest = 0
  const turn = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(turn, 5)
  return () => {
    clearInterval(timer)
    turn()
    return longest
  }
}

const create = (n: number) => ({ kind: 'seite', data: { path: `/neu-${n}`, titel: 'Neu' }, author }) as const

test('D-05: a write waits for a lock of 1.5 s, and reads are served meanwhile', async () => {
  const { town, locker, longestTurnMs } = await lockedTown(1500)
  let stored = false
  const write = town.create(create(1)).then(result => {
    stored = true
    return result
  })
  expect((await town.published.byKey('seite', '/a'))?.title).toBe('A')
  expect(stored).toBe(false)
  value(await write)
  expect(longestTurnMs()).toBeLessThan(A_WAIT_IN_THE_LOOP_MS)
  await locker.ended
  await town.close()
})

test('D-05: during a lock of 30 s, all waiting writes fail with nicht_gespeichert after seconds, and the event loop stays free', async () => {
  const { town, locker, longestTurnMs } = await lockedTown(30_000)
  const asked = performance.now()
  const refused = await Promise.all([1, 2, 3, 4].map(n => town.create(create(n))))
  const waitedMs = performance.now() - asked
  for (const result of refused) error(result, 'nicht_gespeichert')
  // The writes wait together, not one after the other.
  expect(waitedMs).toBeGreaterThan(4_900)
  expect(waitedMs).toBeLessThan(8_000)
  expect((await town.published.byKey('seite', '/a'))?.title).toBe('A')
  expect(longestTurnMs()).toBeLessThan(A_WAIT_IN_THE_LOOP_MS)

  locker.process.kill('SIGKILL')
  await locker.ended
  value(await town.create(create(1)))
  await town.close()
})
