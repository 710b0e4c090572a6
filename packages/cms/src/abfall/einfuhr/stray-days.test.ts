import { plusDays } from '@rathausplatz/time'
import { describe, expect, test } from 'vitest'
import { strayDaysOf } from './stray-days.ts'
import { importingTown } from './testing/importing-town.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const every = (von: string, days: number, many: number): string[] =>
  Array.from({ length: many }, (_, nth) => plusDays(von, nth * days))
const of = { year: '2027', isAlone: () => true }
const [TWO, FOUR] = [every('2027-01-12', 14, 25), every('2027-02-12', 28, 12)]

describe('W1: a day far from all others of its tour', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['the first in the year before', ['2026-01-15', ...FOUR], ['2026-01-15']],
    ['the first seven years before', ['2020-02-12', ...TWO], ['2020-02-12']],
    ['the last a year later', [...TWO, '2028-12-28'], ['2028-12-28']],
    ['the last in a year far away', [...TWO, '2072-01-05'], ['2072-01-05']],
    ['one at each end', ['2026-01-15', ...FOUR, '2028-11-15'], ['2026-01-15', '2028-11-15']],
    [
      'three of many, as a fill handle writes them',
      ['2026-01-12', '2026-01-26', '2026-02-09', ...TWO],
      ['2026-01-12', '2026-01-26', '2026-02-09'],
    ],
    ['far within the year', ['2027-01-15', ...every('2027-07-06', 7, 20)], ['2027-01-15']],
    ['of two dates', ['2020-02-12', '2027-01-15'], ['2020-02-12']],
    ['of one date', ['2020-02-12'], ['2020-02-12']],
    ['none', TWO, []],
    ['none, and a date of the year before', ['2026-12-29', ...TWO], []],
    ['none, and a date of the next year', [...FOUR, '2028-01-14'], []],
    ['none, of a season', ['2027-03-06', '2027-03-20', '2027-11-06', '2027-11-20'], []],
    ['none, of a kind that comes twice a year', ['2027-03-13', '2027-09-18'], []],
    ['none, of quarters', ['2027-01-10', '2027-04-10', '2027-07-10', '2027-10-10'], []],
    [
      'none, every week in summer and every four weeks in winter',
      [...every('2027-01-05', 28, 4), ...every('2027-04-06', 7, 26), ...every('2027-10-12', 28, 3)],
      [],
    ],
    ['none, of two years', [...every('2026-01-06', 14, 26), ...TWO], []],
  ])('%s', (_, days, stray) => {
    expect(strayDaysOf(days, of)).toEqual(stray)
  })

  test('a few dates of a kind in another year are none if the file has that year', () => {
    expect(strayDaysOf(['2026-01-09', '2027-01-09'], { year: '2027', isAlone: () => false })).toEqual([])
  })

  const orte = [place('Kernstadt', 'Parkweg')]
  const events = (...days: readonly string[]) =>
    new TextEncoder().encode(
      `BEGIN:VCALENDAR\nX-WR-CALNAME:Parkweg\n${days.map(day => `BEGIN:VEVENT\nUID:${day.slice(-12)}\n${day.includes(':') ? day : `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`}\nSUMMARY:Papier\nEND:VEVENT\n`).join('')}END:VCALENDAR\n`,
    )
  const table = (...days: readonly string[]) => [
    'Straße;Abfallart;Datum',
    ...days.map(day => `Parkweg;Papier;${day}`),
    '',
  ]
  test.each<[string, readonly string[] | Uint8Array, string]>([
    ['a table', table('15.01.2026', ...FOUR), '15.01.2026 (Papier, Zeile 2)'],
    [
      'a table with a short year',
      table(...FOUR.slice(0, 3), '12.05.20', ...FOUR.slice(4)),
      '12.05.2020 (Papier, Zeile 5)',
    ],
    [
      'a table, moved from another year',
      [
        'Straße;Abfallart;Datum;Verschoben von',
        ...FOUR.map(day => `Parkweg;Papier;${day};`),
        'Parkweg;Papier;07.01.2028;05.01.2026',
        '',
      ],
      '07.01.2028 (Papier, Zeile 14)',
    ],
    ['a calendar', events('2026-01-15', ...FOUR), '15.01.2026 (Papier, Zeile'],
    [
      'a series in a calendar',
      events('2026-01-15', 'DTSTART;VALUE=DATE:20270212\nRRULE:FREQ=WEEKLY;INTERVAL=4;COUNT=12'),
      '15.01.2026 (Papier, Zeile',
    ],
    [
      'an added day of a series',
      events('DTSTART;VALUE=DATE:20270212\nRRULE:FREQ=WEEKLY;INTERVAL=4;COUNT=12\nRDATE;VALUE=DATE:20280901'),
      '01.09.2028 (Papier, Zeile',
    ],
  ])('in %s is asked by name', async (_, file, said) => {
    const name = file instanceof Uint8Array ? 'abfuhr.ics' : 'abfuhr.csv'
    const { told } = await readInTown(file, { orte, name })
    expect(told?.bedenken).toEqual([
      expect.stringContaining(`1 Termin liegt weit von allen anderen entfernt: ${said}`),
    ])
    expect(told?.erster).toBe('2027-02-12')
  })

  test('does not let dates go that stand between it and the others', async () => {
    const town = await importingTown()
    const { id } = await town.place('Kelterstraße')
    await town.take(['2027-01-05', '2027-01-19', '2027-02-02'].map(day => `Kelterstraße;Papier;${day}`))
    const typed = ['2026-01-16', ...every('2027-02-12', 28, 6)].map(day => `Kelterstraße;Papier;${day}`)
    const report = await town.check(typed)
    expect(report.anzahl.entfallen).toBe(0)
    expect(report.bedenken.join()).toContain('16.01.2026')
    await town.start(report.id)
    expect((await town.dates(id)).slice(0, 3)).toEqual(['01-05 Papier', '01-19 Papier', '02-02 Papier'])
    expect((await town.check(typed)).anzahl).toMatchObject({ neu: 0, verschoben: 0, entfallen: 0 })
  })
})
