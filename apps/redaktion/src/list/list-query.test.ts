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
  test('says nothing where everything is as usual', () => {
    expect(usual).toEqual({ suche: '', status: undefined, filter: {}, sortierung: 'datum:desc', seite: 1 })
    expect(addressOf(usual, events)).toBe('')
    expect(isNarrowed(usual)).toBe(false)
    expect(read('', {}).sortierung).toBe('titel:asc')
  })

  test('says all that was chosen, and means the same when it is opened again', () => {
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
  ])('%s is nothing that a list knows, and counts for nothing', (address, meant) => {
    expect(read(address)).toEqual(meant)
  })

  test('takes no order by a day from kinds that have none', () => {
    expect(read('?sortierung=datum:asc', {}).sortierung).toBe('titel:asc')
  })
})

test('The call is asked for what was chosen, with spaces around the words taken away', () => {
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

test('A heading leads to its order, and to the other way round where the list is in it', () => {
  expect(orderBy('titel', 'datum:desc')).toBe('titel:asc')
  expect(orderBy('titel', 'titel:asc')).toBe('titel:desc')
  expect(orderBy('titel', 'titel:desc')).toBe('titel:asc')
  expect(orderBy('geaendert', 'titel:asc')).toBe('geaendert:desc')
  expect(orderBy('datum', 'datum:desc')).toBe('datum:asc')
})
