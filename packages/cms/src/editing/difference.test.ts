import { expect, test } from 'vitest'
import { collections } from '../collections/collections.ts'
import { differenceOf, MOST_FIELDS } from './difference.ts'
import { fieldName } from './field-names.ts'
import { wordsBetween } from './words.ts'

test('Two texts are compared by words; the parts together give both texts', () => {
  const [before, after] = ['Das Bad ist heute zu.', 'Das Freibad ist heute ganz zu.']
  const parts = wordsBetween(before, after, { cells: 1_000 })
  expect(parts).toEqual([
    { art: 'gleich', text: 'Das ' },
    { art: 'entfernt', text: 'Bad' },
    { art: 'neu', text: 'Freibad' },
    { art: 'gleich', text: ' ist heute' },
    { art: 'neu', text: ' ganz' },
    { art: 'gleich', text: ' zu.' },
  ])
  const whole = (without: string) =>
    parts
      .filter(({ art }) => art !== without)
      .map(({ text }) => text)
      .join('')
  expect([whole('neu'), whole('entfernt')]).toEqual([before, after])
})

test('Texts of any size and script are compared without loss', () => {
  const many = Array.from({ length: 30_000 }, (_, index) => `w${index}`).join(' ')
  const other = Array.from({ length: 30_000 }, (_, index) => `v${index}`).join(' ')
  for (const [a, b] of [
    ['', ''],
    ['', 'neu'],
    ['<p>alt</p>', ''],
    ['<<<', '<b'],
    [many, other],
    ['\u0000 \ud800', '😀'],
  ] as const) {
    const parts = wordsBetween(a, b, { cells: 1_000_000 })
    const without = (art: string) => parts.flatMap(part => (part.art === art ? [] : [part.text])).join('')
    expect(without('neu') === a && without('entfernt') === b).toBe(true)
  }
})

test('A field that was added, removed or changed is listed once, with its path', () => {
  const before = { title: 'Bad', description: 'Alt', sprache: 'alltag', seo: { title: 'x' } }
  const after = { title: 'Bad', description: 'Neu', pageTheme: 'freibad', seo: { title: 'y' } }
  expect(differenceOf(before, after).map(({ feld, art }) => [feld, art])).toEqual([
    ['description', 'geaendert'],
    ['sprache', 'entfernt'],
    ['seo.title', 'geaendert'],
    ['pageTheme', 'neu'],
  ])
  expect(differenceOf(before, structuredClone(before))).toEqual([])
})

test('An inserted entry does not count as a change of the others; a changed entry is listed by its field', () => {
  const entry = (text: string) => ({ template: 'text', context: { text } })
  const before = { content: [entry('eins'), entry('zwei'), entry('drei')] }
  const put = { content: [entry('eins'), entry('neu'), entry('zwei'), entry('drei')] }
  expect(differenceOf(before, put).map(({ feld, art }) => [feld, art])).toEqual([['content.1', 'neu']])
  const changed = { content: [entry('eins'), entry('zwei!'), entry('drei')] }
  const [found] = differenceOf(before, changed)
  expect(found).toMatchObject({ feld: 'content.1.context.text', art: 'geaendert' })
  expect(fieldName(collections.seite.record, found?.feld ?? '', changed)).toBe('2. Baustein: Text')
})

test('Fields have the label of their form at any depth; a field that no form has is not named by its wire name', () => {
  const { menue, seite } = collections
  expect(fieldName(menue.record, 'menuItems.2.url')).toMatch(/^[^›]+ › Menüpunkt 3 › [^›]+$/)
  expect(fieldName(seite.record, 'heroImages.0.bild')).toMatch(/^Kopfbilder › Kopfbild 1 › /)
  expect(fieldName(seite.record, 'gibt.es.nicht')).toBe('eine frühere Angabe')
  expect(fieldName(undefined, 'a.b')).toBe('eine frühere Angabe')
})

test('The number of differences is bounded, even if two contents differ in everything', () => {
  const many = (value: number) =>
    Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`f${n}`, value]))
  expect(differenceOf(many(1), many(2)).length).toBeLessThanOrEqual(MOST_FIELDS + 1)
  const list = (word: string) => Array.from({ length: 3_000 }, (_, n) => `${word}${n}`)
  expect(differenceOf(list('a'), list('b')).length).toBeLessThanOrEqual(MOST_FIELDS + 1)
})

test('The work for one answer is bounded, however many fields differ', () => {
  const words = (letter: string) => Array.from({ length: 490 }, (_, n) => `${letter}${n}`).join(' ')
  const fields = (letter: string) =>
    Object.fromEntries(Array.from({ length: 290 }, (_, n) => [`f${n}`, words(`${letter}${n}-`)]))
  const [before, after] = [fields('a'), fields('b')]
  const found = differenceOf(before, after)
  expect(found).toHaveLength(290)
  // Each word comparison takes a million cells, so the budget is used up after two; further fields are
  // compared as a whole.
  const byWords = found.filter(({ teile }) => teile?.some(({ art }) => art === 'gleich'))
  expect(byWords.map(({ feld }) => feld)).toEqual(['f0', 'f1'])
})
