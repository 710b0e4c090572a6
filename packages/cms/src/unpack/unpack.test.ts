import { expect, test } from 'vitest'
import { plainPng } from './testing/hostile-pictures.ts'
import { unpack, unpackForVisitors } from './unpack.ts'

test('Too many files at once: those who come last are asked to come back, the others have their answer', async () => {
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

test('Where the line of what comes in is full, visitors are still served', async () => {
  const picture = plainPng(10, 10)
  const incoming = Promise.allSettled(Array.from({ length: 60 }, () => unpack('head', picture)))
  const size = await unpackForVisitors('size', { picture, breite: 5, format: 'jpg' })
  expect(size).toMatchObject({ ok: true })
  await incoming
})
