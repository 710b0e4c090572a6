import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdf as made } from './testing/hostile-pdfs.ts'
import { lockedPdf, unchangeablePdf } from './testing/protected-pdfs.ts'
import { unpack } from './unpack.ts'

const page = (contents: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9999999 99]/Contents ${contents}/Resources<</Font<</F 5 0 R>>>>>>`
const stream = (words: string | Buffer) => {
  const bytes = deflateSync(Buffer.from(words))
  return { head: `<</Filter/FlateDecode/Length ${bytes.byteLength}>>`, bytes }
}
const twoPages = (first: string, second: string | Buffer) =>
  made([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2>>',
    page('4 0 R'),
    stream(first),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    page('7 0 R'),
    stream(second),
  ])

test('The pages of a PDF are read in order, each on lines of its own', async () => {
  const read = await unpack('pdf', twoPages('BT/F 9 Tf(Anfang)Tj ET', 'BT/F 9 Tf(Ende)Tj ET'))
  expect(read).toMatchObject({ ok: true, value: { text: 'Anfang\nEnde' } })
})

test('No further page is read once the text has its greatest length', async () => {
  const word = 'a'.repeat(1_000)
  // Parsing the second page would exceed the time limit.
  const endless = Buffer.alloc(40_000_000, 'q ')
  const read = await unpack('pdf', twoPages(`BT/F 9 Tf${`(${word})Tj `.repeat(600)}ET`, endless))
  if (!read.ok) throw new Error(read.because)
  expect(read.value.text).toHaveLength(500_000)
})

test('D3: a PDF that needs a password to open is known as locked, one that only forbids changes is read', async () => {
  const locked = await unpack('pdf', lockedPdf())
  expect(locked).toMatchObject({ ok: true, value: { istGesperrt: true, text: '' } })
  const readable = await unpack('pdf', unchangeablePdf())
  expect(readable).toMatchObject({ ok: true, value: { text: expect.stringContaining('Haushaltsplan') } })
})
