import { formOf, records } from '@rathausplatz/contract/records'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressOf, leadsTo } from './addresses.ts'
import { insertedAt, moved, withoutAt } from './list-changes.ts'
import { numberFault, numberOf, numberText } from './numbers.ts'
import { pairsOf, recordOf } from './pairs.ts'
import { summaryOf } from './summary.ts'
import { fitted } from './use-keys.ts'
import { blank } from './values.ts'

describe('F5: the desk reads a number as a form does', () => {
  test.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1.250', 1250],
    ['1.250,50', 1250.5],
    ['1 250,50 €', 1250.5],
    ['-3', -3],
    ['−3,5 °C', -3.5],
    ['0,00', 0],
    ['19 %', 19],
    ['0.125', 0.125],
    ['1\u202f234,50', 1234.5],
    ['12,50 Euro', 12.5],
    ['€ 12', 12],
    ['48,8035°', 48.8035],
  ])('"%s" is the number %s', (typed, number) => expect(numberOf(typed)).toBe(number))

  test.each(['', ',', '-', 'zwölf', '1,2,3', '1.25.3', '12 bis 14', '1e5', 'NaN', 'Infinity'])(
    '"%s" is not a number',
    typed => expect(numberOf(typed)).toBeUndefined(),
  )

  test('a number converted to text and back is unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const number = whole + cents / 100
        expect(numberOf(numberText(number))).toBe(number)
      }),
    )
  })

  test('a fault of a number is described in words', () => {
    const money = { least: 0, most: 1_000_000, whole: false }
    expect(numberFault('12,5', money)).toBeUndefined()
    expect(numberFault(' ', money)).toBeUndefined()
    expect(numberFault('-1', money)).toBe('Bitte mindestens 0 eingeben.')
    expect(numberFault('2000000', money)).toBe('Bitte höchstens 1.000.000 eingeben.')
    expect(numberFault('1,5', { whole: true })).toBe('Bitte eine ganze Zahl eingeben.')
    expect(numberFault('viel', money)).toBe('Bitte eine Zahl eingeben, zum Beispiel 12,50.')
  })
})

describe('an address is completed', () => {
  test.each([
    ['www.example.org', 'https://www.example.org'],
    ['example.org/anfahrt', 'https://example.org/anfahrt'],
    ['rathaus@example.org', 'mailto:rathaus@example.org'],
    [' /rathaus ', '/rathaus'],
    ['Bürgerbüro', 'Bürgerbüro'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('"%s" becomes "%s"', (typed, address) => expect(addressOf(typed)).toBe(address))

  test.each([
    ['', 'nowhere'],
    ['/rathaus/buergerbuero?a=1#b', 'page'],
    ['/medien/plan.pdf', 'file'],
    ['#kontakt', 'place'],
    ['https://www.example.org', 'outside'],
    ['mailto:rathaus@example.org', 'mail'],
    ['tel:+49721100', 'telephone'],
    ['//evil.example', 'unclear'],
    ['javascript:alert(1)', 'unclear'],
    ['https://', 'unclear'],
    ['Bürgerbüro', 'unclear'],
  ])('"%s" is an address of the type %s', (address, leads) => expect(leadsTo(address)).toBe(leads))
})

test('moving an entry of a list loses and duplicates nothing', () => {
  const list = fc.array(fc.integer(), { maxLength: 8 })
  const at = fc.integer({ min: -2, max: 10 })
  fc.assert(
    fc.property(list, at, at, (list, from, to) => {
      const after = moved(list, from, to)
      expect(after.toSorted()).toEqual(list.toSorted())
      if (from >= 0 && to >= 0 && from < list.length && to < list.length) {
        expect(after[to]).toBe(list[from])
        expect(moved(after, to, from)).toEqual(list)
        expect(insertedAt(withoutAt(list, from), from, list[from])).toEqual(list)
      } else expect(after).toEqual(list)
    }),
  )
})

test('existing entries keep their keys, and all keys are unique', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 12 })), fc.nat({ max: 12 }), (numbers, length) => {
      const keys = fitted(numbers.map(String), length)
      expect(keys).toHaveLength(length)
      expect(new Set(keys).size).toBe(length)
      expect(keys.slice(0, numbers.length)).toEqual(numbers.map(String).slice(0, length))
    }),
  )
})

test('pairs are stored by name; a pair without a name is omitted', () => {
  const pairs = [
    { name: 'rubrik_id', text: '3' },
    { name: ' ', text: 'x' },
    { name: 'plz', text: '07612' },
  ]
  expect(recordOf(pairs)).toEqual({ rubrik_id: 3, plz: '07612' })
  expect(pairsOf({ rubrik_id: 3 })).toEqual([{ name: 'rubrik_id', text: '3' }])
  expect(pairsOf('x')).toEqual([])
})

const fieldOf = (kind: keyof typeof records, name: string) =>
  formOf(records[kind]).find(field => field.name === name)

test('an entry is summarised in words', () => {
  const dates = fieldOf('organisationseinheit', 'oeffnungszeiten')
  const of = dates && 'of' in dates ? dates.of : undefined
  if (!of) throw new Error('no list')
  const hours = { typ: 'SERVICEZEIT', regulaereZeiten: [{ tagestyp: 'MONTAG', beginn: '08:00' }] }
  expect(summaryOf(of, hours)).toBe('Servicezeiten · geschlossen · Montag')
  const whole = [{ tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' }]
  expect(summaryOf(of, { typ: 'SERVICEZEIT', regulaereZeiten: whole })).toBe(
    'Servicezeiten · Montag 08:00–12:00 Uhr',
  )
  for (const strange of [null, 7, 'x', [], { typ: {}, regulaereZeiten: 3 }])
    expect(typeof summaryOf(of, strange)).toBe('string')
})

test('P12: an entry with a reference is summarised without names of the wire', () => {
  const meetings = fieldOf('sitzung', 'teilnahmen')
  const of = meetings && 'of' in meetings ? meetings.of : undefined
  if (!of) throw new Error('no list')
  expect(summaryOf(of, { person: 'vera-alt', anwesenheit: 'anwesend' })).toMatch(/^Vera Alt · /)
  expect(summaryOf(of, { person: '' })).not.toContain('-')
})

test('a file is summarised by its title, its name and its rounded size', () => {
  const files = fieldOf('bekanntmachung', 'dateien')
  const of = files && 'of' in files ? files.of : undefined
  if (!of) throw new Error('no list')
  const file = { titel: 'Satzung', url: '/medien/satzung.pdf', groesse: 33_068, typ: 'application/pdf' }
  expect(summaryOf(of, file)).toBe('Satzung · satzung.pdf · 33 KB')
  expect(summaryOf(of, { groesse: 0, typ: 'application/pdf' })).toBe('')
})

test('a new entry has its required fields', () => {
  const images = fieldOf('seite', 'heroImages')
  if (images?.control !== 'liste') throw new Error('no list')
  expect(blank(images.of)).toEqual({ src: '', alt: '' })
  const dates = fieldOf('organisationseinheit', 'oeffnungszeiten')
  if (dates?.control !== 'liste') throw new Error('no list')
  expect(blank(dates.of)).toEqual({ regulaereZeiten: [] })
})
