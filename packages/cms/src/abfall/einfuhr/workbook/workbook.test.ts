import { describe, expect, test } from 'vitest'
import { zipOf } from '../../testing/workbook.ts'
import { readInTown } from '../testing/read-in-town.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const HEAD = ['Ort', 'Straße', 'Abfallart', 'Datum']
const own = { manner: { neueOrte: true }, name: 'abfuhr.xlsx' }

const inline = (text: string, at = '') => `<c ${at} t="inlineStr"><is><t>${text}</t></is></c>`
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
const sheetOf = (...rows: string[]) =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`
const head = row(...HEAD.map(one => inline(one)))
/** A sheet with one date in this cell. */
const dated = (cell: string, street = 'Amselweg') =>
  sheetOf(head, row(inline('Dorf'), inline(street), inline('Restmüll'), cell))
const stylesOf = (...codes: string[]) =>
  `<styleSheet><numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`
const bookOf = (sheets: string, more = '') => `<workbook>${more}<sheets>${sheets}</sheets></workbook>`
const relsOf = (targets: Record<string, string>) =>
  `<Relationships>${Object.entries(targets)
    .map(([id, target]) => `<Relationship Id="${id}" Type="x/${id}" Target="${target}"/>`)
    .join('')}</Relationships>`
const MONDAY = 'restmuell 2027-01-04 Amselweg, Dorf'

const read = async (members: Record<string, string>) => readInTown(await zipOf(members), own)

describe('W9: a workbook is read as its program shows it', () => {
  test.each([
    ['a number in the format of the standard', '<c s="2"><v>46391</v></c>', 'dd.mm.yyyy'],
    ['a number in a format of its own', '<c s="1"><v>46391</v></c>', 'ddd\\, dd/mm/yy'],
    ['a number in a German format', '<c s="1"><v>46391</v></c>', 'TT.MM.JJJJ'],
    ['a format with texts', '<c s="1"><v>46391</v></c>', '[$-407]&quot;am&quot; d. mmmm yyyy;@'],
    ['a number without a format', '<c><v>46391</v></c>', '0'],
    ['an hour beside the day', '<c s="1"><v>46391.25</v></c>', 'yyyy-mm-dd h:mm'],
    ['a rounding error', '<c s="1"><v>46390.9999999999</v></c>', 'yyyy-mm-dd'],
    ['a text', inline('04.01.2027'), '0'],
    ['a text in pieces', '<c t="inlineStr"><is><r><t>04.01.</t></r><r><t>2027</t></r></is></c>', '0'],
    ['a day as ISO 8601', '<c t="d"><v>2027-01-04T00:00:00Z</v></c>', '0'],
    ['the text of a formula', '<c t="str"><f>A1</f><v>04.01.2027</v></c>', '0'],
    ['the number of a formula', '<c s="1"><f>D1+14</f><v>46391</v></c>', 'dd.mm.yyyy'],
    ['a shared formula', '<c s="1"><f t="shared" ref="D2:D9" si="0">D1+14</f><v>46391</v></c>', 'dd.mm.yyyy'],
    ['a following shared formula', '<c s="1"><f t="shared" si="0"/><v>46391</v></c>', 'dd.mm.yyyy'],
    [
      'a row with its own reading aid',
      `<c t="inlineStr"><is><t>04.01.2027</t><rPh sb="0" eb="1"><t>x</t></rPh></is></c>`,
      '0',
    ],
  ])('%s', async (_, cell, code) => {
    const { dates } = await read({ 'xl/worksheets/sheet1.xml': dated(cell), 'xl/styles.xml': stylesOf(code) })
    expect(dates).toEqual([MONDAY])
  })

  test.each([
    ['a formula without a value', '<c><f>D1+14</f></c>', '„=D1+14“ ist eine Formel ohne Ergebnis.'],
    ['an error', '<c t="e"><v>#REF!</v></c>', '„#REF!“ ist kein Datum.'],
    ['an hour without a day', '<c s="1"><v>0.25</v></c>', '„06:00“ ist kein Datum.'],
  ])('%s is told', async (_, cell, satz) => {
    const { refused } = await read({
      'xl/worksheets/sheet1.xml': dated(cell),
      'xl/styles.xml': stylesOf('h:mm'),
    })
    expect(refused).toContain(satz)
  })

  test.each([
    ['with a format', 's="1"', 'dd.mm.yyyy'],
    ['without a format', '', '0'],
  ])('days that are counted from 1904, %s', async (_, style, code) => {
    const { dates } = await read({
      'xl/workbook.xml': bookOf('<sheet name="T" r:id="a"/>', '<workbookPr date1904="true"/>'),
      'xl/_rels/workbook.xml.rels': relsOf({ a: 'worksheets/sheet1.xml' }),
      'xl/worksheets/sheet1.xml': dated(`<c ${style}><v>44929</v></c>`),
      'xl/styles.xml': stylesOf(code),
    })
    expect(dates).toEqual([MONDAY])
  })

  const shared = (text: string) =>
    `<sst>${[...HEAD, 'Dorf', 'Amselweg', 'Restmüll', text].map(one => `<si><t>${one}</t></si>`).join('')}</sst>`
  const byNumber = sheetOf(
    row(...HEAD.map((_, at) => `<c t="s"><v>${at}</v></c>`)),
    row(...[4, 5, 6, 7].map(at => `<c t="s"><v>${at}</v></c>`)),
  )
  test.each<[string, Record<string, string>]>([
    [
      'shared texts in another spelling',
      { 'xl/SharedStrings.xml': shared('04.01.2027'), 'xl/worksheets/sheet1.xml': byNumber },
    ],
    ['backslashes', { 'xl\\sharedStrings.xml': shared('04.01.2027'), 'xl/worksheets/sheet1.xml': byNumber }],
    [
      'shared texts of another name',
      {
        'xl/workbook.xml': bookOf('<sheet name="T" r:id="a"/>'),
        'xl/_rels/workbook.xml.rels': relsOf({ a: '/xl/worksheets/sheet1.xml', sharedStrings: 'texte.xml' }),
        'xl/texte.xml': shared('04.01.2027'),
        'xl/worksheets/sheet1.xml': byNumber,
      },
    ],
    ['a sheet without a number in its name', { 'xl/worksheets/sheet.xml': dated(inline('04.01.2027')) }],
    [
      'a sheet that the list calls otherwise',
      {
        'xl/workbook.xml': bookOf('<sheet name="T" r:id="a"/>'),
        'xl/_rels/workbook.xml.rels': relsOf({ a: 'worksheets/sheet.xml' }),
        'xl/worksheets/sheet1.xml': dated(inline('04.01.2027')),
      },
    ],
    [
      'prefixes',
      { 'xl/worksheets/sheet1.xml': dated(inline('04.01.2027')).replaceAll(/<(\/?)(\w)/g, '<$1x:$2') },
    ],
    [
      'cells in another order',
      {
        'xl/worksheets/sheet1.xml': sheetOf(
          `<row r="1">${HEAD.map((one, at) => inline(one, `r="${'ABCD'[at]}1"`)).join('')}</row>`,
          `<row r="2">${inline('04.01.2027', 'r="D2"')}${inline('Dorf', 'r="A2"')}${inline('Restmüll', 'r="C2"')}${inline('Amselweg', 'r="B2"')}</row>`,
        ),
      },
    ],
  ])('%s', async (_, members) => {
    expect((await read(members)).dates).toEqual([MONDAY])
  })

  const several = (sheets: string, first: string, second: string) =>
    read({
      'xl/workbook.xml': bookOf(sheets),
      'xl/_rels/workbook.xml.rels': relsOf({ a: 'worksheets/sheet1.xml', b: 'worksheets/sheet2.xml' }),
      'xl/worksheets/sheet1.xml': first,
      'xl/worksheets/sheet2.xml': second,
    })
  const [old, fresh] = [dated(inline('07.01.2026')), dated(inline('04.01.2027'))]
  const NEW_FIRST = '<sheet name="Neu" r:id="b"/><sheet name="Alt" r:id="a"/>'

  test('the first sheet is that of the first tab, and the others are named', async () => {
    const { dates, told } = await several(NEW_FIRST, old, fresh)
    expect(dates).toEqual([MONDAY])
    expect(told?.hinweise.join()).toContain('Gelesen wurde nur das Blatt „Neu“, nicht gelesen: „Alt“.')
  })

  test('hidden sheets, empty sheets and sheets without dates are passed over; empty ones are not named', async () => {
    const hidden = NEW_FIRST.replace('r:id="b"', 'r:id="b" state="veryHidden"')
    const { dates, told } = await several(hidden, fresh, old)
    expect(dates).toEqual([MONDAY])
    expect(told?.hinweise.join()).toContain('nicht gelesen: „Neu“ (ausgeblendet)')
    const empty = await several(NEW_FIRST, fresh, sheetOf())
    expect(empty.dates).toEqual([MONDAY])
    expect(empty.told?.hinweise).toEqual([])
    const cover = await several(NEW_FIRST, fresh, sheetOf(row(inline('Bitte lesen Sie Blatt 2.'))))
    expect(cover.dates).toEqual([MONDAY])
    expect(cover.told?.hinweise.join()).toContain('nicht gelesen: „Neu“')
  })

  test('a merged cell is the value of each of its rows', async () => {
    const of = (place: string, street: string, kind: string, day: string) =>
      row(...[place, street, kind, day].map(one => (one === '' ? '<c/>' : inline(one))))
    const merged = sheetOf(
      head,
      of('Dorf', 'Amselweg', 'Restmüll', '04.01.2027'),
      of('', '', 'Biotonne', '05.01.2027'),
      of('', 'Finkenweg', 'Papier', '07.01.2027'),
    ).replace(
      '</sheetData>',
      '</sheetData><mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="B2:B3"/></mergeCells>',
    )
    const { dates, told } = await read({ 'xl/worksheets/sheet1.xml': merged })
    expect(dates).toEqual(['biomuell 2027-01-05 Amselweg, Dorf', 'papier 2027-01-07 Finkenweg, Dorf', MONDAY])
    expect(told?.fehler).toEqual([])
  })
})

describe('W10: an OpenDocument table is read', () => {
  const cell = (text: string, more = '') =>
    `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`
  const line = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
  const date = (day: string) => cell('4. Jan', `office:value-type="date" office:date-value="${day}"`)
  const ods = (...tables: string[]) =>
    zipOf({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': `<office:document-content><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`,
    })
  const odsHead = line(...HEAD.map(one => cell(one)))
  const one = (...rows: string[]) => `<table:table table:name="Plan">${odsHead}${rows.join('')}</table:table>`

  test.each([
    ['a day', date('2027-01-04')],
    ['a day with an hour', date('2027-01-04T06:00:00')],
    ['a text', cell('04.01.2027', 'office:value-type="string"')],
    ['a number', cell('46.391', 'office:value-type="float" office:value="46391"')],
    [
      'a note beside the day',
      `<table:table-cell office:value-type="string"><office:annotation><text:p>Notiz</text:p></office:annotation><text:p>04.01.2027</text:p></table:table-cell>`,
    ],
  ])('with %s', async (_, day) => {
    const file = await ods(one(line(cell('Dorf'), cell('Amselweg'), cell('Restmüll'), day)))
    expect((await readInTown(file, own)).dates).toEqual([MONDAY])
  })

  test('with merged and repeated cells, a million empty rows, and a second sheet that is named', async () => {
    const covered = '<table:covered-table-cell/>'
    const file = await ods(
      one(
        line(
          cell('Dorf', 'table:number-rows-spanned="2"'),
          cell('Amselweg', 'table:number-rows-spanned="2"'),
          cell('Restmüll'),
          date('2027-01-04'),
        ),
        line(covered, covered, cell('Papier'), date('2027-01-07')),
        '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>',
      ),
      `<table:table table:name="Alt">${line(cell('x'))}</table:table>`,
    )
    const { dates, told } = await readInTown(file, own)
    expect(dates).toEqual(['papier 2027-01-07 Amselweg, Dorf', MONDAY])
    expect(told?.hinweise.join()).toContain('Gelesen wurde nur das Blatt „Plan“, nicht gelesen: „Alt“.')
  })
})

describe('W10: a file of another format is named, with the way out', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'abfuhr.zip',
      { 'kelterstrasse.ics': 'x', 'rheinweg.ics': 'x' },
      'Das ist ein ZIP-Archiv. Darin liegen „kelterstrasse.ics“, „rheinweg.ics“. Bitte entpacken Sie es',
    ],
    ['abfuhr.zip', { 'a.csv': 'x' }, 'Darin liegt „a.csv“.'],
    ['abfuhr.zip', {}, 'Das ist ein leeres ZIP-Archiv.'],
    ['abfuhr.xlsb', { 'xl/workbook.bin': 'x' }, 'eine binäre Excel-Datei (.xlsb)'],
    ['abfuhr.docx', { 'word/document.xml': '<x/>' }, 'ein Word-Dokument'],
    ['abfuhr.numbers', { 'Index/Document.iwa': 'x' }, 'eine Datei von Numbers'],
    [
      'abfuhr.odt',
      { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' },
      'ein OpenDocument, aber keine Tabelle',
    ],
    [
      'abfuhr.ods',
      { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' },
      'Diese OpenDocument-Tabelle (.ods) ist beschädigt',
    ],
  ])('%s of %j', async (name, members, words) => {
    const { refused } = await readInTown(await zipOf(members), { ...own, name })
    expect(refused).toContain(words)
  })

  test.each([
    ['%PDF-1.7\n', 'eine PDF-Datei'],
    ['<html><table><tr><td>Datum', 'eine Internetseite, auch wenn der Name der Datei anders endet'],
    [
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      'im alten XML-Format',
    ],
    ['[{"datum": "2027-01-04"}]', 'eine JSON-Datei'],
    ['{\\rtf1', 'ein Textdokument (.rtf)'],
    ['\u00D0\u00CF', ''],
  ])('a file that begins with %j', async (text, words) => {
    const { refused } = await readInTown([text], { ...own, name: 'abfuhr.xls' })
    expect(refused).toContain(words)
    expect(refused).not.toContain('Excel-Datei ist beschädigt')
  })

  test('an old Excel file, and one with a password', async () => {
    const { refused } = await readInTown(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), own)
    expect(refused).toContain('Das ist eine ältere Excel-Datei (.xls) oder eine mit Kennwort.')
  })
})
