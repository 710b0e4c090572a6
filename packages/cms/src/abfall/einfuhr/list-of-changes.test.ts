import { describe, expect, test } from 'vitest'
import { isListOfChanges } from './list-of-changes.ts'
import { importingTown } from './testing/importing-town.ts'

const HEAD = 'Straße;Abfallart;Datum;Verschoben von;Grund'
const SAYS = 'Liste von Änderungen'

/** Kelterstraße with Restmüll on each Tuesday of January and February 2027. */
async function town() {
  const made = await importingTown()
  const { id } = await made.place('Kelterstraße')
  const rule = { art: 'wochen', wochentag: 1, alle_wochen: 1, ab: '2026-12-01' }
  await made.plan((await made.tour({ regel: rule, orte: [id] })).id, '2027-01-01', '2027-02-28')
  return { ...made, days: async () => (await made.dates(id)).map(one => one.slice(0, 5)) }
}
const ALL = ['01-05', '01-12', '01-19', '01-26', '02-02', '02-09', '02-16', '02-23']
const row = (text: string) => `Kelterstraße;Restmüll;${text}`

describe('W1: a file in which every row says from where its date was moved is a list of changes', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['two dates', ['13.01.2027;12.01.2027;Fest', '10.02.2027;09.02.2027;Fest'], ['01-13', '02-10']],
    ['one date', ['20.01.2027;19.01.2027;'], ['01-20']],
    ['to earlier days', ['11.01.2027;12.01.2027;', '15.02.2027;16.02.2027;'], ['01-11', '02-15']],
    ['over a week', ['20.01.2027;12.01.2027;', '10.02.2027;09.02.2027;'], ['01-20', '02-10']],
    ['the first and the last date', ['06.01.2027;05.01.2027;', '24.02.2027;23.02.2027;'], ['01-06', '02-24']],
  ])('%s: only those change, and nothing falls away', async (_, rows, moved) => {
    const { take, days } = await town()
    const report = await take(rows.map(row), HEAD)
    expect(report.anzahl).toMatchObject({ verschoben: rows.length, entfallen: 0, neu: 0 })
    expect(report.bedenken).toEqual([])
    expect(report.hinweise.join()).toContain(SAYS)
    const after = await days()
    expect(after).toHaveLength(ALL.length)
    expect(after).toEqual(expect.arrayContaining([...moved]))
    expect(after.filter(day => !ALL.includes(day))).toEqual(moved)
  })

  test('a row that cancels a date takes this date alone', async () => {
    const { check } = await town()
    const report = await check(['13.01.2027;12.01.2027;', '09.02.2027;;entfällt'].map(row), HEAD)
    expect(report.anzahl).toMatchObject({ verschoben: 1, entfallen: 1 })
    expect(report.aenderungen.filter(({ was }) => was === 'entfallen').map(({ vorher }) => vorher)).toEqual([
      '2027-02-09',
    ])
  })

  test('with a date that was not moved it is a plan: the others between fall away', async () => {
    const { check } = await town()
    const report = await check(['13.01.2027;12.01.2027;', '09.02.2027;;'].map(row), HEAD)
    expect(report.anzahl.entfallen).toBe(3)
    expect(report.hinweise.join()).not.toContain(SAYS)
  })

  const of = (datum: string, urspruenglich = '', more: object = {}) => ({
    fraktion: 'Restmüll',
    datum,
    urspruenglich,
    entfaellt: false,
    ...more,
  })
  type Row = ReturnType<typeof of>
  test.each<[string, readonly Row[], boolean]>([
    ['nothing', [], false],
    ['only cancellations', [of('2027-01-12', '', { entfaellt: true })], false],
    ['the same day twice', [of('2027-01-12', '2027-01-12')], false],
    ['moved and the same day', [of('2027-01-13', '2027-01-12'), of('2027-01-19', '2027-01-19')], false],
    ['moved', [of('2027-01-13', '2027-01-12')], true],
    [
      'moved and cancelled in words',
      [of('2027-01-13', '2027-01-12'), of('2027-01-19', '', { bemerkung: 'fällt aus' })],
      true,
    ],
  ])('%s', (_, rows, is) => expect(isListOfChanges(rows)).toBe(is))
})
