import type { Regel, Serie } from '@rathausplatz/contract'
import { utc, wallTime, weekdayOf } from '@rathausplatz/time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEndless, MOST_DATES, strayCancellations, termineOf, terminOn } from './series.ts'

const serie = (more: Partial<Serie> = {}): Serie => ({ zusatztermine: [], ausfalltermine: [], ...more })
const weekly = (...wochentage: (Regel & { art: 'WOECHENTLICH' })['wochentage']): Regel => ({
  art: 'WOECHENTLICH',
  abstand: 1,
  wochentage,
})
const days = (datum_von: string, more: Partial<Serie>) =>
  termineOf({ datum_von, serie: serie(more) }).map(({ termin }) => termin)

describe('a series', () => {
  it.each<[string, string, Partial<Serie>, string[]]>([
    [
      'every week on two days',
      '2026-11-25T10:00:00+01:00',
      { regel: weekly('DONNERSTAG', 'MITTWOCH'), anzahl: 3 },
      ['2026-11-25', '2026-11-26', '2026-12-02'],
    ],
    [
      'from the first such day after its beginning',
      '2026-11-20T10:00:00+01:00',
      { regel: weekly('MITTWOCH'), bis: '2026-12-02' },
      ['2026-11-25', '2026-12-02'],
    ],
    [
      'every second week, counted from the week of its beginning',
      '2026-11-27T10:00:00+01:00',
      { regel: { art: 'WOECHENTLICH', abstand: 2, wochentage: ['MONTAG', 'FREITAG'] }, anzahl: 3 },
      ['2026-11-27', '2026-12-07', '2026-12-11'],
    ],
    [
      'on the first Tuesday of the month',
      '2026-11-01T18:30:00+01:00',
      {
        regel: { art: 'MONATLICH_AM_WOCHENTAG', abstand: 1, woche: 1, wochentag: 'DIENSTAG' },
        bis: '2027-01-31',
      },
      ['2026-11-03', '2026-12-01', '2027-01-05'],
    ],
    [
      'on the last Friday of every third month',
      '2026-11-01T18:30:00+01:00',
      {
        regel: { art: 'MONATLICH_AM_WOCHENTAG', abstand: 3, woche: -1, wochentag: 'FREITAG' },
        anzahl: 3,
      },
      ['2026-11-27', '2027-02-26', '2027-05-28'],
    ],
    [
      'on a fifth Monday only where there is one',
      '2027-01-01T09:00:00+01:00',
      {
        regel: { art: 'MONATLICH_AM_WOCHENTAG', abstand: 1, woche: 5, wochentag: 'MONTAG' },
        bis: '2027-06-30',
      },
      ['2027-03-29', '2027-05-31'],
    ],
    [
      'on the 31st only where there is one',
      '2027-01-15T09:00:00+01:00',
      { regel: { art: 'MONATLICH_AM_TAG', abstand: 1, tag: 31 }, anzahl: 3 },
      ['2027-01-31', '2027-03-31', '2027-05-31'],
    ],
    [
      'without a rule on its first day and the dates added to it',
      '2026-12-24T16:00:00+01:00',
      { zusatztermine: [{ tag: '2026-12-06' }, { tag: '2027-01-06' }] },
      ['2026-12-06', '2026-12-24', '2027-01-06'],
    ],
  ])('takes place %s', (_, datum_von, more, expected) => {
    expect(days(datum_von, more)).toEqual(expected)
  })

  it('keeps a cancelled date, with its reason', () => {
    const event = {
      datum_von: '2026-12-16T15:30:00+01:00',
      serie: serie({
        regel: weekly('MITTWOCH'),
        anzahl: 3,
        ausfalltermine: [{ tag: '2026-12-23', grund: 'Ferien' }],
      }),
    }
    expect(termineOf(event).map(({ termin, entfaellt, grund }) => [termin, entfaellt, grund])).toEqual([
      ['2026-12-16', false, ''],
      ['2026-12-23', true, 'Ferien'],
      ['2026-12-30', false, ''],
    ])
  })

  it('may have an added date at another time, which replaces a date of the rule on the same day', () => {
    const event = {
      datum_von: '2026-12-16T15:30:00+01:00',
      datum_bis: '2026-12-16T16:30:00+01:00',
      serie: serie({
        regel: weekly('MITTWOCH'),
        anzahl: 2,
        zusatztermine: [{ tag: '2026-12-23', beginn: '23:45' }],
      }),
    }
    expect(termineOf(event)[1]).toEqual({
      termin: '2026-12-23',
      datum_von: '2026-12-23T23:45:00+01:00',
      datum_bis: '2026-12-24T00:45:00+01:00',
      entfaellt: false,
      grund: '',
    })
  })

  it('can be cancelled as a whole', () => {
    const event = {
      datum_von: '2026-12-16T15:30:00+01:00',
      entfaellt: true,
      grund: 'Sturm',
      serie: serie({ regel: weekly('MITTWOCH'), anzahl: 2 }),
    }
    expect(termineOf(event).map(({ entfaellt, grund }) => [entfaellt, grund])).toEqual([
      [true, 'Sturm'],
      [true, 'Sturm'],
    ])
  })

  it('begins at the same time of day before and after the clocks change, in spring and in autumn', () => {
    const across = (datum_von: string, datum_bis: string) =>
      termineOf({
        datum_von,
        datum_bis,
        serie: serie({ regel: weekly('SAMSTAG', 'SONNTAG'), anzahl: 3 }),
      }).map(({ datum_von, datum_bis }) => [datum_von, datum_bis])
    expect(across('2026-10-24T20:00:00+02:00', '2026-10-25T04:00:00+01:00')).toEqual([
      ['2026-10-24T20:00:00+02:00', '2026-10-25T04:00:00+01:00'],
      ['2026-10-25T20:00:00+01:00', '2026-10-26T04:00:00+01:00'],
      ['2026-10-31T20:00:00+01:00', '2026-11-01T04:00:00+01:00'],
    ])
    expect(across('2027-03-27T10:00:00+01:00', '2027-03-27T12:00:00+01:00')).toEqual([
      ['2027-03-27T10:00:00+01:00', '2027-03-27T12:00:00+01:00'],
      ['2027-03-28T10:00:00+02:00', '2027-03-28T12:00:00+02:00'],
      ['2027-04-03T10:00:00+02:00', '2027-04-03T12:00:00+02:00'],
    ])
  })

  it('never ends before it begins, not even at a time that the clocks skip', () => {
    const [, leapt] = termineOf({
      datum_von: '2027-03-27T02:30:00+01:00',
      datum_bis: '2027-03-27T03:00:00+01:00',
      serie: serie({ regel: weekly('SAMSTAG', 'SONNTAG'), anzahl: 2 }),
    })
    expect([leapt?.datum_von, leapt?.datum_bis]).toEqual([
      '2027-03-28T03:00:00+02:00',
      '2027-03-28T03:00:00+02:00',
    ])
  })

  it('is cut to the maximum number of dates, and reports a rule that would give more', () => {
    const event = (more: Partial<Serie>) => ({
      datum_von: '2026-11-20T10:00:00+01:00',
      serie: serie({ regel: weekly('MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG'), ...more }),
    })
    expect(termineOf(event({ bis: '9999-12-31' }))).toHaveLength(MOST_DATES)
    expect(isEndless(event({ bis: '9999-12-31' }))).toBe(true)
    expect(isEndless(event({ anzahl: MOST_DATES }))).toBe(false)
    expect(isEndless(event({ bis: '2027-11-20' }))).toBe(false)
  })

  it('reports cancelled days on which it does not take place', () => {
    const ausfalltermine = ['2026-11-25', '2026-11-26'].map(tag => ({ tag, grund: '' }))
    const event = {
      datum_von: '2026-11-20T10:00:00+01:00',
      serie: serie({ regel: weekly('MITTWOCH'), anzahl: 4, ausfalltermine }),
    }
    expect(strayCancellations(event)).toEqual([1])
  })
})

it('an event without a series has one date, on its day in the time zone of the town', () => {
  const event = { datum_von: '2026-11-27T23:30:00Z', datum_bis: '2026-11-28T01:00:00Z' }
  expect(termineOf(event)).toEqual([{ ...event, termin: '2026-11-28', entfaellt: false, grund: '' }])
  expect(terminOn(event, '2026-11-28')).toBeUndefined()
})

describe('for any series', () => {
  const day = fc
    .integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2030, 0, 1) / 86_400_000 })
    .map(number => new Date(number * 86_400_000).toISOString().slice(0, 10))
  const wochentag = fc.constantFrom(
    'MONTAG',
    'DIENSTAG',
    'MITTWOCH',
    'DONNERSTAG',
    'FREITAG',
    'SAMSTAG',
    'SONNTAG',
  )
  const regel = fc.oneof(
    fc.record({
      art: fc.constant('WOECHENTLICH' as const),
      abstand: fc.integer({ min: 1, max: 52 }),
      wochentage: fc.array(wochentag, { minLength: 1, maxLength: 7 }),
    }),
    fc.record({
      art: fc.constant('MONATLICH_AM_WOCHENTAG' as const),
      abstand: fc.integer({ min: 1, max: 24 }),
      woche: fc.constantFrom(1, 2, 3, 4, 5, -1),
      wochentag,
    }),
    fc.record({
      art: fc.constant('MONATLICH_AM_TAG' as const),
      abstand: fc.integer({ min: 1, max: 24 }),
      tag: fc.integer({ min: 1, max: 31 }),
    }),
  ) as fc.Arbitrary<Regel>
  const event = fc
    .record({
      day,
      minute: fc.integer({ min: 0, max: 1_439 }),
      minutes: fc.integer({ min: 0, max: 3_000 }),
      regel,
      anzahl: fc.integer({ min: 1, max: 40 }),
      zusatztermine: fc.array(day, { maxLength: 3 }),
      ausfalltermine: fc.array(day, { maxLength: 3 }),
    })
    .map(({ day, minute, minutes, regel, anzahl, zusatztermine, ausfalltermine }) => {
      const begin = Date.parse(day) + minute * 60_000
      return {
        datum_von: new Date(begin).toISOString(),
        datum_bis: new Date(begin + minutes * 60_000).toISOString(),
        serie: serie({
          regel,
          anzahl,
          zusatztermine: zusatztermine.map(tag => ({ tag })),
          ausfalltermine: ausfalltermine.map(tag => ({ tag, grund: 'x' })),
        }),
      }
    })

  it('every date keeps the time of day of the first, unless the clocks skip it', () => {
    fc.assert(
      fc.property(event, event => {
        const { time } = wallTime(event.datum_von)
        for (const { termin, datum_von } of termineOf(event)) {
          const shown = wallTime(datum_von)
          expect(shown.day).toBe(termin)
          if (!(shown.time.startsWith('03:') && time.startsWith('02:'))) expect(shown.time).toBe(time)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('dates are in order, at most one a day; none ends before it begins, and each is found by its day', () => {
    fc.assert(
      fc.property(event, event => {
        const termine = termineOf(event)
        const tage = termine.map(({ termin }) => termin)
        expect(tage).toEqual([...new Set(tage)].toSorted())
        for (const termin of termine) {
          expect(utc(termin.datum_bis ?? '') >= utc(termin.datum_von)).toBe(true)
          expect(terminOn(event, termin.termin)).toEqual(termin)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('dates of a weekly rule fall on its weekdays', () => {
    fc.assert(
      fc.property(event, event => {
        const { regel } = event.serie
        if (regel?.art !== 'WOECHENTLICH') return
        const names = [
          'MONTAG',
          'DIENSTAG',
          'MITTWOCH',
          'DONNERSTAG',
          'FREITAG',
          'SAMSTAG',
          'SONNTAG',
        ] as const
        const { zusatztermine: _, ...rule } = event.serie
        for (const { termin } of termineOf({ ...event, serie: { ...rule, zusatztermine: [] } })) {
          expect(regel.wochentage).toContain(names[weekdayOf(termin)])
        }
      }),
      { numRuns: 40 },
    )
  })
})
