import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'
import type { Faces } from './faces.ts'
import { linesOf, shortened } from './lines.ts'

/** Each letter is as wide as the font size. */
const face = { widthOf: (text: string, size: number) => text.length * size, piecesOf: () => [] }
const faces: Faces = { plain: face, strong: face }
const texts = (text: string, width: number) =>
  linesOf([{ text }], 1, width, faces).map(({ words }) => words.map(word => word.text).join('|'))

test('Words are separated by blanks in the copied text, also at the end of a line', () => {
  expect(texts('eins zwei drei', 9)).toEqual(['eins zwei ', 'drei'])
  expect(texts('eins\n\nzwei', 9)).toEqual(['eins ', '', 'zwei'])
})

test('A change of weight removes no blank', () => {
  const [line] = linesOf([{ text: 'im ' }, { text: 'März', strong: true }, { text: '.' }], 1, 20, faces)
  expect(line?.words.map(({ text, x }) => [text, x])).toEqual([
    ['im ', 0],
    ['März', 3],
    ['.', 7],
  ])
})

test('A word that is longer than a line breaks at a joint, or else at the end of the line', () => {
  expect(texts('Haus- und Badeordnung', 21)).toEqual(['Haus- und Badeordnung'])
  expect(texts('Freibad-Badeordnung', 12)).toEqual(['Freibad-', 'Badeordnung'])
  expect(texts('Donau\u00addampf', 8)).toEqual(['Donau\u00ad', 'dampf'])
  expect(texts('Donaudampfschiff', 8)).toEqual(['Donaudam', 'pfschiff'])
  expect(texts('2026/087', 6)).toEqual(['2026/0', '87'])
})

test('A text that is too long for its line ends in an ellipsis', () => {
  expect(shortened('Sanierung', face, 1, 9)).toBe('Sanierung')
  expect(shortened('Sanierung des Turms', face, 1, 11)).toBe('Sanierung…')
})

test('Columns get the width of their texts; if space is short, short texts keep their width and long texts wrap', () => {
  const table = (...rows: string[][]) => ({
    size: 1,
    rows: rows.map(cells => cells.map(text => ({ runs: [{ text }] }))),
  })
  expect(columnsOf(table(['abc', 'abcdef']), 33, faces)).toEqual([9, 12])
  expect(columnsOf(table(['Gelbe Tonne', 'Wort '.repeat(20)]), 63, faces)).toEqual([11, 40])
  expect(columnsOf(table(['a'.repeat(20), 'b'.repeat(20)]), 32, faces)).toEqual([10, 10])
  expect(columnsOf(table([], []), 100, faces)).toEqual([])
})
