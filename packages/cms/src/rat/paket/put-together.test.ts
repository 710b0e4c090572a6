import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { bound } from './testing/bound.ts'
import { numbersIn } from './testing/numbers.ts'
import { anlage, item, packetOf } from './testing/packets.ts'
import { pdfOf } from './testing/pdfs.ts'
import { said, taggedPdf } from './testing/tagged.ts'

test('Each page and each link of a packet has its own number, which leads to its structure elements', async () => {
  const inside = await PDFDocument.create()
  const [drawn] = await inside.embedPdf(await pdfOf('Bild', 1))
  if (!drawn) throw new Error('nothing is drawn')
  const page = inside.addPage()
  page.drawPage(drawn)
  const action = { S: 'URI', URI: said('https://amt.example') }
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], StructParent: 7, A: action }
  const frame = { Type: 'Annot', Subtype: 'Square', Rect: [0, 0, 9, 9], StructParent: 8 }
  const notes = [link, frame].map(note => inside.context.register(inside.context.obj(note)))
  page.node.set(PDFName.of('Annots'), inside.context.obj(notes))
  await inside.flush()
  for (const [, object] of inside.context.enumerateIndirectObjects())
    if (object instanceof PDFStream) object.dict.set(PDFName.of('StructParents'), PDFNumber.of(0))
  const files = {
    'plan.pdf': await pdfOf('Plan', 2),
    'satzung.pdf': await taggedPdf(['Eins'], { parts: [{ S: 'P', K: [0] }] }),
    'bild.pdf': await inside.save(),
  }
  const names = ['plan.pdf', 'satzung.pdf', 'bild.pdf', 'plan.pdf']
  const beilagen = names.map(name => anlage(name, name))
  const many = Array.from({ length: 40 }, (_, at) => item(String(at), 'Punkt', { text: 'Mündlich.' }))
  const pdf = await bound(
    packetOf([...many, item('1', 'Plan', { beilagen })], [item('N 1', 'Plan', { beilagen })]),
    files,
  )
  const document = await PDFDocument.load(pdf)
  const { context } = document
  const numbers = numbersIn(document)
  const used: number[] = []
  for (const [, object] of context.enumerateIndirectObjects())
    for (const key of ['StructParents', 'StructParent']) {
      const dict = object instanceof PDFStream ? object.dict : object
      const number = dict instanceof PDFDict ? dict.lookup(PDFName.of(key)) : undefined
      if (number instanceof PDFNumber) used.push(number.asNumber())
    }
  expect(used.toSorted((one, other) => one - other)).toEqual([...numbers.keys()])
  for (const { node, ref } of document.getPages()) {
    const number = node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber()
    const parts = numbers.get(number) ?? []
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) expect(placesIn(context, part)).toContain(ref)
    expect(node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'))
    for (const note of node.Annots()?.asArray() ?? []) {
      const dict = context.lookup(note, PDFDict)
      if (dict.get(PDFName.of('Subtype')) !== PDFName.of('Link')) continue
      const owner = dict.lookup(PDFName.of('StructParent'), PDFNumber).asNumber()
      const [part] = numbers.get(owner) ?? []
      const kids = context.lookup(part, PDFDict).lookup(PDFName.of('K'), PDFArray).asArray()
      const leading = kids
        .map(kid => context.lookup(kid))
        .find(kid => kid instanceof PDFDict && kid.get(PDFName.of('Obj')) === note)
      expect((leading as PDFDict).get(PDFName.of('Pg'))).toBe(ref)
    }
  }
})

/** The pages of the pieces of an element. */
function placesIn(context: PDFContext, part: PDFObject | undefined) {
  const dict = context.lookup(part, PDFDict)
  const kids = dict.lookup(PDFName.of('K'), PDFArray).asArray()
  const pages = kids
    .map(kid => context.lookup(kid))
    .flatMap(kid => (kid instanceof PDFDict ? [kid.get(PDFName.of('Pg'))] : []))
  return [dict.get(PDFName.of('Pg')), ...pages]
}
