import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvFile, csvLines } from './csv.ts'

/** What a reader of such files makes of one: RFC 4180 with semicolons. */
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

describe('X-06: a table for spreadsheets', () => {
  test('is read back as it was, but for the apostrophe before what would be run', () => {
    fc.assert(
      fc.property(fc.array(fc.array(hostile, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), rows => {
        // A lone empty cell and no cell at all are the same line.
        const back = read(csvLines(rows))
        expect(back).toEqual(
          rows.map(row => row.map(text => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text))),
        )
      }),
    )
  })

  test('has no cell that begins like a formula', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), row => {
        for (const text of read(csvLines([row]))[0] ?? []) {
          expect('=+-@\t\r\n'.includes(text.at(0) ?? 'x')).toBe(false)
          expect('=+-@'.includes(text.trimStart().at(0) ?? 'x')).toBe(false)
        }
      }),
    )
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

  test('begins with the mark by which Excel knows umlauts', async () => {
    const bytes = new Uint8Array(await csvFile(['Größe\r\n']).arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(new TextDecoder().decode(bytes)).toBe('Größe\r\n')
  })
})
