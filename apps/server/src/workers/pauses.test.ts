import { expect, test } from 'vitest'
import { growingPauses, tryAgain } from './pauses.ts'

/** A clock that advances by pauses and `goOn` alone. */
function ownClock() {
  let at = 0
  const pauses: number[] = []
  return {
    pauses,
    goOn: (ms: number) => void (at += ms),
    now: () => at,
    async pause(ms: number) {
      pauses.push(ms)
      at += ms
    },
  }
}

const always = () => true

test('A worker that does not start is retried a thousand times, with pauses from a tenth of a second to half a minute', async () => {
  const clock = ownClock()
  let attempts = 0
  await tryAgain(growingPauses(clock), async () => ++attempts === 1_000, always)
  expect(attempts).toBe(1_000)
  expect(clock.pauses.slice(0, 11)).toEqual([
    100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000,
  ])
  expect(clock.pauses.at(-1)).toBe(30_000)
})

test('A worker that fails soon after its start waits longer each time; after a minute of service the pause is short again', async () => {
  const clock = ownClock()
  const pauses = growingPauses(clock)
  const fallAfter = async (ms: number) => {
    await tryAgain(pauses, async () => true, always)
    pauses.serves()
    clock.goOn(ms)
  }
  for (let fall = 0; fall < 3; fall++) await fallAfter(59_999)
  await fallAfter(60_000)
  await fallAfter(0)
  await fallAfter(0)
  expect(clock.pauses).toEqual([100, 200, 400, 800, 100, 200])
})

test('After a stop no further attempt is made', async () => {
  const clock = ownClock()
  let isWanted = true
  const attempt = async () => {
    isWanted = false
    return false
  }
  expect(await tryAgain(growingPauses(clock), attempt, () => isWanted)).toBe(false)
  expect(clock.pauses).toEqual([100])
})
