import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { askedItem, headOf, itemsOf, queryOf } from './evening.ts'

const [example] = calls.raeteSitzung.examples
const meeting = calls.raeteSitzung.answer.parse(example?.answer)
const sameName = { kennung: 'sprungturm', nummer: 'N 2', titel: 'Verschiedenes' }
const both = calls.raeteSitzung.answer.parse({
  ...example?.answer,
  nichtoeffentlich: {
    ...meeting.nichtoeffentlich,
    tagesordnung: [...(meeting.nichtoeffentlich?.tagesordnung ?? []), sameName],
  },
})

test('public items come first, each with its note', () => {
  expect(itemsOf(both).map(({ punkt, notiz }) => [punkt.nummer, notiz?.text])).toEqual([
    ['1', 'Nach den Folgekosten fragen.'],
    ['N 1', undefined],
    ['N 2', undefined],
  ])
})

test('every item is found by its own address, even if both parts have an item with the same id', () => {
  const items = itemsOf(both)
  for (const item of items) expect(askedItem(items, new URLSearchParams(queryOf(item)))).toBe(item)
  expect(askedItem(items, new URLSearchParams(queryOf(undefined)))).toBeUndefined()
  expect(askedItem(items, new URLSearchParams('?punkt=gibt-es-nicht'))).toBeUndefined()
})

test('the non-public part represents a meeting that has no public part', () => {
  expect(headOf(meeting)?.id).toBe(meeting.oeffentlich?.id)
  expect(headOf({ ...meeting, oeffentlich: undefined })?.id).toBe(meeting.nichtoeffentlich?.id)
})
