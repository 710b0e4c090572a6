import { describe, expect, test } from 'vitest'
import { place, readInTown } from './testing/read-in-town.ts'

const orte = ['Am Ostrand', 'Hohbergweg', 'Rheinweg'].map(street => place('Kernstadt', street))
const calendar = (description: string, title = 'Restmüll Tour 3') => [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20270105',
  `SUMMARY:${title}`,
  `DESCRIPTION:${description}`,
  'END:VEVENT',
  'END:VCALENDAR',
]
const streetsIn = (dates: readonly string[]) => dates.map(one => one.replace('restmuell 2027-01-05 ', ''))

describe('W10: the description of a tour lists its streets', () => {
  test.each([
    ['Tour 3: Am Ostrand\\, Rheinweg'],
    ['Tour 3: Am Ostrand\\; Rheinweg'],
    ['Tour 3: Am Ostrand und Rheinweg'],
    ['Tour 3:\\nAm Ostrand\\nRheinweg'],
    ['Abfuhrbezirk 3: Am Ostrand\\, Rheinweg'],
    ['Bezirk Nord: Rheinweg\\, Am Ostrand\\,'],
    ['Straßen: Am Ostrand\\, Rheinweg'],
    ['Gilt für: Am Ostrand\\, Rheinweg'],
  ])('„%s“ is for these streets', async text => {
    const { dates, told } = await readInTown(calendar(text), { orte, name: 'touren.ics' })
    expect(streetsIn(dates)).toEqual(['Am Ostrand, Kernstadt', 'Rheinweg, Kernstadt'])
    expect(told?.hinweise.join()).toContain('Ort aus dem Titel gelesen')
    expect(told?.bedenken.join()).not.toContain('andere Straße')
  })

  test.each([
    ['Tour 3: Am Ostrand\\, Parkweg'],
    ['Nicht in: Am Ostrand\\, Rheinweg'],
    ['Tour 3: außer Rheinweg'],
  ])('„%s“ is not certain and asked, but not as the file of a street that nobody chose', async text => {
    const other = calendar(text.replace('3', '4'), 'Restmüll Tour 4').slice(1, -1)
    for (const file of [calendar(text), calendar(text).toSpliced(-1, 0, ...other)]) {
      const { told, refused = '' } = await readInTown(file, { orte, name: 'touren.ics' })
      const asked = [refused, ...(told?.bedenken ?? [])].join('')
      expect(asked).toMatch(/sicher zuordnet|nach denen der Einleser sie nicht zuordnet/)
      expect(asked).not.toMatch(/dieser Straße/)
    }
  })

  test('a part of a street that the town does not have is named', async () => {
    const file = calendar('Tour 3: Am Ostrand\\, Rheinweg 5-9')
    const { dates, told } = await readInTown(file, { orte, name: 'touren.ics' })
    expect(streetsIn(dates)).toEqual(['Am Ostrand, Kernstadt'])
    expect(told?.hinweise.join()).toContain('ohne diese Hausnummern, nicht übernommen: Rheinweg')
  })

  test('the stops of a mobile collection are not its streets', async () => {
    const file = calendar('Tour 3: Am Ostrand\\, Rheinweg', 'Schadstoffmobil')
    const { dates } = await readInTown(file, { orte, name: 'mobil.ics' })
    expect(dates).toHaveLength(3)
  })
})
