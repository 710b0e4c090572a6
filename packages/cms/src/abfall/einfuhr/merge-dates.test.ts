import { plusDays } from '@rathausplatz/kalender'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DateRow, newDate } from '../change-dates.ts'
import { type Covered, type Merged, mergeDates, type Wanted } from './merge-dates.ts'

const TODAY = '2027-02-01'
const NOW = new Date(`${TODAY}T08:00:00Z`)

/** What an import makes of dates, as run-import.ts does. */
function after(rows: readonly DateRow[], merged: readonly Merged[]): DateRow[] {
  const changed = new Map(rows.map(row => [row.urspruenglich, row]))
  for (const one of merged)
    if (one.is === 'neu') {
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

test('for any two calendars: what is over, set by hand, or outside of the file is untouched, and every date arrives', () => {
  fc.assert(
    fc.property(knownDates, wantedDates, (rows, wanted) => {
      const covered = spanOf(wanted)
      const merged = mergeDates(wanted, rows, covered, TODAY)
      const then = after(rows, merged)
      const isOutside = (one: string) => one < covered.von || one > covered.bis || wanted.length === 0
      for (const row of rows) {
        const isKept =
          row.datum < TODAY || row.von_hand === 1 || (isOutside(row.datum) && isOutside(row.urspruenglich))
        if (isKept) expect(then).toContainEqual(row)
        // One that was moved out of it is only touched where the file names it.
        if (isOutside(row.datum) && row.stand === 'gilt')
          expect(then.find(one => one.urspruenglich === row.urspruenglich)?.stand).toBe('gilt')
      }
      // Only what a person has set may stand elsewhere than the file says.
      const byHand = merged.filter(({ is }) => is === 'von_hand').length
      const holding = new Set(then.filter(one => one.stand !== 'zurueck').map(({ datum }) => datum))
      const missing = wanted.filter(({ datum }) => datum >= TODAY && !holding.has(datum))
      expect(missing.length).toBeLessThanOrEqual(byHand)
    }),
    { numRuns: 300 },
  )
})

test('for any two calendars: the same file taken twice changes nothing the second time', () => {
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

/** A date of a street as it is known, and one as a file says it. */
const known = (urspruenglich: string, datum: string, more: Partial<DateRow> = {}) =>
  newDate('tour', urspruenglich, NOW, { datum, ...more })
const said = (datum: string, urspruenglich = ''): Wanted => ({
  datum,
  urspruenglich,
  grund: '',
  zeit_von: null,
  zeit_bis: null,
  platz: '',
})

// Found among drawn calendars, each once in tens of thousands.
test.each([
  [
    'the file names as moved from one that was taken back',
    [known('2027-02-26', '2027-03-01', { stand: 'zurueck' }), known('2027-03-10', '2027-03-10')],
    [said('2027-03-10', '2027-02-26'), said('2027-03-01')],
  ],
  [
    'somebody has moved another date to',
    [known('2027-02-15', '2027-02-16'), known('2027-03-11', '2027-03-09', { von_hand: 1 })],
    [said('2027-03-11'), said('2027-03-09', '2027-02-15'), said('2027-02-15')],
  ],
  [
    'another date was cancelled on',
    [
      known('2027-02-06', '2027-02-09', { von_hand: 1 }),
      known('2027-02-08', '2027-02-06', { stand: 'entfaellt' }),
      known('2027-03-05', '2027-03-05'),
    ],
    [said('2027-02-06', '2027-03-05')],
  ],
])('a file taken twice leaves a date where it has put it, also on a day that %s', (_, rows, wanted) => {
  const covered = spanOf(wanted)
  const once = after(rows, mergeDates(wanted, rows, covered, TODAY))
  expect(after(once, mergeDates(wanted, once, covered, TODAY))).toEqual(once)
})

test('two dates that move one behind the other both move: none is called off, none is new', () => {
  const wanted = [said('2027-03-08', '2027-03-01'), said('2027-03-15', '2027-03-08')]
  const rows = [known('2027-03-01', '2027-03-01'), known('2027-03-08', '2027-03-08')]
  const found = mergeDates(wanted, rows, spanOf(wanted), TODAY)
  expect(
    found.map(one => ['row' in one && one.row.datum, one.is, 'change' in one && one.change.datum]),
  ).toEqual([
    ['2027-03-01', 'verschoben', '2027-03-08'],
    ['2027-03-08', 'verschoben', '2027-03-15'],
  ])
})

test('a day of which nobody can tell what the file says keeps what it has; one that it cancels does not', () => {
  const rows = ['2027-03-01', '2027-03-15', '2027-06-01'].map(one => newDate('tour', one, NOW))
  const covered = { von: '2027-02-20', bis: '2027-04-01', ausfaelle: ['2027-06-01'], unklar: ['2027-03-15'] }
  const found = mergeDates([], rows, covered, TODAY).map(one => [one.is, 'row' in one && one.row.datum])
  expect(found.toSorted()).toEqual([
    ['ausserhalb', '2027-03-15'],
    ['entfallen', '2027-03-01'],
    ['entfallen', '2027-06-01'],
  ])
})
