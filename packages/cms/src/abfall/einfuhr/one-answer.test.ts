import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { importingTown } from './testing/importing-town.ts'

/** Kelterstraße on Tuesdays every two weeks from 1 December 2026, and other kinds as wanted. */
async function town() {
  const made = await importingTown()
  const { id } = await made.place('Kelterstraße')
  const { id: tourId } = await made.tour({ orte: [id] })
  await made.plan(tourId, '2026-12-01', '2028-01-31')
  const days = async (from = '2026-12-01', to = '2028-01-31') =>
    (await made.call(calls.abfallTermine, { params: { ort: id }, query: { von: from, bis: to } })).data.map(
      ({ datum }) => datum,
    )
  return { ...made, id, tourId, days }
}

const every = (days: number, from: string, to: string): string[] => {
  const found: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += days * 86_400_000)
    found.push(new Date(at).toISOString().slice(0, 10))
  return found
}
const rows = (days: readonly string[], kind = 'Restmüll') => days.map(day => `Kelterstraße;${kind};${day}`)
const WHOLE = { ganzer_plan: 'true' }

describe('W1: a file that is the whole plan of its year', () => {
  const MONDAYS = every(14, '2027-01-11', '2027-12-13')

  test('old dates of this year that it does not name fall away, those of other years stay', async () => {
    const { check, start, days } = await town()
    const before = await days()
    const plain = await check(rows(MONDAYS))
    expect(plain.bedenken.join()).toContain('(am Terminal: --ganzer-plan)')
    const report = await check(rows(MONDAYS), undefined, WHOLE)
    expect(report.bedenken.join()).not.toContain('Vor dem ersten oder nach dem letzten Termin')
    expect(report.bedenken.join()).not.toContain('Kurz vor dem ersten')
    expect(report.bedenken.join()).toMatch(/Termine? (?:fällt|fallen) weg/)
    await start(report.id)
    const after = await days()
    expect(after.filter(day => day.startsWith('2027'))).toEqual(MONDAYS)
    for (const year of ['2026', '2028'])
      expect(after.filter(day => day.startsWith(year))).toEqual(before.filter(day => day.startsWith(year)))
  })

  test('without the choice the old dates stay', async () => {
    const { take, days } = await town()
    const at = async () => (await days('2027-12-14', '2027-12-31')).length
    const before = await at()
    await take(rows(MONDAYS))
    expect(await at()).toBe(before)
  })

  test('kinds and streets that it does not name stay, and so does what an editor entered', async () => {
    const { check, start, days, desk, tourId, tour, plan, id, place, dates } = await town()
    const other = await place('Amselweg')
    await plan((await tour({ orte: [other.id] })).id, '2027-01-01', '2027-01-31')
    await plan(
      (await tour({ orte: [id], fraktion: 'papier', name: 'Papier' })).id,
      '2027-12-20',
      '2027-12-31',
    )
    await desk(calls.redaktionAbfallterminAnlegen, { params: { id: tourId }, body: { datum: '2027-12-30' } })
    const amsel = await dates(other.id)
    const { id: report } = await check(rows(MONDAYS), undefined, WHOLE)
    await start(report)
    expect(await dates(other.id)).toEqual(amsel)
    expect(await days('2027-12-14', '2027-12-31')).toEqual(['2027-12-28', '2027-12-30'])
  })

  test.each<[string, readonly string[], string]>([
    [
      'a list of changes',
      ['Kelterstraße;Restmüll;13.01.2027;12.01.2027'],
      'Straße;Abfallart;Datum;Verschoben von',
    ],
    ['cancellations alone', ['Kelterstraße;Restmüll entfällt;12.01.2027'], 'Straße;Abfallart;Datum'],
  ])('%s is no plan: nothing else falls away', async (_, lines, head) => {
    const { check } = await town()
    expect((await check(lines, head, WHOLE)).anzahl.entfallen).toBeLessThan(2)
  })
})

describe('W1: a date that comes once or twice a year, on another day of the season', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['of another season', ['2027-01-09'], ['2027-11-06']],
    ['of another year', ['2027-01-09'], ['2028-01-08']],
    ['the same days', ['2027-04-14', '2027-10-13'], ['2027-04-14', '2027-10-13']],
  ])('%s is no question', async (_, own, inFile) => {
    const { take, check } = await town()
    await take(rows(own, 'Sperrmüll'))
    expect((await check(rows(inFile, 'Sperrmüll'))).bedenken.join()).not.toContain('Werden beide abgeholt?')
  })

  test.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['one', ['2027-01-09'], ['2027-01-16'], ['09.01.2027 bleibt, 16.01.2027 kommt dazu']],
    ['earlier', ['2027-01-16'], ['2027-01-09'], ['16.01.2027 bleibt, 09.01.2027 kommt dazu']],
    ['three weeks', ['2027-01-09'], ['2027-01-30'], ['09.01.2027 bleibt, 30.01.2027 kommt dazu']],
    [
      'one of two',
      ['2027-04-17', '2027-10-09'],
      ['2027-04-24'],
      ['17.04.2027 bleibt, 24.04.2027 kommt dazu'],
    ],
    [
      'both',
      ['2027-04-14', '2027-10-13'],
      ['2027-04-21', '2027-10-06'],
      ['14.04.2027 bleibt, 21.04.2027 kommt dazu', '13.10.2027 bleibt, 06.10.2027 kommt dazu'],
    ],
  ])('%s, brought by an earlier file: asked', async (_, own, inFile, asked) => {
    const { take, check } = await town()
    await take(rows(own, 'Sperrmüll'))
    const text = (await check(rows(inFile, 'Sperrmüll'))).bedenken.join()
    for (const one of asked) expect(text).toContain(one)
  })
})

describe('W1: a day that an editor moved, and a third day in the file', () => {
  test.each<[string, string, string]>([
    ['2027-01-12', '2027-01-13', '2027-01-14'],
    ['2027-01-12', '2027-01-13', '2027-01-15'],
    ['2027-01-12', '2027-01-13', '2027-01-11'],
    ['2027-01-26', '2027-01-25', '2027-01-27'],
  ])(
    'from %s to %s, in the file %s: the day of the editor holds alone, and the report asks',
    async (from, to, inFile) => {
      const { desk, tourId, days, take } = await town()
      await desk(calls.redaktionAbfallterminVerschieben, {
        params: { id: tourId, tag: from },
        body: { datum: to, grund: 'Marktaufbau' },
      })
      const regular = ['2027-01-12', '2027-01-26', '2027-02-09', '2027-02-23', '2027-03-09']
      const report = await take(rows(regular.map(day => (day === from ? inFile : day))))
      const german = (day: string) => day.split('-').toReversed().join('.')
      expect(report.bedenken.join()).toContain(
        `Von Hand verschoben, und in der Datei an einem dritten Tag: Restmüll ${german(to)} (Datei: ${german(inFile)}), Kelterstraße, Kernstadt. Es bleibt, was von Hand eingetragen ist.`,
      )
      expect(await days('2027-01-04', '2027-02-01')).toEqual(
        ['2027-01-12', '2027-01-26'].map(day => (day === from ? to : day)),
      )
    },
  )

  test('the day from which it was moved is no question', async () => {
    const { desk, tourId, take } = await town()
    await desk(calls.redaktionAbfallterminVerschieben, {
      params: { id: tourId, tag: '2027-01-12' },
      body: { datum: '2027-01-13', grund: 'Marktaufbau' },
    })
    const report = await take(rows(['2027-01-12', '2027-01-26', '2027-02-09']))
    expect(report.bedenken.join()).not.toContain('dritten Tag')
  })
})
