import { describe, expect, test } from 'vitest'
import { decodeOldText } from '../../uebernahme/old-encodings.ts'
import { isDamaged } from './damaged-letters.ts'
import { place, readInTown } from './testing/read-in-town.ts'

/** The codes of German letters in the encodings of old programs. */
const CODES = {
  Macintosh: { ä: 0x8a, ö: 0x9a, ü: 0x9f, Ä: 0x80, Ö: 0x85, Ü: 0x86, ß: 0xa7, '–': 0xd0 },
  DOS: { ä: 0x84, ö: 0x94, ü: 0x81, Ä: 0x8e, Ö: 0x99, Ü: 0x9a, ß: 0xe1 },
  Windows: {
    ä: 0xe4,
    ö: 0xf6,
    ü: 0xfc,
    Ä: 0xc4,
    Ö: 0xd6,
    Ü: 0xdc,
    ß: 0xdf,
    '–': 0x96,
    á: 0xe1,
    š: 0x9a,
    '„': 0x84,
    '“': 0x93,
    '€': 0x80,
    '§': 0xa7,
    '®': 0xae,
  },
} as const
const bytesIn = (text: string, codes: Readonly<Record<string, number>>): Uint8Array =>
  Uint8Array.from(text, letter => codes[letter] ?? letter.charCodeAt(0))

const TEXTS = [
  'Straße;Abfallart;Datum',
  'Restmüll',
  'Gelbe Säcke',
  'Grünschnitt Übergabe',
  'Altöl',
  'Ämter, Öffentliche Straße',
  'SUMMARY:Biomüll',
  'Großmüllbehälter',
]

describe.each(['Macintosh', 'DOS'] as const)('W9: German words in the encoding of %s', from => {
  test.each(TEXTS)('„%s“ is whole', text => {
    expect(decodeOldText(bytesIn(text, CODES[from]))).toEqual({ text, from })
  })

  test('a table is read, and the report says it', async () => {
    const rows = [
      'Straße;Abfallart;Datum',
      'Kellereistraße;Restmüll;05.01.2027',
      'Kellereistraße;Gelbe Säcke;12.01.2027',
      '',
    ]
    const { dates, told } = await readInTown(bytesIn(rows.join('\r\n'), CODES[from]), {
      orte: [place('Kernstadt', 'Kellereistraße'), place('Kernstadt', 'Parkweg')],
    })
    expect(dates).toEqual([
      'gelb 2027-01-12 Kellereistraße, Kernstadt',
      'restmuell 2027-01-05 Kellereistraße, Kernstadt',
    ])
    expect(told?.hinweise).toEqual([
      `Die Datei hat die alte Zeichenkodierung von ${from}. Ihre Umlaute sind danach gelesen.`,
    ])
    expect(told?.bedenken).toEqual([])
  })

  test('a calendar is read', async () => {
    const text =
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20270105\nSUMMARY:Biomüll\nLOCATION:Kellereistraße\nEND:VEVENT\nEND:VCALENDAR\n'
    const { dates } = await readInTown(bytesIn(text, CODES[from]), {
      name: 'abfuhr.ics',
      orte: [place('Kernstadt', 'Kellereistraße')],
    })
    expect(dates).toEqual(['biomuell 2027-01-05 Kellereistraße, Kernstadt'])
  })
})

test.each([
  ...TEXTS,
  'Herr Calvári, Restmüll',
  'Calvári',
  'Škoda-Straße'.replace('Š', 'š'),
  '„Gelber Sack“ – 12 €, § 5',
  'Bio® und Restmüll',
  'Restmuell',
])('W9: „%s“ in the encoding of Windows stays as it is', text => {
  expect(decodeOldText(bytesIn(text, CODES.Windows))).toEqual({ text })
})

test.each(['Restmüll', 'Straße – Bio', 'Calvári', '', 'Müll\u00A0'])(
  'W9: „%s“ in UTF-8 stays as it is',
  text => {
    expect(decodeOldText(new TextEncoder().encode(text))).toEqual({ text })
  },
)

describe('W9: names from an encoding of another system are damaged', () => {
  test.each([
    'RestmŸll',
    'BiomŸll',
    'Gelbe SŠcke',
    'Stra§e',
    'Kellereistra§e',
    'Straáe',
    'SperrmŸll',
    'Gelbe S„cke',
    'Alt”l',
  ])('%s', text => {
    expect(isDamaged(text)).toBe(true)
  })
  test.each([
    'Restmüll',
    'Škoda',
    'Café',
    '§ 5',
    'Straße',
    'Strasse',
    '„Gelber Sack“',
    'Preis: 5 €',
    'Calvári',
    'Kosice-Šaca',
  ])('%s is whole', text => {
    expect(isDamaged(text)).toBe(false)
  })

  test('in a workbook or in UTF-8 they are told as damaged, and never offered to be explained', async () => {
    const { told, refused } = await readInTown(
      ['Stra§e;Abfallart;Datum', 'Parkweg;RestmŸll;05.01.2027', 'Parkweg;Papier;12.01.2027', ''],
      { orte: [place('Kernstadt', 'Parkweg')] },
    )
    expect(refused ?? told?.bedenken.join()).toContain('Umlaute und andere Zeichen der Datei sind beschädigt')
    expect(told?.unbekannte_namen ?? []).toEqual([])
  })
})
