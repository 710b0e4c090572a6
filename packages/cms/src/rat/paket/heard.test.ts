import { PDFDict, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import { print } from '@rathausplatz/pdf'
import { readAloud } from '@rathausplatz/pdf/testing'
import { describe, expect, test } from 'vitest'
import { bound, heardOf } from './testing/bound.ts'
import { numbersIn } from './testing/numbers.ts'
import { anlage, item, packetOf } from './testing/packets.ts'
import { brokenPdf, pdfOf } from './testing/pdfs.ts'
import { said, taggedPdf } from './testing/tagged.ts'

describe('a screen reader', () => {
  const paper = {
    name: 'Beschlussvorlage 2026/087',
    angaben: ['Vom 16.11.2026'],
    einleitung: 'Der Turm schließt.',
    beschlussvorschlag: 'Der Ausschuss beschließt.',
    kosten: '',
    text:
      '<h3>Anlass</h3><ul><li>Geländer<ol><li>Nord</li></ol></li></ul><table><caption>Kosten</caption>' +
      '<tr><th>Was</th><th>Betrag</th></tr><tr><td>Geländer</td><td><p>80.000 €</p><p>netto</p></td></tr></table>',
  }

  test('reads our pages with their roles, in their order', async () => {
    const { faults, pages } = await readAloud(
      await bound(
        packetOf([
          item('1', 'Fragen'),
          item('2', 'Sprungturm', { vorlage: paper, beilagen: [anlage('Gutachten', 'fehlt.pdf')] }),
        ]),
        { 'fehlt.pdf': brokenPdf() },
      ),
    )
    expect(faults).toEqual([])
    expect(pages[0]?.slice(-12)).toEqual([
      '  H2 Öffentlicher Teil',
      '  L',
      '    LI',
      '      Lbl 1',
      '      LBody',
      '        P Fragen',
      '    LI',
      '      Lbl 2',
      '      LBody',
      '        P',
      '          Link Sprungturm Seite 2',
      '        P Beschlussvorlage 2026/087',
    ])
    expect(pages[1]).toEqual([
      'Document',
      '  Sect',
      '    P Tagesordnungspunkt 2',
      '    H2 Sprungturm',
      '    P Beschlussvorlage 2026/087',
      '    P Vom 16.11.2026',
      '    H3 Worum es geht',
      '    P Der Turm schließt.',
      '    H3 Beschlussvorschlag',
      '    P Der Ausschuss beschließt.',
      '    H3 Sachverhalt',
      '    H4 Anlass',
      '    L',
      '      LI',
      '        Lbl •',
      '        LBody',
      '          P Geländer',
      '          L',
      '            LI',
      '              Lbl 1.',
      '              LBody',
      '                P Nord',
      '    P Kosten',
      '    Table',
      '      TR',
      '        TH Was',
      '        TH Betrag',
      '      TR',
      '        TD Geländer',
      '        TD 80.000 € netto',
      '    H3 Dazu in diesem Paket',
      '    L',
      '      LI',
      '        LBody',
      '          P',
      '            Link Anlage: Gutachten (fehlt) Seite 3',
    ])
    expect(pages[2]?.slice(2)).toEqual([
      '    Sect',
      '      P Anlage',
      '      H3 Gutachten',
      '      P Diese Datei steht nicht in diesem Paket.',
      '      P Sie ist beschädigt und lässt sich nicht lesen.',
      '      P Bitte öffnen Sie sie bei der Sitzung auf der Website, oder fragen Sie die Geschäftsstelle des Gemeinderats.',
    ])
  })

  test('reads an untagged page in the order in which it was drawn, without its stamp', async () => {
    const { faults, own } = await heardOf(await pdfOf('Plan', 3))
    expect(faults).toEqual([])
    expect(own).toEqual([['P Plan 1'], ['P Plan 2'], ['P Plan 3']])
  })

  test('reads a tagged file with its own tags', async () => {
    const file = await print(
      { title: 'Satzung', author: 'Amt', made: new Date(0) },
      [
        { runs: [{ text: 'Satzung' }], role: 'h1', size: 20 },
        { runs: [{ text: 'Hunde' }], role: 'point', sign: '1.', indent: 16, size: 11 },
        { rows: [[{ runs: [{ text: 'Hund' }], isHead: true }], [{ runs: [{ text: '108 €' }] }]], size: 11 },
        { runs: [{ text: 'Das ist 👍.' }], onNewPage: true, size: 11 },
      ],
      { frame: () => {} },
    )
    const { faults, own } = await heardOf(file)
    expect(faults).toEqual([])
    expect(own).toEqual([
      [
        'Document',
        '  H1 Satzung',
        '  L',
        '    LI',
        '      Lbl 1.',
        '      LBody',
        '        P Hunde',
        '  Table',
        '    TR',
        '      TH Hund',
        '    TR',
        '      TD 108 €',
      ],
      ['Document', '  P Das ist.', '    Span 👍'],
    ])
  })

  test('reads custom types by the role map of the file', async () => {
    const { faults, own } = await heardOf(
      await taggedPdf(['Eins', 'Zwei', 'Drei'], {
        roles: { Titel: 'Kopf', Kopf: 'H1', Kreis: 'Kreis' },
        parts: [
          { S: 'Titel', K: [0] },
          { S: 'Kreis', K: [1] },
          { S: 'Figure', K: [2], more: { Alt: said('Ein Turm'), A: { O: 'Layout', Placement: 'Block' } } },
        ],
      }),
    )
    expect(faults).toEqual([])
    expect(own).toEqual([['H1 Eins', 'NonStruct Zwei', 'Figure Ein Turm']])
  })

  test('finds external links of a file at their place in the text', async () => {
    const file = await taggedPdf(['Website', 'Seite'], {
      parts: [
        { S: 'Link', K: [0] },
        { S: 'P', K: [1] },
      ],
      spoil: (document, _, first) => {
        const { context } = document
        const page = document.getPage(0)
        const link = (action: object) =>
          context.register(
            context.obj({
              Type: 'Annot',
              Subtype: 'Link',
              Rect: [60, 690, 160, 720],
              StructParent: 0,
              Contents: said('Website'),
              A: action as never,
            }),
          )
        const [out, inside] = [
          link({ S: 'URI', URI: said('https://amt.example') }),
          link({ S: 'GoTo', D: [page.ref, 'Fit'] as never }),
        ]
        page.node.set(PDFName.of('Annots'), context.obj([out, inside]))
        const kids = [0, { Type: 'OBJR', Obj: out }, { Type: 'OBJR', Obj: inside }]
        context.lookup(first, PDFDict).set(PDFName.of('K'), context.obj(kids as never))
      },
    })
    const { faults, own, pdf } = await heardOf(file)
    expect(faults).toEqual([])
    expect(own).toEqual([['Link Website', 'P Seite']])
    const document = await PDFDocument.load(pdf)
    const [note, ...rest] = document.getPage(2).node.Annots()?.asArray() ?? []
    expect(rest).toEqual([])
    const number = document.context.lookup(note, PDFDict).lookup(PDFName.of('StructParent'), PDFNumber)
    const [part] = numbersIn(document).get(number.asNumber()) ?? []
    expect(document.context.lookup(part, PDFDict).get(PDFName.of('S'))).toBe(PDFName.of('Link'))
  })
})
