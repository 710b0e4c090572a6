import { plusDays } from '@rathausplatz/time'
import { describe, expect, test } from 'vitest'
import { newDate } from '../change-dates.ts'
import { isOfOldRhythm } from './old-rhythm.ts'
import { ruleOfFile } from './rhythm-of-file.ts'
import { importingTown } from './testing/importing-town.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const every = (von: string, days: number, many = 12): string[] =>
  Array.from({ length: many }, (_, nth) => plusDays(von, nth * days))
const fileOf = (days: readonly string[]) => ({
  von: days[0] ?? '',
  bis: days.at(-1) ?? '',
  ausfaelle: [],
  unklar: [],
  termine: days.map(datum => ({
    datum,
    urspruenglich: '',
    grund: '',
    zeit_von: null,
    zeit_bis: null,
    platz: '',
  })),
})
/** The plan of a file from Thursday, 8 July, every two weeks, and other ones. */
const [TWO, ONE, FOUR] = [14, 7, 28].map(days => every('2027-07-08', days))
/** Its first date is a day late, because of a holiday. */
const LATE = ['2027-07-09', ...every('2027-07-22', 14)]

describe('W1: a plan that begins within the year, and a date of the old rhythm before its first date', () => {
  test.each<[string, readonly string[] | undefined, string, string, boolean]>([
    ['the day before', TWO, '2027-07-07', '2027-07-07', true],
    ['two days before', TWO, '2027-07-06', '2027-07-06', true],
    ['a week before', TWO, '2027-07-01', '2027-07-01', true],
    ['thirteen days before', TWO, '2027-06-25', '2027-06-25', true],
    ['one interval before, as ever', TWO, '2027-06-24', '2027-06-24', false],
    ['one interval before, a day late', TWO, '2027-06-25', '2027-06-24', false],
    ['longer before', TWO, '2027-06-23', '2027-06-23', false],
    ['every week: the day before', ONE, '2027-07-07', '2027-07-07', true],
    ['every week: one interval before', ONE, '2027-07-01', '2027-07-01', false],
    ['every four weeks: two weeks before', FOUR, '2027-06-24', '2027-06-24', true],
    ['every four weeks: one interval before', FOUR, '2027-06-10', '2027-06-10', false],
    ['the first date is a day late: one interval before', LATE, '2027-06-24', '2027-06-24', false],
    ['the first date is a day late: the day before', LATE, '2027-07-08', '2027-07-08', true],
    ['after the first date', TWO, '2027-07-09', '2027-07-09', false],
    ['a file without a rhythm', ['2027-07-08'], '2027-07-07', '2027-07-07', false],
  ])('%s', (_, days, datum, urspruenglich, is) => {
    const row = newDate('tour', urspruenglich, NOW, { datum })
    const file = fileOf(days ?? [])
    expect(isOfOldRhythm(file.von, row, ruleOfFile(file.termine))).toBe(is)
  })

  test('is asked by name with the first date, and not told a second time', async () => {
    const { place, tour, plan, check } = await importingTown()
    const { id } = await place('Kelterstraße')
    // Every second Wednesday.
    const regel = { art: 'wochen', wochentag: 2, alle_wochen: 2, ab: '2027-01-06' }
    await plan((await tour({ regel, orte: [id] })).id, '2027-01-01', '2027-12-31')
    const { bedenken, hinweise } = await check(
      every('2027-07-08', 14).map(day => `Kelterstraße;Restmüll;${day}`),
    )
    expect(bedenken).toContain(
      'Kurz vor dem ersten Termin der Datei steht noch einer nach dem bisherigen Plan: Restmüll, Kelterstraße, Kernstadt: 07.07.2027 bleibt, und am 08.07.2027 beginnt die Datei. Werden beide abgeholt? Wenn nicht, lassen Sie den alten bitte von Hand ausfallen.',
    )
    expect([...bedenken, ...hinweise].join().match(/07\.07\.2027/g)).toHaveLength(1)
    expect(hinweise.join()).toContain('23.06.2027')
  })
})
