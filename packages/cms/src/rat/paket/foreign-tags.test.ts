import { PDFContext, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { takeIn } from './foreign-pages.ts'
import { heardOf } from './testing/bound.ts'
import { taggedPdf } from './testing/tagged.ts'

describe('a malformed structure tree loses no text', () => {
  const parts = [
    { S: 'P', K: [0] },
    { S: 'P', K: [1] },
  ]
  const set = (document: PDFDocument, ref: PDFRef, key: string, value: unknown) =>
    document.context.lookup(ref, PDFDict).set(PDFName.of(key), document.context.obj(value as never))

  test.each<[string, NonNullable<Parameters<typeof taggedPdf>[1]['spoil']>]>([
    ['leads back to itself', (document, root, first) => set(document, first, 'K', [0, root, first])],
    ['counts pieces without end', (document, _, first) => set(document, first, 'K', [0, 2_000_000_000])],
    ['counts pieces below zero', (document, _, first) => set(document, first, 'K', [-1])],
    [
      'is deeper than anybody writes',
      (document, root, first) => {
        let part = first
        for (let depth = 0; depth < 5_000; depth++)
          part = document.context.register(document.context.obj({ S: 'Div', K: [part] }))
        set(document, root, 'K', [part])
      },
    ],
    [
      'meets each part twice as often as the one before',
      (document, root, first) => {
        let part = first
        for (let depth = 0; depth < 60; depth++)
          part = document.context.register(document.context.obj({ S: 'Div', K: [part, part] }))
        set(document, root, 'K', [part])
      },
    ],
    ['has a root that is none', (document, root) => document.context.assign(root, PDFNumber.of(1))],
    [
      'has words in place of numbers',
      (document, _, first) => set(document, first, 'K', [{ Type: 'MCR', MCID: 'eins' }]),
    ],
    [
      'has a piece of what is drawn nowhere',
      (document, _, first) => set(document, first, 'K', [{ Type: 'MCR', MCID: 0, Stm: PDFRef.of(9_999) }]),
    ],
    ['says nothing of a page', (document, root) => set(document, root, 'K', [])],
    [
      'says that nothing is tagged',
      document => document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: false })),
    ],
  ])('if it %s', async (_, spoil) => {
    const { faults, own } = await heardOf(await taggedPdf(['Eins', 'Zwei'], { parts, spoil }))
    expect(faults).toEqual([])
    expect(own).toEqual([['P Eins Zwei']])
  })

  test('if it is missing, as in a file whose pages were extracted', async () => {
    const whole = await taggedPdf(['Eins', 'Zwei'], { parts })
    const [source, taken] = [await PDFDocument.load(whole), await PDFDocument.create()]
    for (const page of await taken.copyPages(source, [0])) taken.addPage(page)
    const { faults, own } = await heardOf(await taken.save())
    expect([faults, own]).toEqual([[], [['P Eins Zwei']]])
  })

  test('if it has more elements than the limit', async () => {
    const file = await taggedPdf(['Eins', 'Zwei'], { parts })
    const taken = (most: number) => takeIn(file, PDFContext.create(), { room: 10, most, isPublic: true })
    expect(await taken(2)).toMatchObject({ heard: { count: 2 } })
    expect(await taken(1)).toMatchObject({ heard: { count: 0, refs: [expect.anything()] } })
  })
})
