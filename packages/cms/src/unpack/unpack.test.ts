import { expect, test } from 'vitest'
import { plainPng } from './testing/hostile-pictures.ts'
import { unpack, unpackForCitizens, unpackForVisitors, unpackWhile } from './unpack.ts'

test('If too many files are sent at once, the last ones are refused with a time to retry, and the others are processed', async () => {
  const picture = plainPng(10, 10)
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => unpack('head', picture)))
  const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(60 - 41)
  expect(refused[0]).toMatchObject({
    status: 503,
    retryAfter: 20,
    message: expect.stringContaining('Bitte versuchen Sie es in einer Minute noch einmal.'),
  })
  expect(answers.filter(answer => answer.status === 'fulfilled' && answer.value.ok)).toHaveLength(41)
})

test("If the editors' queue is full, visitors are still served", async () => {
  const picture = plainPng(10, 10)
  const incoming = Promise.allSettled(Array.from({ length: 60 }, () => unpack('head', picture)))
  const size = await unpackForVisitors('size', { picture, breite: 5, format: 'jpg' })
  expect(size).toMatchObject({ ok: true })
  await incoming
})

test("If the editors' queue is full, residents are still served", async () => {
  const picture = plainPng(10, 10)
  const house = Promise.allSettled(Array.from({ length: 60 }, () => unpack('head', picture)))
  expect(await unpackForCitizens('head', picture)).toMatchObject({ ok: true })
  expect((await house).some(({ status }) => status === 'rejected')).toBe(true)
})

test("Further files of a network that has too many in the residents' queue are refused, and other networks are served", async () => {
  const picture = plainPng(10, 10)
  const from = (network: string) => unpackForCitizens('head', picture, { network })
  const flood = Promise.allSettled(Array.from({ length: 20 }, () => from('192.0.2.*')))
  expect(await from('198.51.100.*')).toMatchObject({ ok: true })
  const refused = (await flood).flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(20 - 4)
  expect(refused[0]).toMatchObject({
    status: 429,
    retryAfter: 20,
    message: expect.stringContaining('Bitte versuchen Sie es in einer halben Minute noch einmal.'),
  })
})

test.each([
  ['citizens', (leaving: AbortSignal) => unpackForCitizens('head', plainPng(10, 10), { leaving })],
  ['editors', (leaving: AbortSignal) => unpackWhile(leaving)('head', plainPng(10, 10))],
])('An order of %s whose waiting time is over is answered with a time to retry', async (_, ask) => {
  const late = new AbortController()
  const answer = ask(late.signal)
  late.abort()
  await expect(answer).rejects.toMatchObject({
    status: 503,
    retryAfter: 20,
    message: expect.stringContaining('Bitte versuchen Sie es in einer Minute noch einmal.'),
  })
})
