import { describe, expect, test } from 'vitest'
import { zipOf } from '../../testing/workbook.ts'
import { place, readInTown } from '../testing/read-in-town.ts'

const ASKS =
  'An den Zellen hängt ein Kommentar, den der Einleser nicht auswertet: Zeile 2 (fällt aus wg. Baustelle, bitte prüfen).'
const ROWS = [
  ['Straße', 'Abfallart', 'Datum'],
  ['Parkweg', 'Restmüll', '05.01.2027'],
]
const read = async (members: Readonly<Record<string, string>>, name: string) =>
  readInTown(await zipOf(members), { name, orte: [place('Kernstadt', 'Parkweg')] })

describe('W8: comments at the cells of a workbook are named and asked', () => {
  const cells = ROWS.map(
    row => `<row>${row.map(text => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
  )
  const xlsx = (target: string, text: string) => ({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells.join('')}</sheetData></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships><Relationship Type="http://x/relationships/comments" Target="${target}"/></Relationships>`,
    'xl/comments1.xml': `<comments><commentList><comment ref="C2"><text>${text}</text></comment></commentList></comments>`,
  })
  test.each(['../comments1.xml', '/xl/comments1.xml'])('of an Excel file, at %s', async target => {
    const text = '<r><t>fällt aus wg. </t></r><r><t>Baustelle,\nbitte prüfen</t></r>'
    const { dates, told } = await read(xlsx(target, text), 'a.xlsx')
    expect(dates).toHaveLength(1)
    expect(told?.bedenken.join()).toContain(ASKS)
  })

  test('an empty comment asks nothing', async () => {
    expect((await read(xlsx('../comments1.xml', '<t> </t>'), 'a.xlsx')).told?.bedenken).toEqual([])
  })

  test('of an OpenDocument table, without its author', async () => {
    const note =
      '<office:annotation><dc:creator>Maier</dc:creator><text:p>fällt aus wg. Baustelle,</text:p><text:p>bitte prüfen</text:p></office:annotation>'
    const rows = ROWS.map(
      (row, nr) =>
        `<table:table-row>${row.map((text, at) => `<table:table-cell>${nr === 1 && at === 2 ? note : ''}<text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`,
    )
    const { dates, told } = await read(
      {
        'content.xml': `<office:document><table:table table:name="T">${rows.join('')}</table:table></office:document>`,
      },
      'a.ods',
    )
    expect(dates).toHaveLength(1)
    expect(told?.bedenken.join()).toContain(ASKS)
  })
})
