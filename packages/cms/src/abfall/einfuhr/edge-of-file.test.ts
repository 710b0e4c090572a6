import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { newDate } from '../change-dates.ts'
import { remindedTown } from '../testing/reminded-town.ts'
import { mergeDates } from './merge-dates.ts'
import { importingTown } from './testing/importing-town.ts'

const NOW = new Date('2026-11-30T08:00:00Z')
const none = { urspruenglich: '', grund: '', zeit_von: null, zeit_bis: null, platz: '' }

/** Returns what becomes of the dates of a tour: „12-01>12-02“ moved, „12-01 12-02“ both, with a question „?“. */
function became(tour: readonly string[], file: readonly string[], unklar: readonly string[] = []): string[] {
  const [rows, wanted] = [tour, file].map(days => days.map(day => `2026-${day}`))
  const covered = {
    von: wanted?.[0] ?? '',
    bis: wanted?.at(-1) ?? '',
    ausfaelle: [],
    unklar: unklar.map(day => `2026-${day}`),
  }
  return mergeDates(
    (wanted ?? []).map(datum => Object.assign({ datum }, none)),
    (rows ?? []).map(day => newDate('tour', day, NOW)),
    covered,
    '2026-09-01',
  ).flatMap(one => {
    const [was, is] = [
      'row' in one ? one.row.datum.slice(5) : '',
      'change' in one ? one.change.datum.slice(5) : 'wanted' in one ? one.wanted.datum.slice(5) : '',
    ]
    if (one.is === 'verschoben') return [`${was}>${is}`]
    if (one.is === 'neu') return [`+${is}`]
    if (one.is === 'ausserhalb' && one.neben !== undefined) return [`${was}?${one.neben.slice(5)}`]
    return one.is === 'entfallen' ? [`-${was}`] : []
  })
}

const BIO = ['11-17', '12-01', '12-15', '12-29']
describe('W1: a file that moves its first or last date', () => {
  test.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['the first, a day later', BIO, ['12-02', '12-15', '12-29'], ['12-01>12-02']],
    ['the first, four days later', BIO, ['12-05', '12-15', '12-29'], ['12-01>12-05']],
    ['the first, a day earlier', BIO, ['11-30', '12-15', '12-29'], ['12-01>11-30']],
    ['the last, a day earlier', BIO, ['12-01', '12-15', '12-28'], ['12-29>12-28']],
    ['the last, a day later', BIO, ['12-01', '12-15', '12-30'], ['12-29>12-30']],
    ['the first and the last', BIO, ['11-18', '12-01', '12-15', '12-28'], ['11-17>11-18', '12-29>12-28']],
    ['the first of two', BIO, ['12-02', '12-15'], ['12-01>12-02']],
    ['the first, over a week later', BIO, ['12-09', '12-15', '12-29'], ['+12-09']],
    ['nothing', BIO, BIO, []],
    ['the only one, a day later', BIO, ['12-02'], ['+12-02', '12-01?12-02']],
    ['the only one of a kind that comes once', ['10-20'], ['10-17'], ['+10-17', '10-20?10-17']],
    ['the only one of a kind, a month later', ['10-20'], ['11-20'], ['+11-20']],
    [
      'every week: the first, a day later',
      ['11-24', '12-01', '12-08', '12-15', '12-22'],
      ['12-02', '12-08', '12-15', '12-22'],
      ['12-01>12-02'],
    ],
    ['every week: a day more', ['11-24', '12-01', '12-08', '12-15'], ['12-03'], ['+12-03']],
    [
      'twice a week: a day more',
      ['12-01', '12-04', '12-08', '12-11'],
      ['12-02', '12-04', '12-08', '12-11'],
      ['+12-02'],
    ],
    ['every four weeks', ['09-08', '10-06', '11-03', '12-01'], ['10-07', '11-03', '12-01'], ['10-06>10-07']],
    ['an extra date beside one that stays', BIO, ['11-17', '11-19', '12-01', '12-15', '12-29'], ['+11-19']],
  ])('%s', (_, tour, file, then) => {
    expect(became(tour, file).toSorted()).toEqual([...then].toSorted())
  })

  test('an old date whose day is unclear in the file stays', () => {
    expect(became(BIO, ['12-02', '12-15', '12-29'], ['12-01'])).toEqual(['+12-02'])
  })

  test('a move of the first date is a move for residents too, and an only date is asked', async () => {
    const town = await importingTown()
    const { id } = await town.place('Kelterstraße')
    const rows = ['2027-01-05', '2027-01-19', '2027-02-02'].map(day => `Kelterstraße;Papier;${day}`)
    await town.take(rows)
    const asked = await town.check(['Kelterstraße;Papier;2027-01-06'])
    expect(asked.bedenken.join()).toContain(
      'Papier, Kelterstraße, Kernstadt: 05.01.2027 bleibt, 06.01.2027 kommt dazu. Werden beide abgeholt?',
    )
    const moved = await town.take(
      ['2027-01-07', '2027-01-19', '2027-02-02'].map(day => `Kelterstraße;Papier;${day}`),
    )
    expect(moved.anzahl).toMatchObject({ neu: 0, verschoben: 1, entfallen: 0 })
    expect(await town.dates(id)).toEqual(['01-07 Papier', '01-19 Papier', '02-02 Papier'])
  })
})

test('W1: subscribers get a notice that the first date of a corrected file is moved', async () => {
  const { subscribe, mails, desk, jobs } = await remindedTown()
  await subscribe('erika@example.org')
  const rows = ['2026-12-02', '2026-12-15', '2026-12-29'].map(day => `Kelterstraße;Restmüll;${day}`)
  const report = await desk(calls.redaktionAbfalleinfuhrPruefen, {
    query: { name: 'abfuhr.csv' },
    file: new TextEncoder().encode(['Straße;Abfallart;Datum', ...rows, ''].join('\n')),
  })
  expect(report.anzahl).toMatchObject({ neu: 0, verschoben: 1, entfallen: 0 })
  await desk(calls.redaktionAbfalleinfuhrStarten, { params: { id: report.id }, body: { trotzdem: true } })
  await jobs.look()
  await jobs.look()
  const notices = (await mails()).filter(({ betreff }) => betreff === 'Eine Abfuhr ist verschoben')
  expect(notices).toHaveLength(1)
  expect(notices[0]?.text).toContain('2. Dezember')
})
