import { expect, test } from 'vitest'
import { TooManyWaiting } from '../../limits/turnstile.ts'
import { lanes, PUSHES_AT_ONCE } from './lanes.ts'

/** Push services with a settable time of answer, on a clock that only the test moves. */
function services() {
  let clock = 0
  const { run } = lanes(() => clock)
  const open = new Map<string, (() => void)[]>()
  const send = (host: string): Promise<void> =>
    run(host, () => new Promise<void>(answer => open.set(host, [...(open.get(host) ?? []), answer])), {})
  /** Answers all pending messages of a service after so many seconds. */
  const answer = async (host: string, seconds: number) => {
    await settled()
    clock += seconds * 1_000
    const answers = open.get(host) ?? []
    open.delete(host)
    for (const one of answers) one()
    await settled()
  }
  const atWork = (host: string) => open.get(host)?.length ?? 0
  return { send, answer, atWork }
}

/** Waits until all pending promises have run. */
const settled = () => new Promise<void>(resolve => void setImmediate(resolve))

test('a new service gets one message, and the others once it has answered', async () => {
  const { send, answer, atWork } = services()
  const sent = Array.from({ length: 4 }, () => send('neu'))
  await settled()
  expect(atWork('neu')).toBe(1)
  await answer('neu', 0.1)
  expect(atWork('neu')).toBe(3)
  await answer('neu', 0.1)
  await Promise.all(sent)
})

test('a prompt service gets at most half of the parallel requests', async () => {
  const { send, answer, atWork } = services()
  const first = send('flink')
  await answer('flink', 0.1)
  await first
  for (let at = 0; at < 20; at++) void send('flink')
  await settled()
  expect(atWork('flink')).toBe(PUSHES_AT_ONCE / 2)
})

test('all slow services together get two parallel requests, and messages beyond their queue are refused', async () => {
  const { send, answer, atWork } = services()
  const first = send('flink')
  await answer('flink', 0.1)
  await first
  const slow = Array.from({ length: 10 }, (_, at) => `langsam-${at}`)
  for (const host of slow) {
    const first = send(host)
    await answer(host, 4.9)
    await first
  }
  const turnedAway: unknown[] = []
  for (let at = 0; at < 100; at++) void send(slow[at % 10] ?? '').catch(error => turnedAway.push(error))
  for (let at = 0; at < 4; at++) void send('flink')
  await settled()
  expect(slow.reduce((sum, host) => sum + atWork(host), 0)).toBe(2)
  expect(atWork('flink')).toBe(4)
  expect(turnedAway).toHaveLength(78)
  expect(turnedAway[0]).toBeInstanceOf(TooManyWaiting)
})

test('one slow answer does not make a service slow, and a slow service can become prompt', async () => {
  const { send, answer, atWork } = services()
  const once = async (seconds: number) => {
    const sent = send('dienst')
    await answer('dienst', seconds)
    await sent
  }
  await once(0.1)
  await once(4.9)
  for (let at = 0; at < 3; at++) void send('dienst')
  await settled()
  expect(atWork('dienst')).toBe(3)
  await answer('dienst', 4.9)
  for (let at = 0; at < 3; at++) void send('dienst')
  await settled()
  expect(atWork('dienst')).toBe(2)
  for (let at = 0; at < 6; at++) await answer('dienst', 0.1)
  for (let at = 0; at < 8; at++) await once(0.1)
  for (let at = 0; at < 3; at++) void send('dienst')
  await settled()
  expect(atWork('dienst')).toBe(3)
})

test('a service whose first message was not wanted any more gets its next message', async () => {
  const { run } = lanes()
  const nobody = run('dienst', async () => {}, { isWanted: () => false })
  const next = run('dienst', async () => 'sent', {})
  await expect(nobody).rejects.toThrow()
  expect(await next).toBe('sent')
})
