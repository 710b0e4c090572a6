import { BW } from '@rathausplatz/kalender/testing'
import { expect, test } from 'vitest'
import { datesOf } from './dates.ts'
import { calendarDayInWords, monthsShown, weeksOf } from './days.ts'

const serie = {
  regel: { art: 'WOECHENTLICH', abstand: 1, wochentage: ['DONNERSTAG'] },
  anzahl: 3,
  zusatztermine: [{ tag: '2026-12-26' }],
  ausfalltermine: [{ tag: '2026-12-17', grund: '' }],
}
const found = datesOf({ datum_von: '2026-12-10T18:00:00+01:00', serie }, BW)
const dates = new Map(found.state === 'known' ? found.dates.map(date => [date.termin, date]) : [])

test('a month shows its own days in weeks from Monday on', () => {
  const weeks = weeksOf('2026-12', dates, new Map(), BW)
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.map(day => day?.day ?? '')).toEqual([
    '',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
})

test('every day describes its event, its holiday and whether the building is closed', () => {
  const closed = new Map([['2026-12-24', 'Das Freibad ist dann geschlossen.']])
  const days = weeksOf('2026-12', dates, closed, BW).flat()
  const said = (day: string) => {
    const found = days.find(one => one?.day === day)
    return found && calendarDayInWords(found)
  }
  expect(said('2026-12-10')).toBe('Donnerstag, 10. Dezember 2026: findet statt.')
  expect(said('2026-12-11')).toBe('Freitag, 11. Dezember 2026: kein Termin.')
  expect(said('2026-12-17')).toBe('Donnerstag, 17. Dezember 2026: fällt aus.')
  expect(said('2026-12-24')).toBe(
    'Donnerstag, 24. Dezember 2026: findet statt. Das Freibad ist dann geschlossen.',
  )
  expect(said('2026-12-26')).toBe(
    'Samstag, 26. Dezember 2026: zusätzlicher Termin. Feiertag: 2. Weihnachtsfeiertag.',
  )
})

test('months continue into the next year', () => {
  expect(monthsShown('2026-11', 3)).toEqual(['2026-11', '2026-12', '2027-01'])
})
