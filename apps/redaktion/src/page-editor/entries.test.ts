import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  duplicated,
  type Entry,
  entriesIn,
  inserted,
  moved,
  type Place,
  placeOf,
  placesOf,
  readEntry,
  spotBehind,
  standingAt,
  step,
  without,
} from './entries.ts'

const entry = (name: string, slotName = 'content') => ({ template: name, slotName, context: {}, options: {} })
const names = (entries: readonly Entry[], place: Place = 'page') =>
  standingAt(entries, place).map(index => readEntry(entries[index]).template)

const both = placesOf('default')
const page = [entry('a'), entry('b', 'sidebar'), entry('c'), entry('d', 'sidebar'), entry('e')]

test('Only the default layout has a sidebar; the others have one place for all entries', () => {
  expect(placesOf(undefined)).toEqual(['content', 'sidebar'])
  expect(placesOf('default')).toEqual(['content', 'sidebar'])
  expect(placesOf('portal')).toEqual(['page'])
  expect(placesOf('wide')).toEqual(['page'])
})

test('A step moves past the next entry of the same place, whatever is between them in the list', () => {
  const down = step(page, 0, 'down', both)
  expect(down && names(moved(page, 0, down), 'content')).toEqual(['c', 'a', 'e'])
  expect(down && names(moved(page, 0, down), 'sidebar')).toEqual(['b', 'd'])
  const up = step(page, 3, 'up', both)
  expect(up && names(moved(page, 3, up), 'sidebar')).toEqual(['d', 'b'])
  expect(step(page, 0, 'up', both)).toBeUndefined()
  expect(step(page, 4, 'down', both)).toBeUndefined()
  expect(step(page, 3, 'down', both)).toBeUndefined()
})

test('An entry moved to the other place becomes the last there, or stands before the entry it was dropped on', () => {
  const last = moved(page, 0, { place: 'sidebar', before: undefined })
  expect(names(last, 'sidebar')).toEqual(['b', 'd', 'a'])
  expect(names(last, 'content')).toEqual(['c', 'e'])
  expect(names(moved(page, 4, { place: 'sidebar', before: 1 }), 'sidebar')).toEqual(['e', 'b', 'd'])
  const alone = moved([entry('a'), entry('b')], 0, { place: 'sidebar', before: undefined })
  expect([names(alone, 'content'), names(alone, 'sidebar')]).toEqual([['b'], ['a']])
})

test('On a page with one place an entry keeps its stored column', () => {
  const down = step(page, 0, 'down', ['page'])
  const next = moved(page, 0, down ?? { place: 'page', before: undefined })
  expect(names(next)).toEqual(['b', 'a', 'c', 'd', 'e'])
  expect(names(next, 'sidebar')).toEqual(['b', 'd'])
})

test('If an entry is dropped at its own spot, the list stays the same object', () => {
  expect(moved(page, 2, { place: 'content', before: 2 })).toBe(page)
  expect(moved(page, 99, { place: 'content', before: undefined })).toBe(page)
})

test('A new entry is inserted behind the given one', () => {
  expect(names(inserted(page, entry('x'), spotBehind(page, 0, both)), 'content')).toEqual([
    'a',
    'x',
    'c',
    'e',
  ])
  expect(names(inserted(page, entry('x'), spotBehind(page, 3, both)), 'sidebar')).toEqual(['b', 'd', 'x'])
  expect(names(inserted([], entry('x'), { place: 'sidebar', before: undefined }), 'sidebar')).toEqual(['x'])
})

test('Invalid imported entries can be moved and removed, and nothing breaks', () => {
  const strange: Entry[] = [
    null,
    'Text',
    7,
    [],
    {},
    { template: 3, slotName: 'x', context: [], options: 'y' },
  ]
  expect(strange.map(one => readEntry(one).slotName)).toEqual(strange.map(() => 'content'))
  expect(moved(strange, 0, { place: 'content', before: 2 })).toEqual(['Text', null, ...strange.slice(2)])
  expect(without(strange, 0)).toHaveLength(5)
  for (const value of [undefined, null, {}, 'x']) expect(entriesIn(value)).toEqual([])
})

const lists = fc.array(
  fc.record({
    template: fc.string(),
    slotName: fc.constantFrom('content', 'sidebar'),
    context: fc.object(),
    options: fc.object(),
  }),
  { minLength: 1, maxLength: 20 },
)
const layouts = fc.constantFrom('default', 'wide', 'portal')

test('No move loses, duplicates or changes an entry, and all others keep their order', () => {
  fc.assert(
    fc.property(lists, layouts, fc.nat(), fc.nat(), fc.nat(), (list, layout, one, other, which) => {
      const places = placesOf(layout)
      const from = one % list.length
      const place = places[which % places.length] ?? 'page'
      const there = standingAt(list, place)
      const before = there[other % (there.length + 1)]
      const next = moved(list, from, { place, before })
      expect(next).toHaveLength(list.length)
      const own = list[from]
      const others = next.filter(entry => (entry as typeof own)?.context !== own?.context)
      expect(others).toEqual(list.filter(entry => entry.context !== own?.context))
      const found = next.filter(entry => (entry as typeof own)?.context === own?.context)
      expect(found).toHaveLength(1)
      expect(placeOf(found[0], places)).toBe(place)
    }),
  )
})

test('A step down and a step up restore the order', () => {
  fc.assert(
    fc.property(lists, layouts, fc.nat(), (list, layout, one) => {
      const places = placesOf(layout)
      const from = one % list.length
      const down = step(list, from, 'down', places)
      fc.pre(down !== undefined)
      const next = moved(list, from, down)
      const up = step(next, next.indexOf(list[from]), 'up', places)
      expect(up).toBeDefined()
      const back = up ? moved(next, next.indexOf(list[from]), up) : []
      for (const place of places)
        expect(standingAt(back, place).map(index => back[index])).toEqual(
          standingAt(list, place).map(index => list[index]),
        )
    }),
  )
})

test('A copy stands directly behind its original, and shares no context object with it', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (list, one) => {
      const index = one % list.length
      const next = duplicated(list, index)
      expect(next[index + 1]).toEqual(list[index])
      expect(next[index + 1]).not.toBe(list[index])
      expect(readEntry(next[index + 1]).context).not.toBe(list[index]?.context)
      expect(without(next, index + 1)).toEqual(list)
    }),
  )
})
