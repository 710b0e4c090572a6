import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { feiertagAm, feiertage } from './feiertage.ts'

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
      expect([...feiertage(Number(year))]).toEqual(
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
      expect(feiertagAm(`${year}-${day}`)).toBeUndefined()
    })
  },
)

it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])(
  'A server in the time zone %s computes the same days',
  zone => {
    const code = `import { feiertage } from ${JSON.stringify(import.meta.resolve('./feiertage.ts'))}
      console.log([...feiertage(2026).keys()].join(' '))`
    const days = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
    })
    expect(days.trim().split(' ')).toEqual([...feiertage(2026).keys()])
    expect(days).toContain('2026-06-04')
  },
)
