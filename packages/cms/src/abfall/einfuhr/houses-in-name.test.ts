import { describe, expect, test } from 'vitest'
import { place, readInTown } from './testing/read-in-town.ts'

const orte = [
  place('Kernstadt', 'Bahnhofstraße', '1–24 gerade'),
  place('Kernstadt', 'Bahnhofstraße', '1–23 ungerade'),
  place('Kernstadt', 'Bahnhofstraße', '25 bis Ende'),
  place('Kernstadt', 'Am Bach', 'gerade'),
  place('Kernstadt', 'Am Bach', 'ungerade'),
  place('Kernstadt', 'Parkweg'),
]
const [GER, UNG, END] = [
  'Bahnhofstraße 1–24 gerade',
  'Bahnhofstraße 1–23 ungerade',
  'Bahnhofstraße 25 bis Ende',
]

const calendar = (name: string, day = '0112') => [
  'BEGIN:VCALENDAR',
  `X-WR-CALNAME:${name.replaceAll(/[,;]/g, '\\$&')}`,
  'BEGIN:VEVENT',
  `UID:${day}`,
  'SUMMARY:Restmüll',
  `DTSTART;VALUE=DATE:2027${day}`,
  'END:VEVENT',
  'END:VCALENDAR',
]
const read = async (file: readonly string[], strasse?: string) => {
  const { dates, told, refused } = await readInTown(file, {
    orte,
    name: 'abfuhr.ics',
    gemeinde: { name: 'Rebenau', plz: '76999' },
    manner: { neueOrte: false, ...(strasse === undefined ? {} : { strasse }) },
  })
  const places = dates.map(one => one.replace(/^restmuell 2027-01-\d\d /, '').replace(', Kernstadt', ''))
  return { places, told, refused }
}

describe('W7: the houses and the side in the name of a calendar count', () => {
  test.each([
    ['Bahnhofstr. 1-24 (gerade Nr.)', [GER]],
    ['Bahnhofstr. 1-24 (ger.)', [GER]],
    ['Bahnhofstr. 1–24 gerade', [GER]],
    ['Bahnhofstraße 1 - 24, gerade Hausnummern', [GER]],
    ['Bahnhofstr. gerade Nr. 1-24', [GER]],
    ['Bahnhofstr. 1-23 (ungerade Nr.)', [UNG]],
    ['Bahnhofstr. 1-23 (unger.)', [UNG]],
    ['Bahnhofstr. 1-23 u', [UNG]],
    ['Abfallkalender 2027 - Bahnhofstr. 1-23 (ung.)', [UNG]],
    ['Abfallkalender 2027 - Bahnhofstr. 25 - Ende', [END]],
    ['Bahnhofstr. ab 25', [END]],
    ['Bahnhofstr. 25 ff.', [END]],
    ['Bahnhofstraße 8', [GER]],
    ['Bahnhofstraße 7 2027', [UNG]],
    ['Am Bach (gerade)', ['Am Bach gerade']],
    ['Am Bach - ungerade Hausnummern', ['Am Bach ungerade']],
    ['Am Bach', ['Am Bach gerade', 'Am Bach ungerade']],
    ['Parkweg 2027', ['Parkweg']],
    ['Abfuhr 2027: Parkweg', ['Parkweg']],
    ['Parkweg, 76999 Rebenau', ['Parkweg']],
    ['Parkweg 01.01.2027 - 31.12.2027', ['Parkweg']],
    ['Parkweg 14-täglich', ['Parkweg']],
    ['Parkweg, Am Bach (gerade)', ['Am Bach gerade', 'Parkweg']],
  ])('%s', async (name, expected) => {
    const { places } = await read(calendar(name))
    expect(places.toSorted()).toEqual(expected)
  })
})

describe('W7: a part of a street that is not certain gets nothing, and the report says why', () => {
  test.each([
    'Bahnhofstr. 1-24 außer 7',
    'Bahnhofstr. linke Seite',
    'Bahnhofstr. (rechts)',
    'Bahnhofstr. Nordseite',
    'Bahnhofstr., gerade Seite oben',
    'Bahnhofstr. 1-x',
    'Gerade Nr. der Bahnhofstr.',
    'Ungerade Hausnummern: Bahnhofstr.',
    'Bahnhofstr. unterer Teil',
    'Bahnhofstr. 1. Abschnitt',
    'Bahnhofstr. 1-24/2-30',
    'Bahnhofstr. Hs 1 bis 24',
    'Bahnhofstr. Block 1-24',
  ])('%s', async name => {
    const { places, refused } = await read(calendar(name))
    expect(places).toEqual([])
    expect(refused).toContain(`Für welche Häuser „${name}“ gilt, ist unklar.`)
  })

  test('nor does a part that the town does not have', async () => {
    const { places, refused } = await read(calendar('Bahnhofstr. 1-99 (gerade Nr.)'))
    expect(places).toEqual([])
    expect(refused).toContain('ohne diese Hausnummern, nicht übernommen: Bahnhofstraße, 1–99 gerade')
  })
})

describe('W7: several calendars of one street stay on their sides', () => {
  const both = [
    ...calendar('Bahnhofstr. 1-24 (gerade Nr.)', '0112'),
    ...calendar('Bahnhofstr. 1-23 (ungerade Nr.)', '0113'),
  ]
  test.each([undefined, 'Bahnhofstraße'])('with the chosen street %s', async strasse => {
    const { dates } = await readInTown(both, {
      orte,
      name: 'abfuhr.ics',
      manner: { neueOrte: false, ...(strasse === undefined ? {} : { strasse }) },
    })
    expect(dates).toEqual([
      `restmuell 2027-01-12 ${GER}, Kernstadt`,
      `restmuell 2027-01-13 ${UNG}, Kernstadt`,
    ])
  })

  test('a name shows its comma as it is meant, and one of another town is asked', async () => {
    const { told } = await read([...calendar('Parkweg'), ...calendar('Sasbach, Hauptstr.')])
    expect(told?.bedenken.join('\n')).toContain('„Sasbach, Hauptstr.“')
    expect(told?.bedenken.join('\n')).toContain('Ist das die Datei dieser Stadt?')
  })

  test('a description that begins with an address names its houses', async () => {
    const file = calendar('Abfuhr').toSpliced(
      5,
      0,
      'DESCRIPTION:Bahnhofstr. 1-24 (gerade Nr.)\\nBitte bis 6 Uhr',
    )
    expect((await read(file)).places).toEqual([GER])
    const bare = calendar('Abfuhr').toSpliced(5, 0, 'DESCRIPTION:Parkweg\\, bis 6 Uhr\\, Tel.-Nr. 123')
    expect((await read(bare)).places).toEqual(['Parkweg'])
  })
})
