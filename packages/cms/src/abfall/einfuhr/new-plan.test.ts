import type { Abfallregel } from '@rathausplatz/contract'
import { calls } from '@rathausplatz/contract'
import { BW } from '@rathausplatz/kalender/testing'
import { plusDays } from '@rathausplatz/time'
import { describe, expect, test } from 'vitest'
import { newDate } from '../change-dates.ts'
import { planned } from '../rule.ts'
import { remindedTown } from '../testing/reminded-town.ts'
import { mergeDates, type Wanted } from './merge-dates.ts'
import { ruleOfFile } from './rhythm-of-file.ts'
import { importingTown } from './testing/importing-town.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

type Weekly = Extract<Abfallregel, { art: 'wochen' }>
const rule = (wochentag: number, alle_wochen: number, more: Partial<Weekly> = {}): Weekly => ({
  art: 'wochen',
  wochentag,
  alle_wochen,
  ab: '2026-12-28',
  saisons: [],
  verschiebung: 'nachholen',
  vor_festen: false,
  ...more,
})
const [MO, DI, MI, DO, FR, SA] = [0, 1, 2, 3, 4, 5]

/** The plan of a county for 2027, as a list of days that names no original day. */
const fileOf = (regel: Weekly, von = '2027-01-01', bis = '2027-12-31'): Wanted[] =>
  planned(regel, von, bis, BW).map(({ datum }) => ({
    datum,
    urspruenglich: '',
    grund: '',
    zeit_von: null,
    zeit_bis: null,
    platz: '',
  }))

const spanOf = (wanted: readonly Wanted[]) => ({
  von: wanted[0]?.datum ?? '',
  bis: wanted.at(-1)?.datum ?? '',
  ausfaelle: [],
  unklar: [],
})

/** The days that are marked as moved after the file, of all its days. */
function movedDays(old: Weekly, wanted: readonly Wanted[]): string[] {
  const rows = planned(old, '2026-12-01', '2027-12-31', BW).map(({ urspruenglich, datum, grund }) =>
    newDate('tour', urspruenglich, NOW, { datum, grund }),
  )
  const then = mergeDates(wanted, rows, spanOf(wanted), '2026-11-20').flatMap(one => {
    if ('wanted' in one) return [{ datum: one.wanted.datum, urspruenglich: one.wanted.urspruenglich }]
    if ('change' in one) return [{ datum: one.change.datum, urspruenglich: one.row.urspruenglich }]
    return one.is === 'geblieben' ? [one.row] : []
  })
  const days = new Set(wanted.map(({ datum }) => datum))
  expect(new Set(then.map(({ datum }) => datum).filter(day => days.has(day)))).toEqual(days)
  return then
    .filter(one => days.has(one.datum) && one.datum !== one.urspruenglich)
    .map(({ datum }) => datum)
    .toSorted()
}

const holidays2027 = (regel: Weekly): string[] =>
  planned(regel, '2027-01-01', '2027-12-31', BW)
    .filter(({ datum, urspruenglich }) => datum !== urspruenglich)
    .map(({ datum }) => datum)

describe('W1: the plan of a new year marks only those dates as moved that it moves itself', () => {
  test.each<[string, Weekly, Weekly]>([
    ['Tuesday becomes Thursday, every two weeks', rule(DI, 2), rule(DO, 2)],
    ['Tuesday becomes Wednesday, every week', rule(DI, 1), rule(MI, 1)],
    ['Friday becomes Monday, every two weeks', rule(FR, 2), rule(MO, 2)],
    ['Monday becomes Friday, every week', rule(MO, 1), rule(FR, 1)],
    ['Wednesday becomes Tuesday, every four weeks', rule(MI, 4), rule(DI, 4)],
    ['Tuesday becomes Saturday, every two weeks', rule(DI, 2), rule(SA, 2)],
    ['every two weeks becomes every week on another day', rule(DI, 2), rule(DO, 1)],
    ['every week becomes every two weeks on another day', rule(DI, 1), rule(DO, 2)],
    ['every two weeks becomes every four weeks on another day', rule(DI, 2), rule(MI, 4)],
    ['the other weeks, on the day before', rule(DO, 2), rule(MI, 2, { ab: '2027-01-04' })],
    ['Thursday becomes Friday, with holidays before', rule(DO, 2), rule(FR, 2)],
    [
      'Tuesday becomes Thursday, moved to earlier days',
      rule(DI, 2),
      rule(DO, 2, { verschiebung: 'vorziehen' }),
    ],
    [
      'Tuesday becomes Thursday, every week in summer',
      rule(DI, 2),
      rule(DO, 2, { saisons: [{ von: '06-01', bis: '09-30', alle_wochen: 1 }] }),
    ],
    ['a plan that was never moved becomes one that is', rule(MO, 2, { verschiebung: 'keine' }), rule(MI, 2)],
  ])('%s', (_, old, now) => {
    const moved = movedDays(old, fileOf(now))
    // Only a day that a holiday moves may keep the mark; most days have none.
    expect(holidays2027(now)).toEqual(expect.arrayContaining(moved))
  })

  test.each<[string, Weekly]>([
    ['every week on Thursday', rule(DO, 1)],
    ['every week on Monday', rule(MO, 1)],
    ['every two weeks on Friday', rule(FR, 2)],
    ['every two weeks on Tuesday', rule(DI, 2)],
    ['every four weeks on Wednesday', rule(MI, 4)],
    ['every week on Friday', rule(FR, 1)],
  ])('a holiday in a plan that stays is still a move: %s', (_, regel) => {
    const old = { ...regel, verschiebung: 'keine' } as const
    const wanted = fileOf(regel)
    // What stands before the first day of the file is not the file's.
    const isInside = (day: string) => day > plusDays(wanted[0]?.datum ?? '', 6)
    expect(movedDays(old, wanted).filter(isInside)).toEqual(holidays2027(regel).filter(isInside))
  })

  test('one or two dates of a file are no rhythm: they move the dates beside them', () => {
    const [first, second] = fileOf(rule(DO, 2), '2027-02-01', '2027-03-01')
    expect(
      movedDays(
        rule(DI, 2),
        [first, second].flatMap(one => one ?? []),
      ),
    ).toEqual([second?.datum])
  })

  test('a plan that changes in summer marks nothing, before and after', () => {
    const half = [...fileOf(rule(DI, 2), '2027-01-01', '2027-06-30'), ...fileOf(rule(DO, 2), '2027-07-01')]
    const moved = movedDays(rule(DI, 2), half)
    expect([...holidays2027(rule(DI, 2)), ...holidays2027(rule(DO, 2))]).toEqual(
      expect.arrayContaining(moved),
    )
  })

  test('dates that an older import marked as moved lose the mark with the next import of the same plan', () => {
    const wanted = fileOf(rule(DO, 2, { verschiebung: 'keine' }))
    const rows = wanted.map(({ datum }) => newDate('tour', plusDays(datum, -2), NOW, { datum }))
    const merged = mergeDates(wanted, rows, spanOf(wanted), '2026-11-20')
    expect(merged.map(({ is }) => is)).toEqual(wanted.map(() => 'neuer_takt'))
    const keys = merged.flatMap(one => ('wanted' in one ? [one.wanted.urspruenglich] : []))
    expect(keys).toEqual(wanted.map(({ datum }) => datum))
  })

  test('a date that an editor moved stays as it is, also under a new plan', () => {
    const wanted = fileOf(rule(DO, 2, { verschiebung: 'keine' }))
    const [, , third] = wanted
    const moved = newDate('tour', plusDays(third?.datum ?? '', -2), NOW, {
      datum: plusDays(third?.datum ?? '', 1),
      von_hand: 1,
    })
    const merged = mergeDates(wanted, [moved], spanOf(wanted), '2026-11-20')
    expect(merged.filter(({ is }) => is !== 'neu')).toEqual([{ is: 'von_hand', row: moved, datei: third }])
  })

  test('an original day that the file names is kept, in every rhythm', () => {
    const plan = fileOf(rule(DO, 2))
    const sixth = plan[5]?.datum ?? ''
    const moved = { urspruenglich: sixth, datum: plusDays(sixth, 2) }
    const wanted = plan.flatMap(one => (one.datum === sixth ? [Object.assign(one, moved)] : [one]))
    expect(movedDays(rule(DI, 2), wanted)).toContain(wanted[5]?.datum)
  })
})

test('the rule of a file is that of most of its dates; single days have none', () => {
  expect(ruleOfFile(fileOf(rule(DO, 2)))).toMatchObject({ wochentag: DO, alle_wochen: 2 })
  expect(ruleOfFile(fileOf(rule(FR, 1)))).toMatchObject({ wochentag: FR, alle_wochen: 1 })
  expect(ruleOfFile(fileOf(rule(DO, 2)).slice(0, 2))).toBeUndefined()
  expect(ruleOfFile([])).toBeUndefined()
})

const thursdays = fileOf(rule(DO, 2, { ab: '2026-12-31', verschiebung: 'keine' })).map(
  ({ datum }) => `Kelterstraße;Restmüll;${datum}`,
)

test('W1: the report asks about the new weekday, and names the rule that no longer fits', async () => {
  const { check, plan, tour, place } = await importingTown()
  const { id } = await place('Kelterstraße')
  await plan((await tour({ orte: [id] })).id, '2026-12-01', '2027-12-31')
  const { bedenken, hinweise, anzahl } = await check(thursdays)
  expect(bedenken.join('\n')).toMatch(
    /^In der Datei hat die Abfuhr einen anderen Wochentag als bisher: Restmüll, Kelterstraße, Kernstadt: Donnerstag statt Dienstag \(2\d Termine\)\. /m,
  )
  expect(hinweise.join('\n')).toContain(
    'Restmüll, Kelterstraße, Kernstadt: Regel Dienstag, alle zwei Wochen; Datei Donnerstag, alle zwei Wochen.',
  )
  expect(anzahl.entfallen).toBeLessThan(3)
})

test('W1: calendars and the page name the dates of a new plan without „verschoben“, and cancel the old ones', async () => {
  const { take, check, plan, tour, place, call } = await importingTown()
  const { id } = await place('Kelterstraße')
  await plan((await tour({ orte: [id] })).id, '2026-12-01', '2027-12-31')
  await take(thursdays)
  const { data } = await call(calls.abfallTermine, { params: { ort: id }, query: { von: '2027-01-01' } })
  const marked = data.filter(({ satz }) => satz !== '')
  expect(data.length).toBeGreaterThan(25)
  expect(marked).toEqual([])
  const calendar = await call(calls.abfallKalender, { params: { ort: id }, query: {} })
  const cancelled = calendar.data.filter(({ entfaellt }) => entfaellt).map(({ datum }) => datum)
  expect(cancelled).toContain('2027-02-09')
  const again = await check(thursdays)
  expect(again.anzahl).toMatchObject({ neu: 0, verschoben: 0, entfallen: 0 })
})

test('W1: the mail about a near date of a new plan names its new day, and calls nothing moved', async () => {
  const town = await remindedTown()
  const { subscribe, mails, desk, jobs } = town
  await subscribe('erika@example.org')
  const rows = fileOf(rule(DO, 2, { ab: '2026-11-19', verschiebung: 'keine' }), '2026-11-19').map(
    ({ datum }) => `Kelterstraße;Restmüll;${datum}`,
  )
  const report = await desk(calls.redaktionAbfalleinfuhrPruefen, {
    query: { name: 'abfuhr.csv' },
    file: new TextEncoder().encode(['Straße;Abfallart;Datum', ...rows].join('\n')),
  })
  await desk(calls.redaktionAbfalleinfuhrStarten, { params: { id: report.id }, body: { trotzdem: true } })
  await jobs.look()
  await jobs.look()
  const notices = (await mails()).filter(({ text }) => text.includes('hat sich etwas geändert'))
  expect(notices.map(({ betreff }) => betreff)).toEqual(['Ihre Abfuhr ändert sich'])
  expect(notices[0]?.text).toContain(
    '– Restmüll: Abfuhr nicht am Dienstag, 1. Dezember, sondern am Donnerstag, 3. Dezember.',
  )
  expect(notices[0]?.text).not.toContain('verschoben')
  await town.at('2026-12-02T18:00:00+01:00')
  const reminder = (await mails()).at(-1)
  expect(reminder?.betreff).toBe('Morgen: Restmüll')
  expect(reminder?.text).not.toContain('verschoben')
})

describe('W1: a new plan moves no date from a day of the old plan', () => {
  /** The days that are marked as moved, with the day from which. */
  const marksOf = (old: Weekly, wanted: readonly Wanted[]): string[] => {
    const rows = planned(old, '2026-12-01', '2027-12-31', BW).map(({ urspruenglich, datum, grund }) =>
      newDate('tour', urspruenglich, NOW, { datum, grund }),
    )
    const days = new Set(wanted.map(({ datum }) => datum))
    return mergeDates(wanted, rows, spanOf(wanted), '2026-11-20')
      .flatMap(one => {
        if ('wanted' in one) return [{ datum: one.wanted.datum, von: one.wanted.urspruenglich }]
        if ('change' in one) return [{ datum: one.change.datum, von: one.row.urspruenglich }]
        return one.is === 'geblieben' ? [{ datum: one.row.datum, von: one.row.urspruenglich }] : []
      })
      .filter(one => days.has(one.datum) && one.datum !== one.von)
      .map(({ datum, von }) => `${von} ${datum}`)
      .toSorted()
  }
  const regularMoves = (regel: Weekly): string[] =>
    planned(regel, '2027-01-01', '2027-12-31', BW)
      .filter(({ datum, urspruenglich }) => datum !== urspruenglich)
      .map(({ datum, urspruenglich }) => `${urspruenglich} ${datum}`)

  test.each<[string, Weekly, Weekly]>([
    ['Tuesday becomes Thursday', rule(DI, 2), rule(DO, 2)],
    ['Tuesday becomes Thursday, in the other weeks', rule(DI, 2), rule(DO, 2, { ab: '2027-01-04' })],
    ['the same weekday, in the other weeks', rule(MI, 2), rule(MI, 2, { ab: '2027-01-04' })],
    ['Monday, in the other weeks', rule(MO, 2), rule(MO, 2, { ab: '2027-01-04' })],
    ['Friday, in the other weeks', rule(FR, 2), rule(FR, 2, { ab: '2027-01-04' })],
    ['Thursday becomes Monday', rule(DO, 2), rule(MO, 2)],
    ['Friday becomes Thursday', rule(FR, 2), rule(DO, 2)],
    ['Monday becomes Tuesday, every week', rule(MO, 1), rule(DI, 1)],
    ['Tuesday becomes Monday, every week', rule(DI, 1), rule(MO, 1)],
    ['Thursday becomes Friday, every week', rule(DO, 1), rule(FR, 1)],
    ['every week becomes every two weeks, another day', rule(DI, 1), rule(DO, 2)],
    ['every two weeks becomes every week, another day', rule(DI, 2), rule(DO, 1)],
    ['every four weeks, two weeks later', rule(DO, 4), rule(DO, 4, { ab: '2027-01-11' })],
    ['every four weeks, a week later', rule(MO, 4), rule(MO, 4, { ab: '2027-01-04' })],
    ['every two weeks becomes every four weeks', rule(DO, 2), rule(DO, 4)],
    ['every four weeks becomes every two weeks', rule(DO, 4), rule(DO, 2)],
    [
      'every week becomes every two weeks, to earlier days',
      rule(DO, 1),
      rule(DO, 2, { verschiebung: 'vorziehen' }),
    ],
    ['another day, to earlier days', rule(DI, 2), rule(FR, 2, { verschiebung: 'vorziehen' })],
    [
      'other weeks, to earlier days',
      rule(DO, 2),
      rule(DO, 2, { ab: '2027-01-04', verschiebung: 'vorziehen' }),
    ],
    ['Friday becomes Wednesday, to earlier days', rule(FR, 2), rule(MI, 2, { verschiebung: 'vorziehen' })],
    ['to earlier instead of later days', rule(DO, 2), rule(DO, 2, { verschiebung: 'vorziehen' })],
  ])('%s', (_, old, now) => {
    expect(regularMoves(now)).toEqual(expect.arrayContaining(marksOf(old, fileOf(now))))
  })

  test('Wednesday in other weeks: the day after Whitsun is not moved from a Wednesday of the old plan', () => {
    const now = rule(MI, 2, { ab: '2027-01-11' })
    const file = fileOf(now)
    expect(file.map(({ datum }) => datum)).toContain('2027-05-20')
    expect(marksOf(rule(MI, 2, { ab: '2027-01-04' }), file).join()).not.toContain(' 2027-05-20')
  })

  test('a day that a file names as the original one is that of the date, not a day of the old plan', () => {
    const file = fileOf(rule(DO, 2)).map(one =>
      one.datum === '2027-05-28' ? Object.assign(one, { urspruenglich: '2027-05-27' }) : one,
    )
    expect(marksOf(rule(DI, 2), file).filter(one => one.endsWith('-05-28'))).toEqual(
      file.some(({ datum }) => datum === '2027-05-28') ? ['2027-05-27 2027-05-28'] : [],
    )
  })
})

test('W1: the question about the new weekday counts a holiday under the weekday of the plan', async () => {
  const { check, plan, tour, place } = await importingTown()
  const { id } = await place('Kelterstraße')
  await plan((await tour({ orte: [id] })).id, '2026-12-01', '2027-12-31')
  const { bedenken } = await check(fileOf(rule(DO, 2)).map(({ datum }) => `Kelterstraße;Restmüll;${datum}`))
  expect(bedenken.join('\n')).toMatch(/: Donnerstag statt Dienstag \(2\d Termine\)\. Die neuen Tage/)
})

test('W1: the page and the calendar of a plan in other weeks name no day of the old plan', async () => {
  const { take, plan, tour, place, call } = await importingTown()
  const { id } = await place('Kelterstraße')
  const regel = rule(MI, 2, { ab: '2027-01-06' })
  await plan((await tour({ regel, orte: [id] })).id, '2026-12-01', '2027-12-31')
  const file = fileOf(rule(MI, 2, { ab: '2027-01-13' }))
  await take(file.map(({ datum }) => `Kelterstraße;Restmüll;${datum}`))
  const { data } = await call(calls.abfallTermine, { params: { ort: id }, query: { von: '2027-01-10' } })
  expect(data.map(({ datum }) => datum)).toContain('2027-05-20')
  expect(data.flatMap(({ urspruenglich }) => urspruenglich ?? [])).toEqual([])
  expect(data.map(({ satz }) => satz).join('')).toBe('')
  const calendar = await call(calls.abfallKalender, { params: { ort: id }, query: {} })
  const shown = calendar.data.filter(({ entfaellt, datum }) => !entfaellt && datum > '2027-01-10')
  expect(shown.map(({ satz }) => satz).join('')).toBe('')
})
