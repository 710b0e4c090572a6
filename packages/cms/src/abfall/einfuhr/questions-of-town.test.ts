import { plusDays } from '@rathausplatz/time'
import { describe, expect, test } from 'vitest'
import { importingTown } from './testing/importing-town.ts'

const every = (alle_wochen: number) => ({ art: 'wochen', wochentag: 1, alle_wochen, ab: '2026-12-01' })

/** Kelterstraße with tours of these variants, planned until spring. */
async function street(...variants: readonly (readonly [variante: string, weeks: number])[]) {
  const made = await importingTown()
  const { id: ort } = await made.place('Kelterstraße')
  for (const [variante, weeks] of variants)
    await made.plan(
      (await made.tour({ variante, regel: every(weeks), orte: [ort] })).id,
      '2026-12-01',
      '2027-03-31',
    )
  return { ...made, ort }
}

const rows = (kind: string, ...days: readonly string[]) => days.map(day => `Kelterstraße;${kind};2027-${day}`)

describe('W6: a rhythm in a file and the tours of the town', () => {
  test.each(['Restmüll 14-täglich', 'Restmüll, 4-wöchentliche Abfuhr', 'Restmüll 120 l'])(
    '%s: where the town has one tour, its dates are replaced, and nobody is asked for a bin',
    async kind => {
      const { take, dates, ort } = await street(['', 2])
      const report = await take(rows(kind, '01-14', '01-28', '02-11'))
      const days = (await dates(ort)).filter(one => one < '02-20')
      expect(days.map(one => one.replace(/ .*/, ''))).toEqual(['01-12', '01-14', '01-28', '02-11'])
      expect(days.every(one => one.endsWith(' Restmüll'))).toBe(true)
      expect(report.bedenken.join()).not.toContain('Rhythmus')
    },
  )

  test('a rhythm that none of the bins of the town has is asked', async () => {
    const { check } = await street(['2-wöchentlich', 2], ['4-wöchentlich', 4])
    const { bedenken } = await check(rows('Restmüll 3-wöchentlich', '01-14', '02-04'))
    expect(bedenken).toContain(
      'Die Datei nennt einen Rhythmus, den es dort bisher nicht gibt: Restmüll (3-wöchentlich), Kelterstraße, Kernstadt. Er kommt als weitere Tonne dazu, die anderen behalten ihre Termine. Stimmt das?',
    )
    const known = await check(rows('Restmüll 4-wöchentlich', '01-14', '02-11'))
    expect(known.bedenken.join()).not.toContain('bisher nicht gibt')
  })

  test('variants that a file without rhythms does not reach keep their dates, and each is named', async () => {
    const { check } = await street(['', 2], ['4-wöchentlich', 4], ['1.100 l', 1])
    const { bedenken } = await check(rows('Restmüll', '01-14', '01-28'))
    expect(bedenken).toContain(
      'Die Datei nennt keinen Rhythmus und keinen Behälter. Diese Tonnen behalten ihre bisherigen Termine: Restmüll (4-wöchentlich), Kelterstraße, Kernstadt; Restmüll (1.100 l), Kelterstraße, Kernstadt. Stimmt das?',
    )
    const both = await check([
      ...rows('Restmüll 2-wöchentlich', '01-14', '01-28'),
      ...rows('Restmüll 4-wöchentlich', '01-14', '02-11'),
    ])
    expect(both.bedenken.join()).not.toContain('behalten ihre')
  })
})

describe('W1: dates of the year before the first or after the last date of a file', () => {
  const STAY = 'Vor dem ersten oder nach dem letzten Termin der Datei'
  const year = (from: string, to: string) => {
    const days: string[] = []
    for (let day = `2027-${from}`; day <= `2027-${to}`; day = plusDays(day, 14)) days.push(day.slice(5))
    return days
  }

  test('of a plan for the year, each is named in one question', async () => {
    const { check, plan, tour, place } = await importingTown()
    const { id } = await place('Kelterstraße')
    await plan((await tour({ orte: [id] })).id, '2026-12-01', '2027-12-31')
    const { bedenken, anzahl } = await check(rows('Restmüll', ...year('02-03', '11-30')))
    expect(bedenken.filter(one => one.startsWith(STAY))).toEqual([
      `${STAY} stehen im selben Jahr Termine, die sie nicht nennt. Sie bleiben: Restmüll, Kelterstraße, Kernstadt: 12.01.2027, 30.11.2027, 14.12.2027, 28.12.2027. Stimmt das? Was es nicht mehr gibt, lassen Sie bitte von Hand ausfallen. Ist die Datei der ganze Plan des Jahres, dann lesen Sie sie noch einmal ein und wählen „Die Datei ist der ganze Plan für ihr Jahr“ (am Terminal: --ganzer-plan).`,
    ])
    expect(bedenken.join()).toContain('26.01.2027 bleibt, und am 03.02.2027 beginnt die Datei')
    expect(anzahl.ausserhalb).toBeGreaterThan(3)
  })

  test('the last date that a corrected file no longer has is asked, and stays', async () => {
    const { take, check, dates, place } = await importingTown()
    const { id } = await place('Kelterstraße')
    await take(rows('Restmüll', '01-12', '01-26', '12-28'))
    const { bedenken } = await check(rows('Restmüll', '01-12', '01-26'))
    expect(bedenken.join()).toContain('Sie bleiben: Restmüll, Kelterstraße, Kernstadt: 28.12.2027.')
    await take(rows('Restmüll', '01-12', '01-26'))
    expect(await dates(id)).toContain('12-28 Restmüll')
  })

  test('of a short file, planned dates are named and not asked', async () => {
    const { check } = await street(['', 2])
    const { bedenken, hinweise } = await check(rows('Restmüll', '03-02'))
    expect(bedenken).toEqual([])
    expect(hinweise.join()).toContain(
      `${STAY} bleiben im selben Jahr andere stehen: Restmüll, Kelterstraße, Kernstadt: 12.01.2027, 26.01.2027, 09.02.2027, 23.02.2027, 09.03.2027, 23.03.2027.`,
    )
  })

  test('of a short file, a planned date beside a new one is asked', async () => {
    const { check } = await street(['', 2])
    const { bedenken, hinweise } = await check(rows('Restmüll', '02-24'))
    expect(bedenken).toEqual([
      'Neben einem neuen Termin der Datei steht bisher ein anderer, den sie nicht nennt: Restmüll, Kelterstraße, Kernstadt: 23.02.2027 bleibt, 24.02.2027 kommt dazu. Werden beide abgeholt? Ist er nur verschoben, dann lassen Sie den alten bitte von Hand ausfallen.',
    ])
    expect(hinweise.join()).not.toContain('23.02.2027')
  })
})
