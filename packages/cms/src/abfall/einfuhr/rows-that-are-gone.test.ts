import { describe, expect, test } from 'vitest'
import { zipOf } from '../testing/workbook.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const orte = [place('Kernstadt', 'Aweg')]
const ONE = 'restmuell 2027-01-12 Aweg, Kernstadt'

describe('W10: a column that says whether a row counts', () => {
  test.each([
    ['gelöscht', '', 'x'],
    ['gelöscht', 'nein', 'ja'],
    ['Gelöscht', '0', '1'],
    ['Abgesagt', '', 'ja'],
    ['storniert', 'FALSCH', 'WAHR'],
    ['entfällt', 'nein', 'x'],
    ['aktiv', 'true', 'false'],
    ['aktiv', 'ja', 'nein'],
    ['gültig', 'x', 'nein'],
    ['gültig', '1', '0'],
    ['ist_aktiv', '1', '0'],
    ['Status', 'aktiv', 'gelöscht'],
  ])('%s: „%s“ counts, „%s“ is left out and named', async (heading, yes, no) => {
    const { dates, told } = await readInTown(
      [
        `Straße;Abfallart;Datum;${heading}`,
        `Aweg;Restmüll;12.01.2027;${yes}`,
        `Aweg;Restmüll;26.01.2027;${no}`,
      ],
      { orte },
    )
    expect(dates).toEqual([ONE])
    const said = heading === 'Status' ? no : `${heading}: ${no}`
    expect(told?.hinweise).toEqual([`Keine Abfuhr, nicht übernommen: Restmüll, ${said} (26.01.2027)`])
  })
})

const STYLES =
  '<styleSheet><fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts><cellXfs><xf/><xf numFmtId="14"/><xf fontId="1"/><xf numFmtId="14" fontId="1"/><xf fontId="2"/></cellXfs><dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>'
const cell = (at: string, text: string, style = 0) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`
const date = (at: string, serial: number, style = 1) => `<c r="${at}" s="${style}"><v>${serial}</v></c>`
/** 12 January 2027. */
const DAY = 46_399

const book = (...rows: readonly string[]) =>
  zipOf({
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cell('A1', 'Straße')}${cell('B1', 'Abfallart')}${cell('C1', 'Datum')}</row>${rows.join('')}</sheetData></worksheet>`,
  })
const row = (nr: number, days: number, style = { text: 0, day: 1 }, more = '') =>
  `<row r="${nr}"${more}>${cell(`A${nr}`, 'Aweg', style.text)}${cell(`B${nr}`, 'Restmüll', style.text)}${date(`C${nr}`, DAY + days, style.day)}</row>`
const readBook = async (...rows: readonly string[]) =>
  readInTown(await book(...rows), { orte, name: 'abfuhr.xlsx' })

describe('W8: what a workbook shows as gone', () => {
  test('a struck row is left out and named; strike that is turned off is none', async () => {
    const { dates, told } = await readBook(row(2, 0, { text: 4, day: 1 }), row(3, 14, { text: 2, day: 3 }))
    expect(dates).toEqual([ONE])
    expect(told?.hinweise).toEqual([
      'Durchgestrichen, nicht übernommen: Zeile 3 (Aweg, Restmüll, 26.01.2027).',
    ])
    expect(told?.fehler).toEqual([])
  })

  test('a struck day alone is no day', async () => {
    const { dates, told } = await readBook(row(2, 0), row(3, 14, { text: 0, day: 3 }))
    expect(dates).toEqual([ONE])
    expect(told?.hinweise.join()).toContain('Zeile 3 (26.01.2027)')
  })

  test('if all dates are hidden, the refusal says it', async () => {
    const { refused } = await readBook(row(2, 0, undefined, ' hidden="1"'))
    expect(refused).toContain('1 ausgeblendete Zeile wird nicht übernommen: Zeile 2')
  })

  test('of a text the struck part is left out and named, in a cell and among shared texts', async () => {
    const runs = '<r><rPr><strike/></rPr><t>26.01.2027</t></r><r><t xml:space="preserve"> 12.01.2027</t></r>'
    const two = `${cell('A2', 'Aweg')}${cell('B2', 'Restmüll')}`
    const inline = await readBook(`<row r="2">${two}<c r="C2" t="inlineStr"><is>${runs}</is></c></row>`)
    const shared = await readInTown(
      await zipOf({
        'xl/sharedStrings.xml': `<sst><si>${runs}</si></sst>`,
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cell('A1', 'Straße')}${cell('B1', 'Abfallart')}${cell('C1', 'Datum')}</row><row r="2">${two}<c r="C2" t="s"><v>0</v></c></row></sheetData></worksheet>`,
      }),
      { orte, name: 'abfuhr.xlsx' },
    )
    for (const { dates, told } of [inline, shared]) {
      expect(dates).toEqual([ONE])
      expect(told?.hinweise).toEqual(['Durchgestrichen, nicht übernommen: Zeile 2 (26.01.2027).'])
    }
  })

  test('hidden rows are not taken, and asked with their texts, in both kinds of workbook', async () => {
    const excel = await readBook(row(2, 0), row(3, 14, undefined, ' hidden="1"'))
    const ods = (visibility: string, ...texts: readonly string[]) =>
      `<table:table-row ${visibility}>${texts.map(text => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`
    const open = await readInTown(
      await zipOf({
        'content.xml': `<office:document-content><table:table table:name="Plan">${ods('', 'Straße', 'Abfallart', 'Datum')}${ods('', 'Aweg', 'Restmüll', '12.01.2027')}${ods('table:visibility="filter"', 'Aweg', 'Restmüll', '26.01.2027')}</table:table></office:document-content>`,
      }),
      { orte, name: 'abfuhr.ods' },
    )
    for (const { dates, told } of [excel, open]) {
      expect(dates).toEqual([ONE])
      expect(told?.bedenken).toEqual([
        '1 ausgeblendete Zeile wird nicht übernommen: Zeile 3 (Aweg, Restmüll, 26.01.2027). Soll etwas davon gelten, dann blenden Sie es in der Tabelle ein, und lesen Sie die Datei noch einmal ein.',
      ])
    }
  })
})
