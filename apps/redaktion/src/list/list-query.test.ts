import type { RecordList } from '@rathausplatz/contract/records'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  askedOf,
  isNarrowed,
  type ListQuery,
  orderBy,
  ordersOf,
  readListQuery,
} from './list-query.ts'

const events: RecordList = {
  columns: ['ort'],
  filters: ['rubriken', 'status'],
  date: 'datum_von',
  order: 'datum:desc',
}
const read = (address: string, liste = events) => readListQuery(new URLSearchParams(address), liste)
const usual = read('')

describe('The address of a list', () => {
  test('is empty for the defaults', () => {
    expect(usual).toEqual({ suche: '', status: undefined, filter: {}, sortierung: 'datum:desc', seite: 1 })
    expect(addressOf(usual, events)).toBe('')
    expect(isNarrowed(usual)).toBe(false)
    expect(read('', {}).sortierung).toBe('titel:asc')
  })

  test('holds all choices, and is read back the same', () => {
    const text = fc.string({ maxLength: 200 })
    const query: fc.Arbitrary<ListQuery> = fc.record({
      suche: text,
      status: fc.constantFrom('entwurf', 'in_pruefung', 'oeffentlich', undefined),
      filter: fc.record(
        { rubriken: fc.string({ minLength: 1, maxLength: 200 }), status: fc.constantFrom('301', '302') },
        { requiredKeys: [] },
      ),
      sortierung: fc.constantFrom(...ordersOf(events)),
      seite: fc.integer({ min: 1, max: 400 }),
    })
    fc.assert(
      fc.property(query, said => {
        expect(read(addressOf(said, events))).toEqual(said)
      }),
    )
  })

  test.each([
    ['?seite=0', usual],
    ['?seite=401', usual],
    ['?seite=zwei', usual],
    ['?seite=1.5', usual],
    ['?status=papierkorb', usual],
    ['?status=erfunden', usual],
    ['?sortierung=id%3B%20drop', usual],
    ['?feld.erfunden=1', usual],
    ['?feld.__proto__=1', usual],
  ])('ignores the unknown value in %s', (address, meant) => {
    expect(read(address)).toEqual(meant)
  })

  test('accepts no order by day for kinds without a day', () => {
    expect(read('?sortierung=datum:asc', {}).sortierung).toBe('titel:asc')
  })
})

test('The call gets the chosen values, with trimmed words', () => {
  expect(askedOf(usual, 'veranstaltung')).toEqual({
    art: 'veranstaltung',
    sortierung: 'datum:desc',
    seite: 1,
    pro_seite: 25,
  })
  const chosen = read('?suche=+markt+&status=entwurf&feld.rubriken=Kunst,+Kultur&feld.status=301&seite=3')
  expect(askedOf(chosen, 'veranstaltung')).toEqual({
    art: 'veranstaltung',
    sortierung: 'datum:desc',
    seite: 3,
    pro_seite: 25,
    suche: 'markt',
    status: 'entwurf',
    filter: 'rubriken:Kunst, Kultur,status:301',
  })
  expect(isNarrowed(chosen)).toBe(true)
  expect(isNarrowed(read('?suche=++'))).toBe(false)
})

test('A heading leads to its order, and reverses it if it is active', () => {
  expect(orderBy('titel', 'datum:desc')).toBe('titel:asc')
  expect(orderBy('titel', 'titel:asc')).toBe('titel:desc')
  expect(orderBy('titel', 'titel:desc')).toBe('titel:asc')
  expect(orderBy('geaendert', 'titel:asc')).toBe('geaendert:desc')
  expect(orderBy('datum', 'datum:desc')).toBe('datum:asc')
})
