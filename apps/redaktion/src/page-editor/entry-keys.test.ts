import { expect, test } from 'vitest'
import { duplicated, type Entry, moved, without } from './entries.ts'
import { type Keyed, keyed } from './entry-keys.ts'

const entry = (text: string) => ({ template: 'text', slotName: 'content', context: { text }, options: {} })
const page = [entry('a'), entry('b'), entry('c')]

function editor(entries: readonly Entry[]) {
  let count = 0
  let now: readonly Keyed[] = []
  const show = (next: readonly Entry[]) => {
    now = keyed(next, now, () => count++)
    return now.map(({ key }) => key)
  }
  show(entries)
  return show
}

test('An entry keeps its key while it is edited, moved and moved to the other place', () => {
  const show = editor(page)
  expect(show(page)).toEqual([0, 1, 2])
  const written = page.with(1, entry('b, länger'))
  expect(show(written)).toEqual([0, 1, 2])
  const down = moved(written, 0, { place: 'content', before: undefined })
  expect(show(down)).toEqual([1, 2, 0])
  const aside = moved(down, 0, { place: 'sidebar', before: undefined })
  expect(show(aside)).toEqual([2, 0, 1])
})

test('After an undo an entry has the same key as before', () => {
  const show = editor(page)
  const aside = moved(page, 0, { place: 'sidebar', before: undefined })
  expect(show(aside)).toEqual([1, 2, 0])
  expect(show(page)).toEqual([0, 1, 2])
})

test('A copied entry gets a new key, and no key is used twice', () => {
  const show = editor(page)
  expect(show(duplicated(page, 0))).toEqual([0, 3, 1, 2])
  expect(show(without(page, 0))).toEqual([1, 2])
  expect(new Set(show([...page, page[0], page[0]])).size).toBe(5)
})

test('Entries keep their keys when the page is loaded again', () => {
  const show = editor(page)
  expect(show(structuredClone(page))).toEqual([0, 1, 2])
})
