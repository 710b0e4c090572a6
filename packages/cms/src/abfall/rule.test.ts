import { BW } from '@rathausplatz/kalender/testing'
import { plusDays, weekdayOf } from '@rathausplatz/time'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { planned, ruleInWords } from './rule.ts'

type Rule = Parameters<typeof planned>[0]
const weekly = (more: object = {}): Rule => ({
  art: 'wochen',
  wochentag: 1,
  alle_wochen: 2,
  ab: '2026-01-13',
  saisons: [],
  verschiebung: 'nachholen',
  vor_festen: false,
  ...more,
})
const days = (regel: Rule, von: string, bis: string) =>
  planned(regel, von, bis, BW).map(({ urspruenglich, datum }) =>
    urspruenglich === datum ? datum : `${urspruenglich} > ${datum}`,
  )

test('48: no waste date falls on a holiday or a Sunday unless planned so, 2024 to 2032', () => {
  fc.assert(
    fc.property(
      fc.record({
        wochentag: fc.integer({ min: 0, max: 5 }),
        alle_wochen: fc.integer({ min: 1, max: 6 }),
        ab: fc.integer({ min: 0, max: 60 }).map(count => plusDays('2023-12-01', count)),
        verschiebung: fc.constantFrom('nachholen', 'vorziehen', 'entfallen'),
        vor_festen: fc.boolean(),
        saisons: fc.constantFrom([], [{ von: '06-01', bis: '09-30', alle_wochen: 1 }]),
      }),
      more => {
        const dates = planned(weekly(more), '2024-01-01', '2032-12-31', BW).filter(
          ({ entfaellt }) => !entfaellt,
        )
        const wrong = dates.filter(({ datum }) => BW.on(datum) || weekdayOf(datum) === 6)
        expect(wrong).toEqual([])
        // No date moves by more than 5 days back or 3 forward, and no two fall on one day.
        expect(new Set(dates.map(({ datum }) => datum)).size).toBe(dates.length)
        const far = dates.filter(
          ({ datum, urspruenglich }) =>
            datum < plusDays(urspruenglich, -5) || datum > plusDays(urspruenglich, 3),
        )
        expect(far).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})

describe('a rule', () => {
  it('moves the holiday and the later days of its week by one day, Friday to Saturday', () => {
    // Fronleichnam is Thursday, 4 June 2026.
    const week = [0, 1, 2, 3, 4].map(wochentag =>
      days(weekly({ wochentag, alle_wochen: 1 }), '2026-06-01', '2026-06-07').join(),
    )
    expect(week).toEqual([
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
      '2026-06-04 > 2026-06-05',
      '2026-06-05 > 2026-06-06',
    ])
    const [moved] = planned(weekly({ wochentag: 3, alle_wochen: 1 }), '2026-06-01', '2026-06-07', BW)
    expect(moved?.grund).toBe('Fronleichnam')
  })

  it('moves the collections in the weeks of Good Friday and Christmas to earlier days if set so', () => {
    const rule = (wochentag: number) => weekly({ wochentag, alle_wochen: 1, vor_festen: true })
    expect(days(rule(4), '2026-03-30', '2026-04-05')).toEqual(['2026-04-03 > 2026-04-02'])
    expect(days(rule(0), '2026-03-30', '2026-04-05')).toEqual(['2026-03-30 > 2026-03-28'])
    // The collection of Easter Monday itself moves to a later day.
    expect(days(rule(0), '2026-04-06', '2026-04-12')).toEqual(['2026-04-06 > 2026-04-07'])
    expect(days(rule(4), '2026-12-21', '2026-12-27')).toEqual(['2026-12-25 > 2026-12-24'])
  })

  it('cancels a collection on a holiday, or keeps it on that day, if set so', () => {
    const on = (verschiebung: string) =>
      planned(weekly({ wochentag: 3, alle_wochen: 1, verschiebung }), '2026-06-04', '2026-06-04', BW)
    expect(on('entfallen')).toMatchObject([{ entfaellt: true, grund: 'Fronleichnam' }])
    expect(on('keine')).toMatchObject([{ entfaellt: false, datum: '2026-06-04' }])
  })

  it('has another rhythm in a season, and keeps its rhythm across the turn of the year', () => {
    const bio = weekly({ saisons: [{ von: '06-01', bis: '06-30', alle_wochen: 1 }] })
    expect(days(bio, '2026-05-20', '2026-07-10').map(day => day.slice(5))).toEqual([
      '06-02',
      '06-09',
      '06-16',
      '06-23',
      '06-30',
    ])
    expect(days(weekly(), '2026-12-20', '2027-01-20')).toEqual(['2026-12-29', '2027-01-12'])
  })

  it('applies a season from its first day to its last, both included', () => {
    // Without the season, the rule would have no collection on 9 or 23 June.
    const bio = weekly({ saisons: [{ von: '06-09', bis: '06-23', alle_wochen: 1 }] })
    expect(days(bio, '2026-06-03', '2026-06-29')).toEqual(['2026-06-09', '2026-06-16', '2026-06-23'])
  })

  it('has a description in words', () => {
    expect(ruleInWords(weekly())).toBe('Dienstag, alle zwei Wochen')
    expect(
      ruleInWords(weekly({ alle_wochen: 1, saisons: [{ von: '06-01', bis: '09-30', alle_wochen: 2 }] })),
    ).toBe('Dienstag, jede Woche; vom 1. 6. bis 30. 9. alle zwei Wochen')
  })
})
