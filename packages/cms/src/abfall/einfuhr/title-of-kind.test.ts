import { describe, expect, test } from 'vitest'
import { zipOf } from '../testing/workbook.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const TOWN = { orte: [place('Kernstadt', 'Kelterstraße')] }
const DATES = ['papier 2027-01-12 Kelterstraße, Kernstadt', 'papier 2027-02-09 Kelterstraße, Kernstadt']

const LIST = [
  'lfd. Nr.;Straße;Abfallart;Vorjahr;Datum;Tag;Bemerkung',
  '1;Kelterstraße;Altpapier;13.01.2026;12.01.2027;Di;',
  '2;Kelterstraße;Altpapier;10.02.2026;09.02.2027;Di;',
]
const COLUMNS = ['lfd. Nr.;Straße;Altpapier', '1;Kelterstraße;12.01.2027', '2;Kelterstraße;09.02.2027']
const PLAIN = ['Straße;Art;Datum', 'Kelterstraße;Papier;12.01.2027', 'Kelterstraße;Papier;09.02.2027']

describe('W9: headings win over a title that names a kind', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['a title and its author', ['Abfuhrplan Altpapier 2027 (intern)', 'Bearbeiter: Hr. Maier'], LIST],
    ['the title alone', ['Altpapier'], LIST],
    ['a title of another kind', ['Restmüll und Bioabfall'], LIST],
    ['two titles and a note', ['Altpapier 2027', 'Stand: November', 'Restmüll siehe andere Datei'], LIST],
    ['titles in several cells', ['Altpapier;2027;intern', 'Hr. Maier;Tel. 123'], LIST],
    ['a title that is one of several', ['Landkreis Auental', 'Altpapier', 'Bearbeiter: Hr. Maier'], LIST],
    ['an empty line', ['Altpapier', '', 'Hr. Maier', ''], LIST],
    ['a remark with a day', ['Altpapier 2027', 'Bearbeiter: Hr. Maier;;Stand;20.11.2026'], LIST],
    ['columns of kinds', ['Abfuhrplan Altpapier', 'Bearbeiter: Hr. Maier'], COLUMNS],
    ['columns of kinds below the title', ['Abfuhrplan Altpapier'], COLUMNS],
    ['a list with few columns', ['Abfuhrplan Altpapier', 'Hr. Maier'], PLAIN],
  ])('%s', async (_, title, table) => {
    const { dates, refused } = await readInTown([...title, ...table], TOWN)
    expect(refused).toBeUndefined()
    expect(dates).toEqual(DATES)
  })

  test.each<[string, readonly string[]]>([
    ['between two blocks', ['Altpapier', '12.01.2027', 'Tour Nord', 'Restmüll', '13.01.2027']],
    ['below a title without headings', ['Altpapier', 'Kelterstraße', '12.01.2027']],
  ])('a text %s still makes the dates below unclear', async (_, lines) => {
    const { dates, refused } = await readInTown(lines, TOWN)
    expect(dates).toEqual([])
    expect(refused).toContain('Wofür die Termine darunter gelten, ist damit unklar')
  })
})

describe('W10: of several sheets that cannot be read, the refusal is about the one with dates', () => {
  const rowsOf = (lines: readonly string[]) =>
    lines
      .map(
        (line, nr) =>
          `<row r="${nr + 1}">${line
            .split(';')
            .map((text, at) => `<c r="${'ABCDEF'[at]}${nr + 1}" t="inlineStr"><is><t>${text}</t></is></c>`)
            .join('')}</row>`,
      )
      .join('')
  const book = (sheets: readonly (readonly [name: string, lines: readonly string[]])[]) =>
    zipOf({
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets.map(([name], nr) => `<sheet name="${name}" sheetId="${nr + 1}" r:id="rId${nr + 1}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, nr) => `<Relationship Id="rId${nr + 1}" Target="worksheets/sheet${nr + 1}.xml"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(
        sheets.map(([, lines], nr) => [
          `xl/worksheets/sheet${nr + 1}.xml`,
          `<worksheet><sheetData>${rowsOf(lines)}</sheetData></worksheet>`,
        ]),
      ),
    })
  const INFO = ['Ansprechpartner;Hr. Maier', 'Tel.;07222 1234', 'Stand;12.11.2026']
  const ODD = ['Kennung;Wann', 'A;12.01.2027', 'B;13.01.2027']

  test.each<[string, readonly (readonly [string, readonly string[]])[], string]>([
    [
      'the info first',
      [
        ['Info', INFO],
        ['Termine', ODD],
      ],
      'Termine',
    ],
    [
      'the dates first',
      [
        ['Termine', ODD],
        ['Info', INFO],
      ],
      'Termine',
    ],
    [
      'no sheet has dates',
      [
        ['Info', INFO.slice(0, 2)],
        ['Legende', ['R;Restmüll']],
      ],
      'Info',
    ],
  ])('%s', async (_, sheets, name) => {
    const { refused } = await readInTown(await book(sheets), { ...TOWN, name: 'abfuhr.xlsx' })
    expect(refused).toContain(`Blatt „${name}“: `)
  })
})
