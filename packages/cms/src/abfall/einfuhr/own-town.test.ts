import { describe, expect, test } from 'vitest'
import { titleWithoutTown } from './own-town.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const gemeinde = { name: 'Rebenau', plz: '76999' }
const orte = [
  place('Kernstadt', 'Parkweg'),
  place('Kernstadt', 'Rebenauer Straße'),
  place('Steinbach', 'Dorfstraße'),
]
const ALL = ['Dorfstraße, Steinbach', 'Parkweg, Kernstadt', 'Rebenauer Straße, Kernstadt']

const read = async (title: string, town = gemeinde, of: object = {}) => {
  const file = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART;VALUE=DATE:20270112',
    `SUMMARY:${title}`,
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2',
    'DTSTART;VALUE=DATE:20270126',
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  const { dates, told, refused } = await readInTown(file, { name: 'abfuhr.ics', orte, gemeinde: town, ...of })
  const places = dates.flatMap(one => (one.includes('-12 ') ? [one.slice(one.indexOf('-12 ') + 4)] : []))
  return { places, told, refused }
}

describe('W7: the name of the town in a title means the whole town, and is asked once', () => {
  test.each([
    'Gelber Sack Rebenau',
    'Gelber Sack - Rebenau',
    'Gelber Sack (Rebenau)',
    'Gelber Sack REBENAU',
    'Rebenau: Gelber Sack',
    'Rebenau – Gelber Sack',
    'Gelber Sack Stadt Rebenau',
    'Gelber Sack\\, 76999 Rebenau',
    'Gelber Sack in Rebenau',
    'Gelber Sack für die Stadt Rebenau',
    'Gelber Sack Gemeinde Rebenau',
    'Restmüll und Biomüll Rebenau',
  ])('%s', async title => {
    const { places, told } = await read(title)
    expect([...new Set(places)]).toEqual(ALL)
    expect(told?.bedenken).toEqual([
      `Die Datei nennt keine Straßen. Ihre Termine gelten dann für alle 3 Straßen. Gemeint ist die ganze Stadt auch, wo der Titel nur sie nennt: ${title.replace('\\,', ',')} (2-mal).`,
    ])
    expect(told?.hinweise).toEqual([])
  })

  test.each([
    ['Gelber Sack Bad Rebenau', 'Bad Rebenau'],
    ['Gelber Sack Rebenau', 'Bad Rebenau'],
    ['Gelber Sack Rebenau am Rhein', 'Rebenau am Rhein'],
    ['Gelber Sack Rebenau', 'Rebenau am Rhein'],
    ['Gelber Sack Muehlbach', 'Mühlbach'],
  ])('%s in %s', async (title, name) => {
    expect((await read(title, { name, plz: '76999' })).places).toEqual(ALL)
  })

  test.each([
    ['Gelber Sack Rebenau-Steinbach', ['Dorfstraße, Steinbach']],
    ['Gelber Sack Rebenau, Steinbach', ['Dorfstraße, Steinbach']],
    ['Gelber Sack Rebenau Parkweg', ['Parkweg, Kernstadt']],
    ['Gelber Sack Rebenauer Straße', ['Rebenauer Straße, Kernstadt']],
    ['Gelber Sack Rebenau Nord', []],
    ['Gelber Sack Neustadt', []],
    ['Gelber Sack Neu-Rebenau', []],
    ['Gelber Sack Rebenau außer Parkweg', []],
  ])('%s is for %j', async (title, places) => {
    expect((await read(title.replace(',', '\\,'))).places).toEqual(places)
  })

  test('in a part of the town that is called so, it means that part', async () => {
    const { places } = await read('Gelber Sack Rebenau', gemeinde, {
      orte: [...orte, place('Rebenau', 'Marktplatz')],
    })
    expect(places).toEqual(['Marktplatz, Rebenau'])
  })

  test('for a chosen street, nothing is asked', async () => {
    const { places, told } = await read('Gelber Sack Rebenau', gemeinde, {
      manner: { neueOrte: false, ort: 'Kernstadt', strasse: 'Parkweg' },
    })
    expect(places).toEqual(['Parkweg, Kernstadt'])
    expect(told?.bedenken).toEqual([])
  })

  test('a cancellation for the town is one', async () => {
    const { places, told } = await read('Gelber Sack Rebenau entfällt')
    expect(places).toEqual([])
    expect(told?.hinweise.join()).toContain('Keine Abfuhr')
  })

  test('without the town, the kind is left', () => {
    expect(titleWithoutTown('Papier (Stadt Rebenau), 14-täglich', gemeinde)).toBe('Papier 14-täglich')
    expect(titleWithoutTown('Papier', gemeinde)).toBeUndefined()
  })
})
