import { expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { neighbour } from '../outbound/testing/neighbour.ts'
import { pdf } from '../unpack/testing/hostile-pdfs.ts'
import { lockedPdf, unchangeablePdf } from '../unpack/testing/protected-pdfs.ts'
import { fetchNeighbour, pieces, start, work } from './testing/taking-over.ts'

/** A PDF with one page, made from its catalogue and the words on it. */
const onePage = (catalogue: string, words: string) =>
  pdf([
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    { head: `<</Length ${words.length}>>`, bytes: Buffer.from(words) },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ])

const FILES: Readonly<Record<string, Uint8Array>> = {
  'passwort.pdf': lockedPdf(),
  'scan.pdf': onePage('', 'q Q'),
  'alt.pdf': unchangeablePdf(),
  'gut.pdf': onePage('/MarkInfo<</Marked true>>', 'BT/F 9 Tf(Satzung)Tj ET'),
}

test('I27: a PDF that not all people can read is told', async () => {
  const town = await deskTown({}, undefined, { fetch: fetchNeighbour })
  const origin = await neighbour(({ url = '', headers }, answer) => {
    const file = FILES[url.slice(1)]
    if (file) answer.end(file)
    else if (url === '/sitemap.xml')
      answer.end(`<urlset><url><loc>http://${headers.host}/satzungen</loc></url></urlset>`)
    else
      answer.writeHead(200, { 'content-type': 'text/html' }).end(
        `<html><body><main><h1>Satzungen</h1><p>Hier stehen alle Satzungen unserer Stadt im Wortlaut.</p>${Object.keys(
          FILES,
        )
          .map(name => `<p><a href="/${name}">${name}</a></p>`)
          .join('')}</main></body></html>`,
      )
  })
  const adresse = `${origin}/sitemap.xml`
  const { id } = await town.as('chefin').call('redaktionUebernahmeVonAdresse', { body: { adresse } })
  await work(town)
  await start(town, id)
  const notes = (await pieces(town, id)).flatMap(({ hinweise }) => hinweise)
  const about = (name: string) => notes.filter(note => note.includes(name)).join()
  expect(about('passwort.pdf')).toContain('mit einem Passwort')
  expect(about('scan.pdf')).toContain('besteht nur aus Bildern')
  expect(about('alt.pdf')).toContain('ist nicht gegliedert')
  expect(about('gut.pdf')).toBe('')
})
