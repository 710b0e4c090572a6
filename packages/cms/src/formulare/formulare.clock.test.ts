import { calls } from '@rathausplatz/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LONGEST_BLOCK, worked } from '../thread-work.ts'
import { formNumber, formTown } from './testing/form-town.ts'

test('R-X1: printing the copy of a long form does not delay other requests', async () => {
  const { send, call } = await formTown()
  const { vorgang, kennwort } = await send(1, { was: 'Die Laterne ist dunkel. '.repeat(40) })
  const copied = () => call(calls.formularKopie, { body: { vorgang, kennwort } })
  expect(await worked(copied)).toBeLessThan(LONGEST_BLOCK)
})

test('U-03: a picture of 30,000 by 30,000 points is never unpacked', async () => {
  const { call } = await formTown()
  const head = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  head.writeUInt32BE(30_000, 16)
  head.writeUInt32BE(30_000, 20)
  const query = { einreichung: formNumber(1), feld: 'foto', name: 'laterne.jpg' }
  const before = process.memoryUsage().rss
  const sent = call(calls.formularDatei, {
    params: { slug: 'schaden-melden' },
    query,
    file: Uint8Array.from(head),
  })
  await expect(sent).rejects.toMatchObject({
    details: { issues: [{ path: 'foto', message: expect.stringMatching(/^Das Bild/) }] },
  })
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
})
