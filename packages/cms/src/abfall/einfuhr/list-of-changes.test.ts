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

describe('W1: a list of changes moves only dates that a street has', () => {
  /** Kelterstraße on Tuesdays, Amselweg on Wednesdays; both each week, in January and February. */
  async function streets() {
    const made = await town()
    const { id } = await made.place('Amselweg')
    const rule = { art: 'wochen', wochentag: 2, alle_wochen: 1, ab: '2026-12-02' }
    const { id: tour } = await made.tour({ regel: rule, orte: [id] })
    await made.plan(tour, '2027-01-01', '2027-02-28')
    const amsel = async () => (await made.dates(id)).map(one => one.slice(0, 5))
    return { ...made, tour, amsel }
  }
  const NOT_THERE = 'Die Datei verschiebt Termine, die es in diesen Straßen nicht gibt: '

  test('in one street of the place: the other keeps its dates, and the report names it', async () => {
    const { take, days, amsel } = await streets()
    const before = await amsel()
    const report = await take(['Kernstadt;Restmüll;14.01.2027;12.01.2027;Fest'], `Ort;${HEAD.slice(7)}`)
    expect(report.bedenken).toEqual([
      `${NOT_THERE}Restmüll 12.01.2027 auf 14.01.2027: Amselweg, Kernstadt. Dort wird nichts übernommen. Kommt die Abfuhr doch, dann legen Sie den Termin bitte unter „Abfuhr“ an.`,
    ])
    expect(report.anzahl).toMatchObject({ neu: 0, verschoben: 1, entfallen: 0 })
    expect(await amsel()).toEqual(before)
    expect(await days()).toEqual(ALL.map(day => (day === '01-12' ? '01-14' : day)))
  })

  test.each<[string, string]>([
    ['a day that no street has', '15.01.2027;14.01.2027;Fest'],
    ['a day of another year', '13.01.2028;12.01.2028;Fest'],
    ['a day after the plan', '03.03.2027;02.03.2027;'],
    ['onto a day with a collection', '19.01.2027;18.01.2027;'],
    ['onto the day before a collection', '11.01.2027;10.01.2027;Fest'],
    ['without a reason', '08.01.2027;07.01.2027;'],
    ['over a month', '25.01.2027;24.12.2026;Fest'],
  ])('%s: nothing is added', async (_, text) => {
    const { take, days } = await town()
    const report = await take([row(text)], HEAD)
    expect(await days()).toEqual(ALL)
    expect(report.anzahl).toMatchObject({ neu: 0, verschoben: 0, entfallen: 0 })
    expect(report.bedenken.join() || report.hinweise.join()).toMatch(
      /nicht gibt: Restmüll|Liste von Änderungen/,
    )
  })

  test.each<[string, string]>([
    ['another kind', 'Kelterstraße;Papier;13.01.2027;12.01.2027;Fest'],
    ['a variant that the street does not have', 'Kelterstraße;Restmüll 1.100 l;13.01.2027;12.01.2027;Fest'],
  ])('%s: nothing is added, and the report names it', async (_, text) => {
    const { take, days } = await town()
    const report = await take([text], HEAD)
    expect(await days()).toEqual(ALL)
    expect(report.bedenken.join()).toContain(NOT_THERE)
  })

  test('past days are no question', async () => {
    const { check } = await town()
    const report = await check(['13.01.2027;12.01.2027;', '12.10.2026;11.10.2026;'].map(row), HEAD)
    expect(report.bedenken).toEqual([])
  })

  test('a withdrawn date stays withdrawn', async () => {
    const { take, days } = await town()
    await take(['12.01.2027;;entfällt'].map(row), 'Straße;Abfallart;Datum;Verschoben von;Bemerkung')
    const without = ALL.filter(day => day !== '01-12')
    expect(await days()).toEqual(without)
    const report = await take(['13.01.2027;12.01.2027;Fest'].map(row), HEAD)
    expect(report.bedenken.join()).toContain(NOT_THERE)
    expect(await days()).toEqual(without)
  })

  test.each<[string, string, string]>([
    ['a later day', '19.01.2027;12.01.2027;Fest', '01-12'],
    ['an earlier day', '12.01.2027;19.01.2027;Fest', '01-19'],
  ])('a date that moves to %s with a collection leaves its own day', async (_, text, gone) => {
    const { take, days } = await town()
    await take([row(text)], HEAD)
    expect([...new Set(await days())]).toEqual(ALL.filter(day => day !== gone))
  })

  test('the same list twice, and a later day in a second list, are no questions', async () => {
    const { take, days } = await town()
    await take(['13.01.2027;12.01.2027;Fest'].map(row), HEAD)
    expect((await take(['13.01.2027;12.01.2027;Fest'].map(row), HEAD)).bedenken).toEqual([])
    expect((await take(['14.01.2027;12.01.2027;Fest'].map(row), HEAD)).bedenken).toEqual([])
    expect(await days()).toEqual(ALL.map(day => (day === '01-12' ? '01-14' : day)))
  })
})
