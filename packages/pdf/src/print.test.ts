import { describe, expect, test } from 'vitest'
import type { Block } from './block.ts'
import { write } from './faces.ts'
import { print } from './print.ts'
import { faultsOf, readAloud } from './testing/read-aloud.ts'

const about = { title: 'Antrag', author: 'Stadt Rebenau', made: new Date('2026-11-24T08:00:00Z') }
const printed = (blocks: readonly Block[], more: Partial<typeof about> = {}) =>
  print({ ...about, ...more }, blocks, {
    frame: (sheet, { plain }, number, of) =>
      write(sheet, plain, `Seite ${number} von ${of}`, { x: 60, y: 40, size: 9, colour: '#000000' }),
  })
const heard = async (blocks: readonly Block[], more?: Partial<typeof about>) =>
  readAloud(await printed(blocks, more))
const say = (text: string, more: object = {}): Block => ({ runs: [{ text }], size: 11, ...more })

describe('a printed text', () => {
  test('is tagged by its roles, in the order of its words, without the frame around it', async () => {
    const { faults, lines } = await heard([
      say('Antrag', { role: 'h1', rule: '#000000' }),
      say('Ein Absatz', { edge: '#000000', indent: 14 }),
      say('eins', { role: 'point', sign: '1.', indent: 16 }),
      say('unter eins', { role: 'point', sign: '•', depth: 2, indent: 32 }),
      say('auch unter eins', { role: 'point', sign: '•', depth: 2, indent: 32 }),
      say('mehr zu eins', { role: 'more' }),
      say('zwei', { role: 'point', sign: '2.', indent: 16 }),
      say('Es eilt.', { role: 'quote' }),
      say('Name', { role: 'term' }),
      say('Erika', { role: 'more' }),
    ])
    expect(faults).toEqual([])
    expect(lines).toEqual([
      'Document',
      '  H1 Antrag',
      '  P Ein Absatz',
      '  L',
      '    LI',
      '      Lbl 1.',
      '      LBody',
      '        P eins',
      '        L',
      '          LI',
      '            Lbl •',
      '            LBody',
      '              P unter eins',
      '          LI',
      '            Lbl •',
      '            LBody',
      '              P auch unter eins',
      '        P mehr zu eins',
      '    LI',
      '      Lbl 2.',
      '      LBody',
      '        P zwei',
      '  BlockQuote',
      '    P Es eilt.',
      '  L',
      '    LI',
      '      Lbl Name',
      '      LBody',
      '        P Erika',
    ])
  })

  test('has headings that skip no level, whatever the levels of its blocks are', async () => {
    const roles = ['h1', 'h4', 'h2', 'h6', 'h6', 'h2'] as const
    const { faults, lines } = await heard(roles.map(role => say(role, { role })))
    expect(faults).toEqual([])
    expect(lines.slice(1)).toEqual(['  H1 h1', '  H2 h4', '  H2 h2', '  H3 h6', '  H4 h6', '  H2 h2'])
  })

  test('has tables with rows and cells, also empty cells, over as many pages as they need', async () => {
    const cell = (text: string, isHead = false) => ({ runs: [{ text }], isHead })
    const rows = Array.from({ length: 60 }, (_, row) => [cell(`Zeile ${row}`), cell(''), cell('9 €')])
    const { faults, pages, lines } = await heard([
      { size: 10, rows: [[cell('Was', true), cell('Wann', true), cell('Betrag', true)], ...rows] },
    ])
    expect(faults).toEqual([])
    expect(pages.length).toBeGreaterThan(1)
    expect(lines.slice(0, 9)).toEqual([
      'Document',
      '  Table',
      '    TR',
      '      TH Was',
      '      TH Wann',
      '      TH Betrag',
      '    TR',
      '      TD Zeile 0',
      '      TD',
    ])
    expect(lines.filter(line => line.trim().startsWith('TD'))).toHaveLength(180)
  })

  test('continues one tag over several pages', async () => {
    const { faults, pages } = await heard([
      say('Wort '.repeat(2_500), { role: 'point', sign: '•', indent: 16 }),
    ])
    expect(faults).toEqual([])
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page.at(-1)).toMatch(/^ {8}P Wort Wort/)
    expect(pages.flat().filter(line => line.trim() === 'Lbl •')).toHaveLength(1)
  })

  test('leaves no single line of a paragraph on the last page', async () => {
    for (let above = 30; above < 45; above++) {
      const { pages } = await heard([
        ...Array.from({ length: above }, () => say('Zeile')),
        say('eins\nzwei\ndrei\nvier\nfünf'),
      ])
      expect(pages.flat().at(-1)).not.toBe('  P fünf')
    }
  })

  test.each(['A & B', '<b>Straße</b>', '"', 'Ä 日本'])(
    'has the title %s in all its metadata',
    async title => {
      expect(await faultsOf(await printed([say('x')], { title }))).toEqual([])
    },
  )

  test('claims PDF/UA only if all its fonts are embedded', async () => {
    const frame = () => {}
    const own = await print(about, [say('x')], { frame })
    const common = await print(about, [say('x')], { frame, typeface: 'common' })
    expect(own.includes('<pdfuaid:part>1</pdfuaid:part>')).toBe(true)
    expect(common.includes('pdfuaid')).toBe(false)
    expect(await faultsOf(common)).toEqual([])
  })

  test('has the same bytes each time it is printed', async () => {
    expect(await printed([say('x')])).toEqual(await printed([say('x')]))
  })
})

describe('a text from outside', () => {
  const words = async (text: string) => {
    const { faults, lines } = await heard([say(text)])
    expect(faults).toEqual([])
    return lines.slice(1).map(line => line.trim().replace(/^\w+ ?/, ''))
  }

  test.each([
    ['in letters of neighbouring languages', 'Łukasz Dvořák, Олена Шевченко, Nguyễn'],
    ['with combining marks', 'e\u0301 Ä', 'é Ä'],
    ['with blanks of all kinds', 'a\tb\u2003c\u00a0d\u0007e', 'a b c d e'],
    ['with control characters', 'Do\u00adnau\u200b\u202edampf\ufeff', 'Donaudampf'],
  ])('%s is written', async (_, text, read = text) => {
    expect(await words(text)).toEqual([read])
  })

  test.each([
    ['a family', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['Arabic', 'محمد', 'محمد'],
    ['half a letter', 'x\ud800'.slice(1), '\ufffd'],
    ['a ligature', 'ﬁ', 'ﬁ'],
    ['a mark on a letter', 'z\u20e3', 'z\u20e3'],
  ])('%s without a font is tagged with its actual text', async (_, text, said) => {
    expect(await words(`vor ${text} nach`)).toEqual(['vor nach', said])
  })

  test('is printed completely if it contains a word of more than 10,000 letters', async () => {
    const word = 'Donaudampfschifffahrt'.repeat(500)
    expect((await words(word)).join('').replaceAll(' ', '') === word).toBe(true)
  })

  test('is printed completely if it has a thousand lines', async () => {
    const lines = Array.from({ length: 1_000 }, (_, line) => `Zeile ${line}`)
    const { faults, pages } = await heard([say(lines.join('\n'))])
    expect(faults).toEqual([])
    const read = pages.flatMap(page => page.slice(1).map(line => line.replace('  P ', '')))
    expect(read.join(' ') === lines.join(' ')).toBe(true)
  })

  test('may be empty', async () => {
    expect(await heard([])).toMatchObject({ faults: [], pages: [[]] })
    expect(await heard([say(''), say('x')])).toMatchObject({ faults: [], lines: ['Document', '  P x'] })
  })
})
