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

  test('hidden columns are read, and asked with their headings, in both kinds of workbook', async () => {
    const cols =
      '<cols><col min="1" max="1"/><col min="2" max="3" hidden="1"/><col min="9" max="9" hidden="1"/></cols>'
    const excel = await readInTown(
      await zipOf({
        'xl/styles.xml': STYLES,
        'xl/worksheets/sheet1.xml': `<worksheet>${cols}<sheetData><row r="1">${cell('A1', 'Straße')}${cell('B1', 'Abfallart')}${cell('C1', 'Datum')}</row>${row(2, 0)}</sheetData></worksheet>`,
      }),
      { orte, name: 'abfuhr.xlsx' },
    )
    const open = await readOds(
      '<table:table-column/><table:table-column table:number-columns-repeated="2" table:visibility="collapse"/>',
      odsRow(odsName + odsDay('2027-01-12', '12.01.27')),
    )
    for (const { dates, told } of [excel, open]) {
      expect(dates).toEqual([ONE])
      expect(told?.bedenken).toEqual([
        '2 ausgeblendete Spalten werden mitgelesen: „Abfallart“, „Datum“. Gilt, was darin steht? Wenn nicht, dann löschen Sie sie in der Tabelle, und lesen Sie die Datei noch einmal ein.',
      ])
    }
  })
})

const ODS_STYLES =
  '<office:automatic-styles><style:style style:name="weg" style:family="table-cell"><style:text-properties style:text-line-through-style="solid"/></style:style><style:style style:name="wegtoo" style:family="table-cell" style:parent-style-name="weg"/><style:style style:name="da" style:family="table-cell" style:parent-style-name="weg"><style:text-properties style:text-line-through-style="none"/></style:style><style:style style:name="T1" style:family="text"><style:text-properties style:text-line-through-type="single"/></style:style></office:automatic-styles>'
const odsCell = (text: string, more = '') =>
  `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`
const odsDay = (day: string, text: string, more = '') =>
  odsCell(text, `office:value-type="date" office:date-value="${day}" ${more}`)
const odsRow = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`
const odsName = `${odsCell('Aweg')}${odsCell('Restmüll')}`
const STYLED = 'table:style-name'

const readOds = async (columns: string, ...rows: readonly string[]) =>
  readInTown(
    await zipOf({
      'content.xml': `<office:document-content>${ODS_STYLES}<table:table table:name="Plan">${columns}${odsRow(['Straße', 'Abfallart', 'Datum'].map(one => odsCell(one, `${STYLED}="da"`)).join(''))}${rows.join('')}</table:table></office:document-content>`,
    }),
    { orte, name: 'abfuhr.ods' },
  )

describe('W8: what an OpenDocument table strikes through is left out and named', () => {
  const columns =
    '<table:table-column table:number-columns-repeated="2"/><table:table-column table:default-cell-style-name="weg"/>'
  const ofRow = 'table:default-cell-style-name="weg"'
  test.each([
    ['a struck day', '', odsRow(odsName + odsDay('2027-01-26', '26.01.27', `${STYLED}="weg"`))],
    [
      'a style that takes over the strike',
      '',
      odsRow(odsName + odsDay('2027-01-26', '26.01.27', `${STYLED}="wegtoo"`)),
    ],
    [
      'a day whose text is struck',
      '',
      odsRow(odsName + odsDay('2027-01-26', '<text:span text:style-name="T1">26.01.27</text:span>')),
    ],
    ['a struck row', '', odsRow(odsName + odsDay('2027-01-26', '26.01.27'), ofRow)],
    [
      'a struck column, with one cell that is not',
      columns,
      odsRow(odsName + odsDay('2027-01-26', '26.01.27')),
    ],
    [
      'two equal struck rows',
      '',
      odsRow(odsName + odsDay('2027-01-26', '26.01.27', `${STYLED}="weg"`), 'table:number-rows-repeated="2"'),
    ],
  ])('%s', async (_, own, row) => {
    const shown = odsDay('2027-01-12', '12.01.27', `${STYLED}="da"`)
    const { dates, told } = await readOds(own, odsRow(odsName + shown), row)
    expect(dates).toEqual([ONE])
    expect(told?.hinweise.join()).toMatch(
      /Durchgestrichen, nicht übernommen: .*Zeile 3 \((?:Aweg, Restmüll, )?26\.01\.2027\)/,
    )
  })

  test('of a text with several days, only the struck one', async () => {
    const runs = '<text:span text:style-name="T1">26.01.2027</text:span>, 12.01.2027'
    const { dates, told } = await readOds('', odsRow(odsName + odsCell(runs)))
    expect(dates).toEqual([ONE])
    expect(told?.hinweise.join()).toContain('Zeile 2 (26.01.2027)')
  })

  test('a strike that is turned off is none', async () => {
    const { dates } = await readOds('', odsRow(odsName + odsDay('2027-01-12', '12.01.27', `${STYLED}="da"`)))
    expect(dates).toEqual([ONE])
  })
})

describe('W8: a struck day in the markup of a cell is left out and named', () => {
  test.each([
    '<s>26.01.2027</s>, 12.01.2027',
    '12.01.2027, <s>26.01.2027</s>',
    '12.01.2027 <s>26.01.2027</s>',
    '<del>26.01.2027</del><br>12.01.2027',
    '<del datetime="2026-11-01">26.01.2027</del> <ins>12.01.2027</ins>',
    '<strike>26.01.2027</strike> 12.01.2027',
    '<s class="alt">26.01.2027</s>12.01.2027',
    '<S>26.01.2027</S>, 12.01.2027',
    '<s><b>26.01.2027</b></s>, 12.01.2027',
    '<b><s>26.01.2027</s></b>, 12.01.2027',
    '<span style="text-decoration: line-through">26.01.2027</span>, 12.01.2027',
    '<span style="text-decoration-line:line-through"><span>26.01.2027</span></span> 12.01.2027',
    '2\u03366\u0336.\u03360\u03361\u0336.\u03362\u03360\u03362\u03367\u0336, 12.01.2027',
  ])('%s', async days => {
    for (const table of [
      ['Straße;Abfallart;Datum', `Aweg;Restmüll;${days}`],
      ['Straße;Restmüll;Papier', `Aweg;${days};`],
    ]) {
      const { dates, told } = await readInTown(table, { orte })
      expect(dates).toEqual([ONE])
      expect(told?.fehler.map(({ satz }) => satz)).toEqual([
        '„26.01.2027“ ist durchgestrichen und wird nicht übernommen.',
      ])
    }
  })

  test('several struck days are named one by one', async () => {
    const { dates, told } = await readInTown(
      ['Straße;Restmüll;Papier', 'Aweg;<s>26.01.2027, 09.02.2027</s>, 12.01.2027;'],
      { orte },
    )
    expect(dates).toEqual([ONE])
    expect(told?.fehler).toHaveLength(2)
  })
})
