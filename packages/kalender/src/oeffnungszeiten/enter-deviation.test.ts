import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BW } from '../testing.ts'
import { contradictions } from './contradictions.ts'
import { deviationsOfDays } from './deviations-of-days.ts'
import { enterDeviation } from './enter-deviation.ts'
import { hoursByDay } from './hours-by-day.ts'
import { openSpans } from './open-spans.ts'
import { anyHours, anyStretch, deviation, hours, times, townHall } from './testing.ts'

/** `24-26 9`: a deviation from 24 to 26 December 2026, open from nine; without a time, closed. */
function of(text: string) {
  const [days = '', from] = text.split(' ')
  const [first = '', last = first] = days.split('-')
  const day = (date: number) =>
    date > 31 ? `2027-01-${String(date - 31).padStart(2, '0')}` : `2026-12-${date}`
  const zeiten =
    from === undefined ? [] : times(`MONTAG DIENSTAG MITTWOCH DONNERSTAG FREITAG ${from}:00 12:00`)
  return deviation(`${day(Number(first))}T00:00:00+01:00`, `${day(Number(last) + 1)}T00:00:00+01:00`, {
    zusatz: text,
    zeiten,
  })
}
const reasons = (some: readonly { zusatz: string }[]) => some.map(({ zusatz }) => zusatz).join(', ')

describe('P3: a deviation that is entered', () => {
  test.each([
    ['is new', '', '24-26', 'neu', '24-26'],
    ['is there already', '24-26', '24-26', 'steht-schon', '24-26'],
    ['changes nothing on a weekend', '', '26-27', 'ohnehin', ''],
    ['changes nothing within a closing', '24-32', '24-26', 'ohnehin', '24-32'],
    ['opens within a closing', '24-32', '28 10', 'neu', '24-32, 28 10'],
    ['replaces what is within it', '24, 28 10', '24-32', 'ersetzt', '24-32'],
    ['replaces what has the same days', '24-26 10', '24-26', 'ersetzt', '24-26'],
    ['stays beside others', '21', '24', 'neu', '21, 24'],
    ['only removes what a longer closing makes needless', '21-32, 28 10', '24-30', 'ersetzt', '21-32'],
    ['replaces what says nothing more beside it', '25-28', '28-32', 'ersetzt', '28-32'],
  ])('P3: %s', (_, there, wanted, stand, expected) => {
    const before = hours(townHall, { abweichendeZeiten: there === '' ? [] : there.split(', ').map(of) })
    const entered = enterDeviation(before, of(wanted), BW)
    expect(entered.stand).toBe(stand)
    expect(reasons(entered.abweichendeZeiten)).toBe(expected)
  })

  test('P3: says which shorter deviation holds in its place', () => {
    const before = hours(townHall, { abweichendeZeiten: [of('28-29 10')] })
    expect(reasons(enterDeviation(before, of('22-28'), BW).widerspricht)).toBe('28-29 10')
  })

  test('P3: round the clock stays as it is', () => {
    const always = hours(times('ARBEITSTAG_MO_FR SAMSTAG SONNTAG 00:00 24:00'))
    expect(enterDeviation(always, of('24'), BW)).toMatchObject({ stand: 'immer', abweichendeZeiten: [] })
  })

  test('P3: holds, or says what holds in its place; contradicts nothing; entered twice, it changes nothing', () => {
    fc.assert(
      fc.property(anyHours, anyStretch, (before, wanted) => {
        fc.pre(contradictions({ ...before, abweichendeZeiten: [...before.abweichendeZeiten] }).length === 0)
        const alone = contradictions({ ...before, abweichendeZeiten: [wanted] })
        fc.pre(!alone.some(({ path }) => path.includes('zeiten')))
        const entered = enterDeviation(before, wanted, BW)
        const after = { ...before, abweichendeZeiten: entered.abweichendeZeiten }
        expect(contradictions(after)).toEqual([])
        expect(enterDeviation(after, wanted, BW).abweichendeZeiten).toEqual(after.abweichendeZeiten)
        const range = { from: Date.parse(wanted.beginn), to: Date.parse(wanted.ende) }
        if (entered.widerspricht.length === 0 && entered.stand !== 'immer')
          expect(openSpans([after], range, BW)).toEqual(
            openSpans([hours([], { abweichendeZeiten: [wanted] })], range, BW),
          )
      }),
      { numRuns: 200 },
    )
  })
})

describe('P3: deviations of days', () => {
  const days = (von: string, bis: string, from?: string) =>
    deviationsOfDays({ von, bis }, from ? [{ beginn: from, ende: '12:00' }] : [], 'Weihnachten', BW).map(
      ({ beginn, ende, zeiten }) =>
        `${beginn.slice(5, 10)} ${ende.slice(5, 10)} ${zeiten.map(({ tagestyp }) => tagestyp).join(' ')}`.trim(),
    )
  test.each([
    ['one closed day', ['2026-12-24', '2026-12-24'], ['12-24 12-25']],
    ['closed over New Year', ['2026-12-24', '2027-01-01'], ['12-24 01-02']],
    ['hours on a week', ['2026-12-14', '2026-12-18', '09:00'], ['12-14 12-19 ARBEITSTAG_MO_FR']],
    [
      'hours leave out weekends',
      ['2026-12-18', '2026-12-21', '09:00'],
      ['12-18 12-19 FREITAG', '12-21 12-22 MONTAG'],
    ],
    [
      'hours leave out holidays',
      ['2026-12-24', '2026-12-28', '09:00'],
      ['12-24 12-25 DONNERSTAG', '12-28 12-29 MONTAG'],
    ],
    ['hours on a single Saturday', ['2026-12-05', '2026-12-05', '09:00'], ['12-05 12-06 SAMSTAG']],
    ['closed over the change of clocks', ['2026-10-25', '2026-10-25'], ['10-25 10-26']],
  ])('P3: %s', (_, [von = '', bis = '', from], expected) => {
    expect(days(von, bis, from)).toEqual(expected)
  })

  test('P3: are compared with the regular hours day by day', () => {
    const before = hours(townHall)
    const [closed] = deviationsOfDays({ von: '2026-12-24', bis: '2026-12-28' }, [], '', BW)
    const after = { ...before, abweichendeZeiten: closed ? [closed] : [] }
    expect(hoursByDay([before], [after], { von: '2026-12-24', bis: '2026-12-28' }, BW)).toEqual([
      { tage: 'Do, 24.12.2026', sonst: '08:30–12:00 Uhr und 15:00–17:30 Uhr', dann: 'geschlossen' },
      {
        tage: 'Fr, 25.12.2026',
        sonst: 'geschlossen (1. Weihnachtsfeiertag)',
        dann: 'geschlossen (1. Weihnachtsfeiertag)',
      },
      {
        tage: 'Sa, 26.12.2026',
        sonst: 'geschlossen (2. Weihnachtsfeiertag)',
        dann: 'geschlossen (2. Weihnachtsfeiertag)',
      },
      { tage: 'So, 27.12.2026', sonst: 'geschlossen', dann: 'geschlossen' },
      { tage: 'Mo, 28.12.2026', sonst: '08:30–12:00 Uhr', dann: 'geschlossen' },
    ])
  })
})
