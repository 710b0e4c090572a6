import { describe, expect, test } from 'vitest'
import { BW } from '../testing.ts'
import { contradictions } from './contradictions.ts'
import { hoursSpecification } from './hours-specification.ts'
import { openSpans } from './open-spans.ts'
import { hoursHeading } from './pause.ts'
import { stateAt } from './state.ts'
import { hours, times } from './testing.ts'
import { holdsOn, isOver, validityInWords } from './validity.ts'

const SUMMER = { beginn: '2027-04-01', ende: '2027-10-31' }
const WINTER = { beginn: '2027-11-01', ende: '2028-03-31' }
const summer = hours(times('ARBEITSTAG_MO_FR 07:00 12:00'), { gueltigkeiten: [SUMMER] })
const winter = hours(times('ARBEITSTAG_MO_FR 08:00 12:00'), { gueltigkeiten: [WINTER] })
const both = [summer, winter]
const at = (moment: string) => stateAt(both, new Date(moment), BW)

describe('F3: summer and winter hours hold in their periods only', () => {
  test.each([
    ['2027-03-31', false, false],
    ['2027-04-01', true, false],
    ['2027-10-31', true, false],
    ['2027-11-01', false, true],
    ['2028-03-31', false, true],
    ['2028-04-01', false, false],
  ])('on %s: summer %s, winter %s', (day, inSummer, inWinter) => {
    expect([holdsOn(summer, day), holdsOn(winter, day)]).toEqual([inSummer, inWinter])
  })

  test('the last day of summer and the first of winter have their own hours', () => {
    const opens = (from: string, to: string) =>
      openSpans(both, { from: Date.parse(from), to: Date.parse(to) }, BW).map(span =>
        new Date(span.from).toISOString(),
      )
    expect(opens('2027-10-29T00:00:00+02:00', '2027-11-03T00:00:00+01:00')).toEqual([
      '2027-10-29T05:00:00.000Z',
      // 1 November is a holiday.
      '2027-11-02T07:00:00.000Z',
    ])
  })

  test('the state says when the office opens next, also across the change of season and a long gap', () => {
    expect(at('2027-05-03T07:30:00+02:00')?.offen).toBe(true)
    expect(at('2027-12-01T07:30:00+01:00')?.text).toBe('Geschlossen, öffnet heute um 08:00 Uhr wieder')
    expect(at('2026-11-20T10:00:00+01:00')?.wechsel).toBe('2027-04-01T05:00:00.000Z')
    expect(at('2028-05-01T10:00:00+02:00')).toBeUndefined()
  })

  test('the heading names the period, and those that are over disappear', () => {
    const now = new Date('2027-05-03T10:00:00+02:00')
    expect(hoursHeading(summer, now)).toBe('Öffnungszeiten vom 01.04.2027 bis 31.10.2027')
    expect(validityInWords({ gueltigkeiten: [WINTER, SUMMER] }, '2027-11-01')).toBe(
      'vom 01.11.2027 bis 31.03.2028',
    )
    expect(validityInWords({ gueltigkeiten: [{ beginn: '2027-04-01' }] }, '2027-01-01')).toBe('ab 01.04.2027')
    expect(validityInWords({ gueltigkeiten: [{ ende: '2027-10-31' }] }, '2027-01-01')).toBe('bis 31.10.2027')
    expect([
      isOver(summer, '2027-10-31'),
      isOver(summer, '2027-11-01'),
      isOver(hours([]), '2099-01-01'),
    ]).toEqual([false, true, false])
  })

  test('search engines get the period of each week, without those that are over', () => {
    const told = hoursSpecification(both, new Date('2027-11-10T10:00:00+01:00'), BW).openingHoursSpecification
    expect(told).toEqual([
      expect.objectContaining({ opens: '08:00', validFrom: '2027-11-01', validThrough: '2028-03-31' }),
    ])
  })

  test('a period without a day, or with its end before its begin, is a contradiction', () => {
    const of = (gueltigkeit: object) => contradictions({ ...summer, gueltigkeiten: [gueltigkeit] })
    expect(of({})).toMatchObject([{ path: ['gueltigkeiten', 0, 'beginn'] }])
    expect(of({ beginn: '2027-10-31', ende: '2027-04-01' })).toMatchObject([
      { path: ['gueltigkeiten', 0, 'ende'] },
    ])
    expect(of({ ende: '2027-10-31' })).toEqual([])
  })
})
