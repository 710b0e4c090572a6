import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { pdfOf, runs } from './testing/hostile-pdfs.ts'
import { plainPng } from './testing/hostile-pictures.ts'
import { unpackForCitizens } from './unpack.ts'

const file = (bytes: Uint8Array) => new Uint8Array(bytes)
const plan = pdfOf({ filters: '/FlateDecode', bytes: deflateSync(Buffer.from('BT/F 9 Tf(Hallo)Tj ET')) })
/** A PDF of some 20 kB that takes longer to parse than the time limit. */
const slow = pdfOf({ filters: '/FlateDecode', bytes: deflateSync(Buffer.alloc(40_000_000, 'q ')) })
/** A PDF of some 100 kB that expands to more than two thousand million spaces. */
const bomb = pdfOf({ filters: '[/FlateDecode/RunLengthDecode]', bytes: deflateSync(runs(16_000_000)) })

test("An editor's PDF that expands without end is refused with a message, the server's memory does not grow, and the next PDF is accepted", async () => {
  const { as } = await deskTown()
  const anna = as('autor')
  const before = process.memoryUsage.rss()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before)
  }, 20)
  const take = (name: string, bytes: Uint8Array) =>
    anna.call('redaktionMediumAufnehmen', { query: { name }, file: file(bytes) })
  await expect(take('bombe.pdf', bomb)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('wird beim Öffnen viel zu groß'),
  })
  clearInterval(watch)
  expect(most).toBeLessThan(200_000_000)
  expect(await take('plan.pdf', plan)).toMatchObject({ datei: 'plan.pdf' })
})

test("An editor's PDF that takes too long is refused with a message, and files of residents do not wait for it", async () => {
  const { as } = await deskTown()
  const order: string[] = []
  const refused = expect(
    as('autor').call('redaktionMediumAufnehmen', { query: { name: 'langsam.pdf' }, file: file(slow) }),
  )
    .rejects.toMatchObject({ status: 422, message: expect.stringContaining('braucht dafür zu lange') })
    .then(() => order.push('PDF'))
  expect(await unpackForCitizens('head', plainPng(10, 10))).toMatchObject({ ok: true })
  order.push('photo')
  await refused
  expect(order).toEqual(['photo', 'PDF'])
})
