import { contradictions } from '@rathausplatz/kalender'
import { describe, expect, test } from 'vitest'
import { testTown } from '../test-town.ts'
import { importServiceBw } from './import.ts'

type Given = Record<string, unknown>

/** Milliseconds of a time of day, as service-bw writes it, and of a day in town. */
const clock = (hours: number, minutes = 0) => ((hours - 1) * 60 + minutes) * 60_000
const day = (iso: string) => Date.parse(`${iso}T00:00:00+01:00`)

const MORNINGS = { tagestyp: 'ARBEITSTAG_MO_FR', beginn: clock(8, 30), ende: clock(12) }
const ALL_YEAR = { typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten: [MORNINGS] }

/** Imports an office with these hours; returns what is kept of them, and the notes. */
async function kept(...hours: Given[]) {
  const { store } = await testTown({})
  const result = await importServiceBw(store, {
    organisationseinheitsdetails: [
      { id: 1, name: 'Bürgerbüro', oeffnungszeiten: { oeffnungszeitenStrukturiert: hours } },
    ],
  })
  if (!result.ok) throw new Error(result.message)
  expect(result.report.abgelehnt).toEqual([])
  const [office] = await store.documents('organisationseinheit', { limit: 1 })
  const { oeffnungszeiten = [] } = office?.data ?? {}
  expect(oeffnungszeiten.flatMap(contradictions)).toEqual([])
  return { oeffnungszeiten, hinweise: result.report.neu[0]?.hinweise ?? [] }
}

describe('F3: hours of service-bw keep the periods in which they hold', () => {
  test.each<[string, Given[], object[] | undefined]>([
    ['none', [], undefined],
    [
      'summer as milliseconds',
      [{ beginn: Date.parse('2027-04-01T00:00:00+02:00'), ende: Date.parse('2027-10-31T00:00:00+01:00') }],
      [{ beginn: '2027-04-01', ende: '2027-10-31' }],
    ],
    [
      'the last moment of a day',
      [{ beginn: day('2027-01-01'), ende: Date.parse('2027-03-31T23:59:59+02:00') }],
      [{ beginn: '2027-01-01', ende: '2027-03-31' }],
    ],
    ['days', [{ beginn: '2027-04-01', ende: '2027-10-31' }], [{ beginn: '2027-04-01', ende: '2027-10-31' }]],
    ['German days', [{ von: '1.4.2027', bis: '31.10.2027' }], [{ beginn: '2027-04-01', ende: '2027-10-31' }]],
    [
      'other names',
      [{ gueltigVon: '2027-04-01', gueltigBis: '2027-10-31' }],
      [{ beginn: '2027-04-01', ende: '2027-10-31' }],
    ],
    ['only a begin', [{ beginn: '2027-04-01', ende: null }], [{ beginn: '2027-04-01' }]],
    ['only an end', [{ ende: '2027-10-31' }], [{ ende: '2027-10-31' }]],
    [
      'one day',
      [{ beginn: '2027-05-01', ende: '2027-05-01' }],
      [{ beginn: '2027-05-01', ende: '2027-05-01' }],
    ],
    [
      'two periods',
      [
        { beginn: '2026-11-01', ende: '2027-03-31' },
        { beginn: '2027-11-01', ende: '2028-03-31' },
      ],
      [
        { beginn: '2026-11-01', ende: '2027-03-31' },
        { beginn: '2027-11-01', ende: '2028-03-31' },
      ],
    ],
  ])('%s', async (_, gueltigkeiten, expected) => {
    const { oeffnungszeiten, hinweise } = await kept({ ...ALL_YEAR, gueltigkeiten })
    expect(oeffnungszeiten[0]?.gueltigkeiten).toEqual(expected)
    expect(oeffnungszeiten[0]?.regulaereZeiten).toHaveLength(1)
    expect(hinweise).toEqual([])
  })

  test.each<[string, Given]>([
    ['words', { beginn: 'Sommer' }],
    ['no name that is known', { zeitraum: '1.4. bis 31.10.' }],
    ['days without a year', { beginn: '01.04.', ende: '31.10.' }],
    ['a day that does not exist', { beginn: '2027-02-30' }],
    ['an end before the begin', { beginn: '2027-10-31', ende: '2027-04-01' }],
    ['a number that is no moment', { beginn: 4 }],
    ['nothing', {}],
  ])('hours with an unreadable period are told, and do not hold all year: %s', async (_, period) => {
    const winter = { ...ALL_YEAR, gueltigkeiten: [{ beginn: '2026-11-01', ende: '2027-03-31' }] }
    const { oeffnungszeiten, hinweise } = await kept(winter, { ...ALL_YEAR, gueltigkeiten: [period] })
    expect(oeffnungszeiten).toHaveLength(1)
    expect(hinweise).toEqual([expect.stringContaining('Zeitraum')])
  })
})

describe('F3: a fault of one time does not refuse the office', () => {
  const closed = (beginn: number, ende: number, zusatz = '') => ({ beginn, ende, zusatz })
  test.each<[string, Given, { zeiten?: string[]; abweichend?: number; hinweis: string }]>([
    [
      'a closure at the weekend, when it is closed anyway',
      { abweichendeZeiten: [closed(day('2026-12-26'), day('2026-12-28'), 'Weihnachten')] },
      {
        abweichend: 0,
        hinweis: 'ab 26.12.2026 (Weihnachten) weggelassen: In dieser Zeit ist ohnehin geschlossen.',
      },
    ],
    [
      'the same closure twice',
      {
        abweichendeZeiten: [
          closed(day('2026-12-21'), day('2026-12-24')),
          closed(day('2026-12-21'), day('2026-12-24')),
        ],
      },
      { abweichend: 1, hinweis: 'ab 21.12.2026 weggelassen' },
    ],
    [
      'a closure on a holiday of the whole country',
      { abweichendeZeiten: [closed(day('2026-12-25'), day('2026-12-26'))] },
      { abweichend: 0, hinweis: 'weggelassen' },
    ],
    [
      'a closure that ends before it begins',
      { abweichendeZeiten: [closed(day('2026-12-24'), day('2026-12-21'))] },
      { abweichend: 0, hinweis: 'Das Ende muss nach dem Beginn liegen.' },
    ],
    [
      'times that overlap',
      { regulaereZeiten: [MORNINGS, { tagestyp: 'MONTAG', beginn: clock(11), ende: clock(18) }] },
      {
        zeiten: [
          'MONTAG 08:30 18:00',
          'DIENSTAG 08:30 12:00',
          'MITTWOCH 08:30 12:00',
          'DONNERSTAG 08:30 12:00',
          'FREITAG 08:30 12:00',
        ],
        hinweis: 'zusammengefasst',
      },
    ],
    [
      'the same time twice',
      {
        regulaereZeiten: [
          { tagestyp: 'SAMSTAG', beginn: '09:00', ende: '12:00' },
          { tagestyp: 'SAMSTAG', beginn: '09:00', ende: '12:00' },
        ],
      },
      { zeiten: ['SAMSTAG 09:00 12:00'], hinweis: 'zusammengefasst' },
    ],
    [
      'a time without a length',
      { regulaereZeiten: [{ tagestyp: 'SAMSTAG', beginn: '09:00', ende: '09:00' }, MORNINGS] },
      { hinweis: 'Beginn und Ende sind gleich' },
    ],
  ])('%s', async (_, given, { zeiten, abweichend, hinweis }) => {
    const { oeffnungszeiten, hinweise } = await kept({ ...ALL_YEAR, ...given })
    const [hours] = oeffnungszeiten
    expect(hinweise.join(' ')).toContain(hinweis)
    if (abweichend !== undefined) expect(hours?.abweichendeZeiten).toHaveLength(abweichend)
    if (zeiten)
      expect(hours?.regulaereZeiten.map(time => `${time.tagestyp} ${time.beginn} ${time.ende}`)).toEqual(
        zeiten,
      )
  })

  test('a closure from midnight to the same midnight is that day', async () => {
    const { oeffnungszeiten, hinweise } = await kept({
      ...ALL_YEAR,
      abweichendeZeiten: [closed(day('2026-12-21'), day('2026-12-21'), 'Ausflug')],
    })
    expect(hinweise).toEqual([])
    expect(oeffnungszeiten[0]?.abweichendeZeiten.map(({ ende }) => Date.parse(ende))).toEqual([
      day('2026-12-22'),
    ])
  })

  test('words without a time are kept', async () => {
    const { oeffnungszeiten } = await kept(
      ALL_YEAR,
      { typ: 'SERVICEZEIT', hinweisText: 'Terminvereinbarung' },
      { typ: 'ANMELDEZEIT' },
    )
    expect(oeffnungszeiten.map(({ hinweisText }) => hinweisText)).toEqual(['', 'Terminvereinbarung'])
  })
})
