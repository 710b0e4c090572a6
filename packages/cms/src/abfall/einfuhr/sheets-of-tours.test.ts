import { describe, expect, test } from 'vitest'
import { zipOf } from '../testing/workbook.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const orte = [place('Kernstadt', 'Kirchgasse'), place('Kernstadt', 'Lindenweg')]

type Sheet = readonly [name: string, ...rows: readonly string[]]
const row = (text: string) =>
  `<row>${text
    .split(';')
    .map(cell => `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
    .join('')}</row>`
const readBook = async (...sheets: readonly Sheet[]) =>
  readInTown(
    await zipOf({
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets.map(([name], nr) => `<sheet name="${name}" sheetId="${nr + 1}" r:id="r${nr + 1}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, nr) => `<Relationship Id="r${nr + 1}" Target="worksheets/sheet${nr + 1}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(
        sheets.map(([, ...rows], nr) => [
          `xl/worksheets/sheet${nr + 1}.xml`,
          `<worksheet><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
        ]),
      ),
    }),
    { orte, name: 'abfuhr.xlsx' },
  )

const STREETS: Sheet = [
  'Straßen',
  'Straße;Ortsteil;Tour Restmüll/Bio;Tour Papier',
  'Kirchgasse;Kernstadt;2;P1',
  'Lindenweg;Kernstadt;1;P1',
]
const TOURS: Sheet = [
  'Termine 2027',
  'Tour;Abfallart;Datum',
  '1;Restmüll;04.01.2027',
  '2;Restmüll;05.01.2027',
  'P1;Papier;07.01.2027',
]
const DATES: Sheet = ['Plan', 'Straße;Abfallart;Datum', 'Kirchgasse;Restmüll;05.01.2027']
const LEGEND: Sheet = ['Legende', 'Restmüll;graue Tonne', 'Papier;blaue Tonne']
const NOT_READ = 'Gelesen wurde nur das Blatt'

describe('W8: of a workbook the sheet with dates is read', () => {
  test.each<[string, readonly Sheet[]]>([
    ['after a list of streets with their tours', [STREETS, DATES]],
    ['before it', [DATES, STREETS]],
    ['after a legend', [LEGEND, DATES]],
    ['after a legend and a list of streets', [LEGEND, STREETS, DATES]],
    ['alone', [DATES]],
  ])('%s', async (_, sheets) => {
    const { dates, told } = await readBook(...sheets)
    expect(dates).toEqual(['restmuell 2027-01-05 Kirchgasse, Kernstadt'])
    expect(told?.hinweise.join()).toMatch(sheets.length > 1 ? `${NOT_READ} „Plan“` : /^(?!Gelesen)/)
  })

  test('of dates by tour, the tours are named, with what to do', async () => {
    for (const sheets of [[STREETS, TOURS], [TOURS, STREETS], [TOURS]]) {
      const { refused } = await readBook(...sheets)
      expect(refused).toContain('Bezirk oder Tour unbekannt: 1 (1-mal); 2 (1-mal); P1 (1-mal).')
      expect(refused).toContain('Schreiben Sie in jede Zeile unter „Straße“ die Straßen')
      expect(refused).not.toContain('ist kein Datum')
      if (sheets.length > 1)
        expect(refused).toContain(`${NOT_READ} „Termine 2027“, nicht gelesen: „Straßen“.`)
    }
  })

  test('without a sheet of dates, the faults of the best one are told', async () => {
    expect((await readBook(STREETS, LEGEND)).refused).toContain('„2“ ist kein Datum')
  })

  test('a district that the town has is read', async () => {
    const { dates } = await readInTown(
      ['Tour;Abfallart;Datum', '1;Restmüll;05.01.2027', '2;Restmüll;06.01.2027', ''],
      {
        orte: orte.map((one, nr) => Object.assign({}, one, { bezirk: String(nr + 1) })),
      },
    )
    expect(dates).toEqual([
      'restmuell 2027-01-05 Kirchgasse, 1, Kernstadt',
      'restmuell 2027-01-06 Lindenweg, 2, Kernstadt',
    ])
  })
})
