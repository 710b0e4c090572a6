import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { TooManyWaiting } from '../media/turnstile.ts'
import { openLane } from './lane.ts'

const limits = {
  places: 1,
  room: 10,
  heldBytes: 1_000_000_000,
  longestMs: 60_000,
  mostBytes: 800_000_000,
  restMs: 60_000,
}

let picture: Uint8Array
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
})

test('One process does one order after the other, and rests in between', async () => {
  const { run, resting } = openLane(limits)
  expect(resting()).toEqual([])
  const [one, other] = await Promise.all([run('head', picture), run('head', picture)])
  expect(one).toMatchObject({ ok: true, value: { width: 40, height: 30, frames: 1 } })
  expect(other).toEqual(one)
  const [pid] = resting()
  await run('head', picture)
  expect(resting()).toEqual([pid])
})

test('As many processes work at once as there are places, and no more', async () => {
  const { run, resting } = openLane({ ...limits, places: 2 })
  await Promise.all(Array.from({ length: 5 }, () => run('head', picture)))
  expect(resting()).toHaveLength(2)
})

test('What cannot be read is an answer, and its process stays', async () => {
  const { run, resting } = openLane(limits)
  await run('head', picture)
  const before = resting()
  expect(await run('head', Buffer.from('no picture'))).toMatchObject({ ok: false, because: 'unreadable' })
  expect(resting()).toEqual(before)
})

test('What takes longer than it may is an answer, and its process is gone', async () => {
  // Less than it takes to start.
  const { run, resting } = openLane({ ...limits, longestMs: 1 })
  expect(await run('head', picture)).toMatchObject({ ok: false, because: 'too-late' })
  expect(resting()).toEqual([])
})

test('A process that was ended while it rested is replaced, and nobody notices', async () => {
  const { run, resting } = openLane(limits)
  await run('head', picture)
  const [first = 0] = resting()
  process.kill(first, 'SIGKILL')
  expect(await run('head', picture)).toMatchObject({ ok: true })
  expect(resting()).not.toEqual([first])
})

test('A process with nothing to do goes after a while', async () => {
  const { run, resting } = openLane({ ...limits, restMs: 1 })
  await run('head', picture)
  await vi.waitUntil(() => resting().length === 0, { timeout: 60_000 })
  expect(await run('head', picture)).toMatchObject({ ok: true })
})

test('No more wait than there is room for, by number and by weight', async () => {
  const { run } = openLane({ ...limits, room: 1 })
  const three = Array.from({ length: 3 }, () => run('head', picture))
  await expect(three[2]).rejects.toThrow(TooManyWaiting)
  await Promise.all(three.slice(0, 2))

  const heavy = openLane({ ...limits, heldBytes: picture.byteLength })
  const [first, second] = [heavy.run('head', picture), heavy.run('head', picture)]
  await expect(second).rejects.toThrow(TooManyWaiting)
  await first
  expect(await heavy.run('head', picture)).toMatchObject({ ok: true })
})

test('Where no process starts it is a fault of the house, told with its words', async () => {
  const { run } = openLane({ ...limits, mostBytes: 1 })
  await expect(run('head', picture)).rejects.toThrow('did not start')
})
