import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { NobodyWaits, TooManyWaiting } from '../limits/turnstile.ts'
import { openLane, TooManyFromOne } from './lane.ts'

const limits = {
  places: 1,
  room: 10,
  heldBytes: 1_000_000_000,
  mostCpuMs: 60_000,
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

test('One process handles one order after the other, and stays idle in between', async () => {
  const { run, resting } = openLane(limits)
  expect(resting()).toEqual([])
  const [one, other] = await Promise.all([run('head', picture), run('head', picture)])
  expect(one).toMatchObject({ ok: true, value: { width: 40, height: 30, frames: 1 } })
  expect(other).toEqual(one)
  const [pid] = resting()
  await run('head', picture)
  expect(resting()).toEqual([pid])
})

test('The decoding process gets no secrets in its environment', async context => {
  if (process.platform !== 'linux') return context.skip('only there it can be read')
  vi.stubEnv('SMTP_URL', 'smtp://geheim@localhost')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { run, resting } = openLane(limits)
  await run('head', picture)
  expect(await readFile(`/proc/${resting()[0]}/environ`, 'utf8')).not.toContain('geheim')
})

test('With two places, five orders run in two processes', async () => {
  const { run, resting } = openLane({ ...limits, places: 2 })
  await Promise.all(Array.from({ length: 5 }, () => run('head', picture)))
  expect(resting()).toHaveLength(2)
})

test('An unreadable file gets an answer, and its process is kept', async () => {
  const { run, resting } = openLane(limits)
  await run('head', picture)
  const before = resting()
  expect(await run('head', Buffer.from('no picture'))).toMatchObject({ ok: false, because: 'unreadable' })
  expect(resting()).toEqual(before)
})

test('An order that exceeds the time limit is answered with too-late, and its process is killed', async () => {
  // A limit shorter than the start of a process.
  const { run, resting } = openLane({ ...limits, longestMs: 1 })
  expect(await run('head', picture)).toMatchObject({ ok: false, because: 'too-late' })
  expect(resting()).toEqual([])
})

test('An idle process that was killed is replaced for the next order', async () => {
  const { run, resting } = openLane(limits)
  await run('head', picture)
  const [first = 0] = resting()
  process.kill(first, 'SIGKILL')
  expect(await run('head', picture)).toMatchObject({ ok: true })
  expect(resting()).not.toEqual([first])
})

test('An idle process ends after its idle time, and the next order starts a new one', async () => {
  const { run, resting } = openLane({ ...limits, restMs: 1 })
  await run('head', picture)
  await expect.poll(() => resting().length).toBe(0)
  expect(await run('head', picture)).toMatchObject({ ok: true })
})

test('An order is refused if too many orders wait or the waiting ones have too many bytes', async () => {
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

test('A process that cannot start makes the order fail with an error', async () => {
  const { run } = openLane({ ...limits, mostBytes: 1 })
  await expect(run('head', picture)).rejects.toThrow('did not start')
})

test('An order that exceeds the CPU limit is answered with too-late, and its process is killed', async () => {
  const { run, resting } = openLane({ ...limits, mostCpuMs: 1 })
  const large = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  expect(await run('redraw', { picture: large, breiteste: 4_000, typ: 'image/png' })).toMatchObject({
    ok: false,
    because: 'too-late',
  })
  expect(resting()).toEqual([])
})

test('A waiting order is cancelled at once without delaying others, and one that is already cancelled is never started', async () => {
  const { run, resting } = openLane({ ...limits, room: 1 })
  const leaving = new AbortController()
  const first = run('head', picture)
  const second = run('head', picture, { leaving: leaving.signal })
  leaving.abort()
  await expect(second).rejects.toThrow(NobodyWaits)
  // The cancelled order no longer counts as waiting, although the first one still runs.
  const third = run('head', picture)
  expect(await Promise.all([first, third])).toMatchObject([{ ok: true }, { ok: true }])
  await expect(run('head', picture, { leaving: leaving.signal })).rejects.toThrow(NobodyWaits)
  expect(resting()).toHaveLength(1)
})

test('A running order is cancelled by killing its process, and the next order runs in a new one', async () => {
  const { run, resting } = openLane(limits)
  await run('head', picture)
  const [before] = resting()
  const leaving = new AbortController()
  const begun = run('head', picture, { leaving: leaving.signal })
  leaving.abort()
  await expect(begun).rejects.toThrow(NobodyWaits)
  expect(await run('head', picture)).toMatchObject({ ok: true })
  expect(resting()).toHaveLength(1)
  expect(resting()).not.toEqual([before])
})

test('One network can have only a limited number of orders at a time; orders of others are accepted', async () => {
  const { run } = openLane({ ...limits, ofOneNetwork: 2 })
  const here = { network: '192.0.2.*' }
  const sent = [run('head', picture, here), run('head', picture, here)]
  await expect(run('head', picture, here)).rejects.toThrow(TooManyFromOne)
  sent.push(run('head', picture, { network: '198.51.100.*' }), run('head', picture), run('head', picture))
  await Promise.all(sent)
  expect(await run('head', picture, here)).toMatchObject({ ok: true })
})
