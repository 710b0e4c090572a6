import type { Block } from '@rathausplatz/pdf'
import { expect, test } from 'vitest'
import { blocksOfHtml } from './blocks-of-html.ts'

const textOf = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('')
const lineOf = (block: Block) =>
  'rows' in block
    ? block.rows.map(row => row.map(({ runs, isHead }) => `${isHead ? '#' : ''}${textOf(runs)}`))
    : [block.role, block.depth, block.sign, textOf(block.runs)].filter(Boolean).join(' ')
const wordsOf = (html: string) => blocksOfHtml(html).map(lineOf)

test('A list keeps its points, also nested and with other content inside', () => {
  const html =
    '<ul><li>Geländer<ol start="3"><li>Nord</li><li><p>Süd</p><p>morgens</p></li></ol>danach</li></ul><p>Ende</p>'
  expect(wordsOf(html)).toEqual([
    'point 1 • Geländer',
    'point 2 3. Nord',
    'point 2 4. Süd',
    'more 2 morgens',
    'more 1 danach',
    'Ende',
  ])
})

test('Headings rank below those of the sheet, and terms come before their descriptions', () => {
  expect(
    wordsOf('<h2>A</h2><h4>B</h4><dl><dt>C</dt><dd>D</dd></dl><blockquote><p>E</p></blockquote>'),
  ).toEqual(['h4 1 A', 'h6 1 B', 'term 1 C', 'more 1 D', 'quote 1 E'])
})

test('A table stays a table, and the content of a cell stays together', () => {
  const html =
    '<table><caption>Kosten</caption><tr><th>Was</th><th>€</th></tr>' +
    '<tr><td><p>Turm</p><ul><li>neu</li></ul></td><td></td></tr><tr></tr></table>'
  expect(wordsOf(html)).toEqual([
    'Kosten',
    [
      ['#Was', '#€'],
      ['Turm\n• neu', ''],
    ],
  ])
})

test('A list in a cell keeps its numbers, and no mark is left for the paragraph after it', () => {
  const list = '<ol start="2"><li>a</li><li><p>b</p></li><li></li></ol>'
  expect(wordsOf(`<table><tr><td>${list}</td></tr></table><p>Danach</p>`)).toEqual([
    [['2. a\n3. b\n4. ']],
    'Danach',
  ])
  expect(wordsOf('<ul><li></li></ul><p>Danach</p>')).toEqual(['Danach'])
})

test.each(['colspan', 'rowspan'])('A table with a %s becomes one paragraph per row', span => {
  const html = `<table><tr><th>Posten</th><th ${span}="2">Kosten</th></tr><tr><td>a</td><td>1</td><td>2</td></tr></table>`
  expect(wordsOf(html)).toEqual(['Posten · Kosten', 'a · 1 · 2'])
})

test('A nested table becomes text of its cell', () => {
  const inner = '<table><tr><td>a</td><td>b</td></tr></table>'
  expect(wordsOf(`<table><tr><td>${inner}</td><td>c</td></tr></table>`)).toEqual([[['a\nb', 'c']]])
})

test('A table too wide for paper becomes one paragraph per row', () => {
  const row = `<tr>${'<td>x</td>'.repeat(11)}</tr>`
  expect(wordsOf(`<table>${row}</table>`)).toEqual([Array(11).fill('x').join(' · ')])
})
