import { daysUntil, plusDays } from '@rathausplatz/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DateRow, newDate } from '../change-dates.ts'
import { type Covered, type Merged, mergeDates, type Wanted } from './merge-dates.ts'
import { NEAR_DAYS } from './rhythm-of-file.ts'

const TODAY = '2027-02-01'
const NOW = new Date(`${TODAY}T08:00:00Z`)

/** Applies the result of a merge to the rows, as run-import.ts does. */
function after(rows: readonly DateRow[], merged: readonly Merged[]): DateRow[] {
  const changed = new Map(rows.map(row => [row.urspruenglich, row]))
  for (const one of merged)
    if ('wanted' in one) {
      if (one.is === 'neuer_takt') changed.set(one.row.urspruenglich, { ...one.row, stand: 'zurueck' })
      const { urspruenglich, ...date } = one.wanted
      expect(changed.has(urspruenglich)).toBe(false)
      changed.set(urspruenglich, newDate('tour', urspruenglich, NOW, date))
    } else if ('change' in one) changed.set(one.row.urspruenglich, { ...one.row, ...one.change })
    else if (one.is === 'entfallen') changed.set(one.row.urspruenglich, { ...one.row, stand: 'zurueck' })
  return [...changed.values()]
}

const spanOf = (wanted: readonly Wanted[]): Covered => {
  const days = wanted.flatMap(one => [one.datum, one.urspruenglich || one.datum]).toSorted()
  return { von: days[0] ?? '', bis: days.at(-1) ?? '', ausfaelle: [], unklar: [] }
}

const day = fc.integer({ min: 0, max: 70 }).map(at => plusDays('2027-01-05', at))
const calendar = fc.uniqueArray(fc.record({ datum: day, from: fc.option(day, { freq: 2 }) }), {
  selector: ({ datum }) => datum,
  maxLength: 14,
})
const wantedDates = calendar.map(dates =>
  dates.map(({ datum, from }): Wanted => {
    const none = { grund: '', zeit_von: null, zeit_bis: null, platz: '' }
    return { ...none, datum, urspruenglich: from === null || from === datum ? '' : from }
  }),
)
const stand = fc.constantFrom('gilt', 'gilt', 'gilt', 'entfaellt', 'zurueck')
const knownDates = fc
  .uniqueArray(
    fc.record({ urspruenglich: day, moved: fc.constantFrom(0, 0, 0, -2, 1, 3), stand, hand: fc.boolean() }),
    {
      selector: one => one.urspruenglich,
      maxLength: 14,
    },
  )
  .map(dates =>
    dates.map(({ urspruenglich, moved, stand, hand }) =>
      newDate('tour', urspruenglich, NOW, {
        datum: plusDays(urspruenglich, moved),
        stand: stand as DateRow['stand'],
        von_hand: hand && moved !== 0 ? 1 : 0,
      }),
    ),
  )

test('an import of any calendar into any other keeps past dates, dates set by hand and dates outside of the file, and takes every coming date of the file unless a date set by hand replaces it', () => {
  fc.assert(
    fc.property(knownDates, wantedDates, (rows, wanted) => {
      const covered = spanOf(wanted)
      const merged = mergeDates(wanted, rows, covered, TODAY)
      const then = after(rows, merged)
      const isOutside = (one: string) => one < covered.von || one > covered.bis || wanted.length === 0
      for (const row of rows) {
        const isKept =
          row.datum < TODAY || row.von_hand === 1 || (isOutside(row.datum) && isOutside(row.urspruenglich))
        const now = then.find(one => one.urspruenglich === row.urspruenglich)
        // The file may move its first or last date from a day beside it.
        const isMovedAtEdge =
          row.datum >= TODAY &&
          row.von_hand === 0 &&
          now !== undefined &&
          now.datum !== row.datum &&
          Math.abs(daysUntil(row.datum, now.datum)) <= NEAR_DAYS
        if (isKept && !isMovedAtEdge) expect(then).toContainEqual(row)
        // A valid date outside of the span stays valid, even if its original day is inside.
        if (isOutside(row.datum) && row.stand === 'gilt')
          expect(then.find(one => one.urspruenglich === row.urspruenglich)?.stand).toBe('gilt')
      }
      // Only dates set by hand may differ from the file.
      const byHand = merged.filter(({ is }) => is === 'von_hand').length
      const holding = new Set(then.filter(one => one.stand !== 'zurueck').map(({ datum }) => datum))
      const missing = wanted.filter(({ datum }) => datum >= TODAY && !holding.has(datum))
      expect(missing.length).toBeLessThanOrEqual(byHand)
    }),
    { numRuns: 300 },
  )
})

test('an import of any calendar into any other changes nothing when it is repeated', () => {
  fc.assert(
    fc.property(knownDates, wantedDates, (rows, wanted) => {
      const covered = spanOf(wanted)
      const once = after(rows, mergeDates(wanted, rows, covered, TODAY))
      const again = mergeDates(wanted, once, covered, TODAY)
      expect(again.filter(({ is }) => !['geblieben', 'von_hand', 'ausserhalb'].includes(is))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

/** A date of a street: its original day and its present day. */
const known = (urspruenglich: string, datum = urspruenglich, more: Partial<DateRow> = {}) =>
  newDate('tour', urspruenglich, NOW, { datum, ...more })
/** A date of a file: its day, and the day from which it was moved if the file names one. */
const said = (datum: string, urspruenglich = ''): Wanted => ({
  datum,
  urspruenglich,
  grund: '',
  zeit_von: null,
  zeit_bis: null,
  platz: '',
})

test.each([
  [
    'each to the day of the next',
    [known('2027-03-01'), known('2027-03-08'), known('2027-03-15')],
    [said('2027-03-08', '2027-03-01'), said('2027-03-15', '2027-03-08'), said('2027-03-22', '2027-03-15')],
    [
      ['2027-03-01', 'verschoben', '2027-03-08'],
      ['2027-03-08', 'verschoben', '2027-03-15'],
      ['2027-03-15', 'verschoben', '2027-03-22'],
    ],
  ],
  [
    'each to the day of the next, of which the first was called off at the desk',
    [known('2027-03-01', '2027-03-01', { stand: 'entfaellt', von_hand: 1 }), known('2027-03-08')],
    [said('2027-03-08', '2027-03-01'), said('2027-03-15', '2027-03-08')],
    [
      ['2027-03-01', 'von_hand', '2027-03-08'],
      ['2027-03-08', 'verschoben', '2027-03-15'],
    ],
  ],
  [
    'each to the day of the next, of which the first was moved by hand to a day of the file',
    [known('2027-03-01', '2027-03-08', { von_hand: 1 }), known('2027-03-08'), known('2027-03-15')],
    [said('2027-03-08'), said('2027-03-15', '2027-03-01'), said('2027-03-22', '2027-03-15')],
    [
      ['2027-03-08', 'geblieben', undefined],
      ['2027-03-08', 'von_hand', '2027-03-15'],
      ['2027-03-15', 'verschoben', '2027-03-22'],
    ],
  ],
  [
    'back to the days that they moved from',
    [known('2027-03-01', '2027-03-02'), known('2027-03-02', '2027-03-03'), known('2027-03-03', '2027-03-04')],
    [said('2027-03-01'), said('2027-03-02'), said('2027-03-03')],
    [
      ['2027-03-02', 'verschoben', '2027-03-01'],
      ['2027-03-03', 'verschoben', '2027-03-02'],
      ['2027-03-04', 'verschoben', '2027-03-03'],
    ],
  ],
])('dates that move %s keep their identity: none is dropped and none is new', (_, rows, wanted, expected) => {
  const found = mergeDates(wanted, rows, spanOf(wanted), TODAY).map(one => {
    const to = 'change' in one ? one.change : 'datei' in one ? one.datei : undefined
    return ['row' in one && one.row.datum, one.is, to?.datum]
  })
  expect(found.toSorted()).toEqual(expected)
})

test('a day that the file leaves unclear keeps its date; a day that it cancels does not', () => {
  const rows = ['2027-03-01', '2027-03-15', '2027-06-01'].map(one => newDate('tour', one, NOW))
  const covered = { von: '2027-02-20', bis: '2027-04-01', ausfaelle: ['2027-06-01'], unklar: ['2027-03-15'] }
  const found = mergeDates([], rows, covered, TODAY).map(one => [one.is, 'row' in one && one.row.datum])
  expect(found.toSorted()).toEqual([
    ['ausserhalb', '2027-03-15'],
    ['entfallen', '2027-03-01'],
    ['entfallen', '2027-06-01'],
  ])
})
