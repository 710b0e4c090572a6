import { describe, expect, test } from 'vitest'
import { beginOf, endOf, firstDay, inOrder, isWholeDays, lastDay, stretchInWords } from './stretch.ts'
import { daysIn, modelFor, overnight, rowsOf, sameAs, withTime } from './week.ts'

const at = (tagestyp: string, beginn: string, ende: string) => ({ tagestyp, beginn, ende })
const week = [
  at('MONTAG', '08:00', '12:00'),
  at('MONTAG', '14:00', '18:00'),
  at('DONNERSTAG', '08:00', '16:00'),
]

test('each day is a row with its times, which keep their index in the data', () => {
  const rows = rowsOf(week)
  expect(rows.map(({ label }) => label)).toEqual([
    'Montag bis Freitag',
    'Montag',
    'Dienstag',
    'Mittwoch',
    'Donnerstag',
    'Freitag',
    'Samstag',
    'Sonntag',
  ])
  expect(rows.map(({ spans }) => spans.map(({ index }) => index))).toEqual([
    [],
    [0, 1],
    [],
    [],
    [2],
    [],
    [],
    [],
  ])
})

test('times with an unknown day or of a wrong type are kept', () => {
  const rows = rowsOf([at('FEIERTAG', '10:00', '12:00'), null, 7, { beginn: 3 }])
  expect(rows.flatMap(({ spans }) => spans)).toHaveLength(4)
  expect(rowsOf('x').flatMap(({ spans }) => spans)).toEqual([])
})

test('another time is inserted after those of its day, before those of the next', () => {
  expect(withTime(week, 'MONTAG').index).toBe(2)
  expect(withTime(week, 'SONNTAG').index).toBe(3)
  expect(withTime(undefined, 'MONTAG')).toEqual({ times: [at('MONTAG', '', '')], index: 0 })
})

test('a day copies the times of the last open day before it', () => {
  expect(modelFor(rowsOf(week), 'FREITAG')?.tag).toBe('DONNERSTAG')
  expect(modelFor(rowsOf(week), 'MONTAG')).toBeUndefined()
  expect(sameAs(week, 'DIENSTAG', 'MONTAG')).toEqual([
    week[0],
    week[1],
    at('DIENSTAG', '08:00', '12:00'),
    at('DIENSTAG', '14:00', '18:00'),
    week[2],
  ])
})

test('a time that ends after midnight has a note', () => {
  expect(overnight({ beginn: '20:00', ende: '02:00' })).toBe('am nächsten Tag')
  expect(overnight({ beginn: '20:00', ende: '24:00' })).toBe('')
  expect(overnight({ beginn: '20', ende: '' })).toBe('')
})

test('a period shorter than a week has only its own weekdays; a longer one has all rows', () => {
  expect(daysIn('2026-12-24', '2026-12-24')).toEqual(['DONNERSTAG'])
  expect(daysIn('2026-12-27', '2026-12-28')).toEqual(['MONTAG', 'SONNTAG'])
  expect(daysIn('2026-12-01', '2026-12-24')).toHaveLength(8)
})

describe('a period of whole days', () => {
  const christmas = {
    beginn: beginOf('2026-12-24'),
    ende: endOf('2026-12-24'),
    zusatz: 'Heiligabend',
    zeiten: [],
  }

  test('ends where the next day begins, and is shown by its last day', () => {
    expect(christmas.ende).toBe('2026-12-25T00:00:00+01:00')
    expect([firstDay(christmas), lastDay(christmas), isWholeDays(christmas)]).toEqual([
      '2026-12-24',
      '2026-12-24',
      true,
    ])
  })

  test('is described in words', () => {
    expect(stretchInWords(christmas, 'ALLGEMEINE_OEFFNUNGSZEIT')).toBe(
      'Donnerstag, 24.12.2026: geschlossen (Heiligabend)',
    )
    const open = { ...christmas, zusatz: '', zeiten: [at('DONNERSTAG', '08:00', '12:00')] }
    expect(stretchInWords(open, 'ALLGEMEINE_OEFFNUNGSZEIT')).toBe('Donnerstag, 24.12.2026: 08:00–12:00 Uhr')
    for (const strange of [null, {}, { beginn: 'x', ende: 3 }, { ...christmas, ende: '' }])
      expect(stretchInWords(strange, 'SERVICEZEIT')).toBe('Noch nicht ganz ausgefüllt')
  })

  test('keeps its day when the clocks are put back in October', () => {
    const days = { beginn: beginOf('2026-10-25'), ende: endOf('2026-10-25') }
    expect([firstDay(days), lastDay(days)]).toEqual(['2026-10-25', '2026-10-25'])
  })
})

test('deviations are sorted chronologically, those without a date last', () => {
  expect(
    inOrder([{ beginn: '' }, { beginn: beginOf('2026-12-31') }, { beginn: beginOf('2026-12-24') }]),
  ).toEqual([2, 1, 0])
})
