import { describe, expect, test } from 'vitest'
import { place, readInTown } from './testing/read-in-town.ts'

const orte = [place('Kernstadt', 'Aweg')]
const read = async (head: string, ...rows: readonly string[]) => {
  const { told } = await readInTown(
    [`Straße;Abfallart;${head}`, ...rows.map(row => `Aweg;Papier;${row}`), ''],
    { orte },
  )
  return told
}
const asked = (...days: readonly string[]) => [
  `Wochentag und Datum passen nicht zusammen: ${days.map(day => `„${day}“`).join('; ')}. Stimmt das Datum?`,
]

describe('W10: a column with the weekday has to fit to the day', () => {
  test.each([
    ['Wochentag;Datum', 'Di;13.01.2027', 'Di 13.01.2027'],
    ['Wochentag;Datum', 'Dienstag;13.01.2027', 'Dienstag 13.01.2027'],
    ['Wochentag;Datum', 'Di.;13.01.2027', 'Di. 13.01.2027'],
    ['WT;Datum', 'Di;13.01.2027', 'Di 13.01.2027'],
    ['Datum;WT', '13.01.2027;Di', 'Di 13.01.2027'],
    ['Datum;Tag', '13.01.2027;Di', 'Di 13.01.2027'],
    ['Datum;Abfuhrtag', '2027-01-13;Fr', 'Fr 13.01.2027'],
    ['Wochentag;Datum;Bemerkung', 'Di;13.01.2027;', 'Di 13.01.2027'],
    ['Wochentag;Datum;Verschoben von', 'Di;13.01.2027;', 'Di 13.01.2027'],
    ['Wochentag;Datum', 'So;13.01.2027', 'So 13.01.2027'],
  ])('%s: %s is asked', async (head, row, day) => {
    expect((await read(head, row))?.bedenken).toEqual(asked(day))
  })

  test.each([
    ['Wochentag;Datum', 'Mi;13.01.2027'],
    ['Wochentag;Datum', 'Mittwoch;13.01.2027'],
    ['Wochentag;Datum', ';13.01.2027'],
    ['Wochentag;Datum', 'gerade;13.01.2027'],
    ['Datum;Abfuhrtag', '13.01.2027;Mi'],
    // Fridays after Ascension Day and Good Friday, the Saturday before Easter Monday.
    ['Wochentag;Datum', 'Do;07.05.2027'],
    ['Wochentag;Datum', 'Fr;27.03.2027'],
    ['Wochentag;Datum', 'Mo;30.03.2027'],
    ['Wochentag;Datum', 'Mo;15.05.2027'],
    ['Wochentag;Datum;Bemerkung', 'Di;13.01.2027;verlegt wg. Fastnacht'],
    ['Wochentag;Datum;Grund', 'Di;13.01.2027;Fastnacht'],
    ['Wochentag;Datum;Verschoben von', 'Di;13.01.2027;12.01.2027'],
  ])('%s: %s is not', async (head, row) => {
    const told = await read(head, row)
    expect(told?.bedenken.join()).not.toContain('Wochentag')
  })

  test('each day is asked once, and many are counted', async () => {
    const days = ['12', '13', '14', '15', '19', '20', '21'].map(day => `So;${day}.01.2027`)
    const told = await read('Wochentag;Datum', ...days, ...days)
    expect(told?.bedenken).toEqual([
      'Wochentag und Datum passen nicht zusammen: „So 12.01.2027“; „So 13.01.2027“; „So 14.01.2027“; „So 15.01.2027“; „So 19.01.2027“ und weitere. Stimmt das Datum?',
    ])
  })

  test('a column of marks compares the day of its line', async () => {
    const { told } = await readInTown(
      ['Wochentag;Datum;Restmüll;Papier', 'Di;12.01.2027;x;', 'Di;13.01.2027;;x', ''],
      { orte },
    )
    expect(told?.bedenken[0]).toBe(asked('Di 13.01.2027')[0])
  })
})
