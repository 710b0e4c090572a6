import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merge } from './merge.ts'

const base = { title: 'Fundbüro', telefon: '1', content: [{ template: 'text', context: { text: 'a' } }] }

test('Different fields of two editors are merged', () => {
  const { daten, clashes } = merge(base, { ...base, title: 'Fundsachen' }, { ...base, telefon: '2' })
  expect(daten).toEqual({ ...base, title: 'Fundsachen', telefon: '2' })
  expect(clashes).toEqual([])
})

test('Different entries of a page are merged, as long as none was added, removed or moved', () => {
  const two = { content: [base.content[0], { template: 'text', context: { text: 'b' } }] }
  const text = (place: number, text: string) => ({
    content: two.content.map((entry, index) => (index === place ? { ...entry, context: { text } } : entry)),
  })
  expect(merge(two, text(0, 'neu'), text(1, 'auch neu'))).toEqual({
    daten: {
      content: [
        { template: 'text', context: { text: 'neu' } },
        { template: 'text', context: { text: 'auch neu' } },
      ],
    },
    clashes: [],
  })
  const longer = { content: [...two.content, { template: 'text', context: { text: 'c' } }] }
  expect(merge(two, text(0, 'neu'), longer).clashes).toEqual([
    { path: ['content'], base: two.content, mine: text(0, 'neu').content, theirs: longer.content },
  ])
})

test('A field that both editors have changed is a conflict; the merged data hold my value for now', () => {
  const { daten, clashes } = merge(base, { ...base, title: 'Meins' }, { ...base, title: 'Ihres' })
  expect(daten['title']).toBe('Meins')
  expect(clashes).toEqual([{ path: ['title'], base: 'Fundbüro', mine: 'Meins', theirs: 'Ihres' }])
})

test('A field that one editor has removed and the other has not changed stays removed', () => {
  const { telefon: _, ...without } = base
  expect(merge(base, without, base).daten).toEqual(without)
  expect(merge(base, base, without).daten).toEqual(without)
})

test('If only one editor has changed the document, the merge is the state of that editor', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (one, other) => {
        expect(merge(one, one, other)).toEqual({ daten: other, clashes: [] })
        expect(merge(one, other, one)).toEqual({ daten: other, clashes: [] })
      },
    ),
  )
})

test('A value of the other revision that equals an earlier state of mine is no conflict', () => {
  const sent = { ...base, title: 'Fundsachen', telefon: '2' }
  const mine = { ...sent, title: 'Fundsachen und Tiere' }
  expect(merge(base, mine, sent, [sent])).toEqual({ daten: mine, clashes: [] })
  // My change was undone since, and stays undone.
  expect(merge(base, base, sent, [sent])).toEqual({ daten: base, clashes: [] })
})

test('Changes of another editor beside my own save are merged, and a field that both have changed is a conflict', () => {
  const text = (title: string, words: string) => ({
    title,
    content: [{ template: 'text', context: { text: words } }],
  })
  const sent = text('Fundsachen', 'b')
  const mine = text('Fundsachen', 'c')
  expect(merge(text('Fundbüro', 'a'), mine, text('Ihres', 'b'), [sent])).toMatchObject({
    daten: mine,
    clashes: [{ path: ['title'], mine: 'Fundsachen', theirs: 'Ihres' }],
  })
  expect(merge(text('Fundbüro', 'a'), { ...mine, title: 'Fundbüro' }, text('Ihres', 'b'), [sent])).toEqual({
    daten: text('Ihres', 'c'),
    clashes: [],
  })
})

test('Items of an earlier state are not matched by position if its list had another length', () => {
  const list = (...words: string[]) => ({
    content: words.map(text => ({ template: 'text', context: { text } })),
  })
  const earlier = [list('n', 'a', 'b', 'c')]
  expect(merge(list('a', 'b', 'c'), list('a', 'b', 'd'), list('b', 'a', 'c'), earlier)).toEqual({
    daten: list('b', 'a', 'd'),
    clashes: [],
  })
})
