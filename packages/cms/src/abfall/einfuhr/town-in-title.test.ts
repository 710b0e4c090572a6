import { describe, expect, test } from 'vitest'
import { zipOf } from '../testing/workbook.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const TOWN = {
  orte: [place('Kernstadt', 'Kelterstraße'), place('Unterweiler', 'Kirchstraße')],
  gemeinde: { name: 'Rebenau', plz: '76999' },
}
const TABLE = [
  'Straße;Abfallart;Datum',
  'Kelterstraße;Restmüll;04.01.2028',
  'Kelterstraße;Restmüll;18.01.2028',
]
const asks = async (lines: readonly string[] | Uint8Array, name = 'abfuhr.csv', town = TOWN) => {
  const { told } = await readInTown(lines, { ...town, name })
  return told?.bedenken.filter(one => one.includes('Ist die Datei für ')) ?? ['refused']
}
const above = (title: string) => asks([title, '', ...TABLE])

describe('W1: a title that names another town is asked', () => {
  test.each([
    'Abfuhrkalender 2028 Gemeinde Musterheim',
    'Abfuhrkalender 2028;Gemeinde Musterheim;',
    'GEMEINDE MUSTERHEIM',
    'Gemeinde: Musterheim',
    'Stadt Musterheim – Müllabfuhr 2028',
    'Große Kreisstadt Musterheim',
    'Kreisfreie Stadt Bad Musterheim',
    'Markt Oberbeispiel, Abfuhrtermine',
    'Abfuhrtermine der Marktgemeinde Musterheim',
    'Abfalltermine in der Hansestadt Beispielow',
    'Stadtverwaltung Musterheim',
    'Gemeinden Musterheim und Beispielhofen',
    'Stadt Sankt Muster',
    'Gemeinde Musterheim, Ortsteil Unterweiler',
    '12345 Musterheim',
    'Abfuhrplan 12345 Musterheim 2028',
    'Abfuhrkalender 2028 Musterheim',
    'Musterheimer Abfallkalender',
    'Abfuhrtermine Bad Musterheim',
    'Musterheim',
  ])('%s', async title => {
    const text = title.replace(';;', '').replace(/;$/, '').replace(';', ', ')
    expect(await above(title)).toEqual([
      `Über oder unter den Terminen steht „${text}“. Ist die Datei für Rebenau?`,
    ])
  })

  test('also below the dates, among them, in the title of a block, and with a row of known places', async () => {
    expect(await asks([...TABLE, 'Gemeinde Musterheim'])).toHaveLength(1)
    expect(await asks(['Abfallart;Datum', 'Restmüll;04.01.2028', 'Stadt Musterheim'])).toHaveLength(1)
    expect(await asks(['Restmüll Gemeinde Musterheim', '04.01.2028', '18.01.2028'])).toHaveLength(1)
  })

  test.each(['Abfuhr Gemeinde Musterheim.csv', 'Abfallkalender_Musterheim_2028.csv', 'stadt_Musterheim.csv'])(
    'the name of the file, %s',
    async name => {
      expect(await asks(TABLE, name)).toEqual([
        `Die Datei heißt „${name.replace('.csv', '').replaceAll('_', ' ')}“. Ist die Datei für Rebenau?`,
      ])
    },
  )

  test('the name of a sheet', async () => {
    const cells = TABLE.map(
      (line, nr) =>
        `<row r="${nr + 1}">${line
          .split(';')
          .map((text, at) => `<c r="${'ABC'[at]}${nr + 1}" t="inlineStr"><is><t>${text}</t></is></c>`)
          .join('')}</row>`,
    )
    const book = await zipOf({
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Stadt Musterheim" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`,
    })
    expect(await asks(book, 'abfuhr.xlsx')).toEqual([
      'Das Blatt heißt „Stadt Musterheim“. Ist die Datei für Rebenau?',
    ])
  })

  test('in the name of a calendar it is asked, as any name that the town does not know', async () => {
    const { told, refused } = await readInTown(
      [
        'BEGIN:VCALENDAR',
        'X-WR-CALNAME:Abfuhrkalender Musterheim',
        'BEGIN:VEVENT',
        'SUMMARY:Restmüll',
        'DTSTART;VALUE=DATE:20280104',
        'END:VEVENT',
        'END:VCALENDAR',
      ],
      { ...TOWN, name: 'abfuhr.ics' },
    )
    expect(refused).toBeUndefined()
    expect(told?.bedenken.join()).toMatch(/Abfuhrkalender Musterheim.*Ist das die Datei/)
  })
})

describe('W1: no question about', () => {
  test.each([
    'Abfuhrkalender 2028 Gemeinde Rebenau',
    'STADT REBENAU',
    'Große Kreisstadt Rebenau am Rhein',
    'Stadt Rebenau-Nord',
    'Rebenauer Abfallkalender 2028',
    'Stadt Rebenau und Gemeinde Musterheim',
    'Gemeinden Musterheim, Rebenau und Beispielhofen',
    '76999 Rebenau',
    'Gemeinde Unterweiler',
    'Ortsteil Unterweiler, Abfuhrplan',
    'Abfuhrtermine Kernstadt',
    'Landkreis Musterheim',
    'Abfallwirtschaftsbetrieb Landkreis Auental - Abfuhrtermine 2028',
    'Kreis Musterheim, Abfuhr',
    'Verbandsgemeinde Rheinauen',
    'Zweckverband Abfallwirtschaft Musterheim',
    'Abfallwirtschaft Musterheim GmbH',
    'AWB Musterheim',
    'Abfallwirtschaft Auental GmbH, Hauptstraße 5, 12345 Musterheim',
    'Hauptstraße 5, 12345 Musterheim',
    'Auskunft: Stadt Musterheim, Tel. 07222 1234',
    '12345 Musterheim, Tel. 07222 1234',
    'Bearbeiter: Hr. Rosenberg',
    'Abfuhrplan 2028 (intern)',
    'Abfuhrplan Altpapier 2028 (intern)',
    'Stand: 12.11.2027',
    'Änderungen vorbehalten',
    'Abfuhrkalender Innenstadt 2028',
    'Sammelstelle am Markt Nord',
    'Stadt und Land',
    'Stadtwerke Musterheim, Entsorgung der Biotonnen',
    'Vorschau 4. Quartal',
  ])('%s', async title => expect(await above(title)).toEqual([]))

  test.each([
    'abfuhr.csv',
    'export (3).csv',
    'Abfuhr_Rebenau_2028.csv',
    'Landkreis Musterheim.csv',
    '38-b.csv',
  ])('a file that is called %s', async name => expect(await asks(TABLE, name)).toEqual([]))

  test('any title while the address of the town hall is not known', async () => {
    const { told } = await readInTown(['Gemeinde Musterheim', '', ...TABLE], { orte: TOWN.orte })
    expect(told?.bedenken).toEqual([])
  })
})
