import { execFileSync } from 'node:child_process'
import { laender } from '@rathausplatz/contract/land'
import { describe, expect, it } from 'vitest'
import { holidaysOf } from './holidays.ts'
import { BW } from './testing.ts'

/**
 * The holidays that move with Easter, from the ministry's table; 2030 by the same rule (Easter on 21 April).
 */
const moving = {
  2026: ['04-03', '04-06', '05-14', '05-25', '06-04'],
  2027: ['03-26', '03-29', '05-06', '05-17', '05-27'],
  2028: ['04-14', '04-17', '05-25', '06-05', '06-15'],
  2029: ['03-30', '04-02', '05-10', '05-21', '05-31'],
  2030: ['04-19', '04-22', '05-30', '06-10', '06-20'],
} as const

describe.each(Object.entries(moving))(
  'in %s',
  (year, [karfreitag, ostermontag, himmelfahrt, pfingsten, fronleichnam]) => {
    it('Baden-Württemberg has twelve public holidays', () => {
      expect([...BW.inYear(Number(year))]).toEqual(
        [
          ['01-01', 'Neujahr'],
          ['01-06', 'Heilige Drei Könige'],
          [karfreitag, 'Karfreitag'],
          [ostermontag, 'Ostermontag'],
          ['05-01', '1. Mai'],
          [himmelfahrt, 'Christi Himmelfahrt'],
          [pfingsten, 'Pfingstmontag'],
          [fronleichnam, 'Fronleichnam'],
          ['10-03', 'Tag der Deutschen Einheit'],
          ['11-01', 'Allerheiligen'],
          ['12-25', '1. Weihnachtsfeiertag'],
          ['12-26', '2. Weihnachtsfeiertag'],
        ]
          .map(([day, name]) => [`${year}-${day}`, name])
          .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
      )
    })

    it.each(['10-31', '12-24', '12-31', '11-18'])('%s is no public holiday', day => {
      expect(BW.on(`${year}-${day}`)).toBeUndefined()
    })
  },
)

it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])(
  'A server in the time zone %s computes the same days',
  zone => {
    const code = `import { BW } from ${JSON.stringify(import.meta.resolve('./testing.ts'))}
      console.log([...BW.inYear(2026).keys()].join(' '))`
    const days = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
    })
    expect(days.trim().split(' ')).toEqual([...BW.inYear(2026).keys()])
    expect(days).toContain('2026-06-04')
  },
)

/** The holidays of a state besides those of the whole country, by its laws on holidays. */
const besides = {
  SH: ['Reformationstag'],
  HH: ['Reformationstag'],
  NI: ['Reformationstag'],
  HB: ['Reformationstag'],
  NW: ['Fronleichnam', 'Allerheiligen'],
  HE: ['Fronleichnam'],
  RP: ['Fronleichnam', 'Allerheiligen'],
  BW: ['Heilige Drei Könige', 'Fronleichnam', 'Allerheiligen'],
  BY: ['Heilige Drei Könige', 'Fronleichnam', 'Allerheiligen'],
  SL: ['Fronleichnam', 'Mariä Himmelfahrt', 'Allerheiligen'],
  BE: ['Internationaler Frauentag'],
  BB: ['Ostersonntag', 'Pfingstsonntag', 'Reformationstag'],
  MV: ['Internationaler Frauentag', 'Reformationstag'],
  SN: ['Reformationstag', 'Buß- und Bettag'],
  ST: ['Heilige Drei Könige', 'Reformationstag'],
  TH: ['Weltkindertag', 'Reformationstag'],
} as const

const everywhere = [...holidaysOf({}).inYear(2027).values()]

it('A town without a known state has the nine holidays of the whole country', () => {
  expect(everywhere).toEqual([
    'Neujahr',
    'Karfreitag',
    'Ostermontag',
    '1. Mai',
    'Christi Himmelfahrt',
    'Pfingstmontag',
    'Tag der Deutschen Einheit',
    '1. Weihnachtsfeiertag',
    '2. Weihnachtsfeiertag',
  ])
  expect(holidaysOf({ ags: '99999999' })).toBe(holidaysOf({}))
})

it.each(laender)('$name has the holidays of its law', ({ schluessel, kuerzel }) => {
  const ofState = [
    ...holidaysOf({ ags: `${schluessel}111222` })
      .inYear(2027)
      .values(),
  ]
  expect(ofState.filter(name => !everywhere.includes(name))).toEqual(besides[kuerzel])
  expect(ofState).toEqual(expect.arrayContaining(everywhere))
})

it.each([
  ['09162000', ['MARIAE_HIMMELFAHRT'], '2026-08-15', 'Mariä Himmelfahrt'],
  ['09761000', ['MARIAE_HIMMELFAHRT', 'FRIEDENSFEST'], '2026-08-08', 'Augsburger Friedensfest'],
  ['14625000', ['FRONLEICHNAM'], '2026-06-04', 'Fronleichnam'],
  ['16061000', ['FRONLEICHNAM'], '2026-06-04', 'Fronleichnam'],
] as const)('In the municipality %s, %j also holds', (ags, oertlicheFeiertage, day, name) => {
  expect(holidaysOf({ ags, oertlicheFeiertage }).on(day)).toBe(name)
  expect(holidaysOf({ ags }).on(day)).toBeUndefined()
})

it('Berlin has one more holiday in 2028 only', () => {
  const berlin = holidaysOf({ ags: '11000000' })
  expect(berlin.on('2028-06-17')).toContain('17. Juni 1953')
  expect(berlin.on('2027-06-17')).toBeUndefined()
})

it('Holidays from one day to another include both, over the turn of a year', () => {
  expect(BW.between('2026-12-26', '2027-01-06').map(([day]) => day)).toEqual([
    '2026-12-26',
    '2027-01-01',
    '2027-01-06',
  ])
})

it('Towns with the same holidays share them, so that a year is computed once', () => {
  expect(holidaysOf({ ags: '08111000' })).toBe(BW)
  expect(holidaysOf({ ags: '09111000', oertlicheFeiertage: ['FRIEDENSFEST', 'MARIAE_HIMMELFAHRT'] })).toBe(
    holidaysOf({ ags: '09162000', oertlicheFeiertage: ['MARIAE_HIMMELFAHRT', 'FRIEDENSFEST'] }),
  )
})
