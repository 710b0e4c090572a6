import { fromTableCell } from '@rathausplatz/contract/table-cell'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvFile, csvLines } from './csv.ts'

/** Parses a file like a CSV reader: RFC 4180 with semicolons. */
function read(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let value = ''
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at++
        value += text[at]
      }
      at++
    } else for (; at < text.length && text[at] !== ';' && text[at] !== '\r'; at++) value += text[at]
    row.push(value)
    if (text[at] === ';') at++
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n')
      at += 2
      rows.push(row)
      row = []
    }
  }
  return rows
}

const hostile = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '=1+1',
    '+49 7251 1234',
    '-5',
    "'=1",
    "''+1",
    '="0123"',
    '01067',
    '0',
    '1/2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =HYPERLINK("https://a.example";"x")',
    '＝1+1',
    'a;b',
    'sagt "nein"',
    'eine\r\nzweite Zeile',
    'Müllabfuhr – Größe 5 €',
  ),
)

/** Returns what German Excel shows for a cell: for `="…"` only the text inside. */
const shown = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell

describe('X-06: a table for spreadsheets', () => {
  test('is read back unchanged; Excel shows at most an additional apostrophe before a text', () => {
    fc.assert(
      fc.property(fc.array(fc.array(hostile, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), rows => {
        // A row with one empty cell and a row without cells give the same line.
        const back = read(csvLines(rows))
        expect(back.map(row => row.map(fromTableCell))).toEqual(rows)
        for (const [at, row] of back.entries())
          for (const [number, cell] of row.entries())
            expect([rows[at]?.[number], `'${rows[at]?.[number]}`]).toContain(shown(cell))
      }),
    )
  })

  test('has no cell that begins like a formula, except `="…"` around a number', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), row => {
        for (const text of read(csvLines([row]))[0] ?? []) {
          if (/^="(?:[\d+][\d ()/-]*|\d{1,2}\.\d{1,2}\.?)"$/.test(text)) continue
          expect('=+-@\t\r\n'.includes(text.at(0) ?? 'x')).toBe(false)
          expect('=+-@'.includes(text.trimStart().at(0) ?? 'x')).toBe(false)
        }
      }),
    )
  })

  test.each([
    ['01067', '="01067"'],
    ['072519876', '="072519876"'],
    ['+49 7251 1234-0', '="+49 7251 1234-0"'],
    ['1-3', '="1-3"'],
    ['3.10', '="3.10"'],
    ['03/2026', '="03/2026"'],
    ['491701234567', '="491701234567"'],
  ])('protects %s, which Excel would change', (text, cell) => {
    expect(read(csvLines([[text]]))).toEqual([[cell]])
    expect(fromTableCell(cell)).toBe(text)
  })

  test.each(['0', '76646', '12,50 €', '0,5', '07251 1234', '23.11.2026', 'Hauptstraße 10-12', '-'])(
    'does not protect %s, which Excel shows unchanged or which is a number',
    text => {
      expect(shown(read(csvLines([[text]]))[0]?.[0] ?? '').replace(/^'/, '')).toBe(text)
      expect(csvLines([[text]])).not.toContain('="')
    },
  )

  test('puts nothing but a number into `="…"`', () => {
    expect(csvLines([['+49 7251";cmd|x']])).toBe('"\'+49 7251"";cmd|x"\r\n')
    expect(csvLines([['+SUM(1)', '="0123"', '0123\n=1']])).toBe('\'+SUM(1);"\'=""0123""";"0123\n=1"\r\n')
  })

  test('is separated by semicolons and quoted where needed', () => {
    expect(
      csvLines([
        ['Titel', 'Ort'],
        ['Fest "am" See', 'a;b'],
        ['', '=1'],
      ]),
    ).toBe('Titel;Ort\r\n"Fest ""am"" See";"a;b"\r\n;\'=1\r\n')
  })

  test('begins with a byte order mark, so that Excel reads umlauts', async () => {
    const bytes = new Uint8Array(await csvFile(['Größe\r\n']).arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(new TextDecoder().decode(bytes)).toBe('Größe\r\n')
  })
})
