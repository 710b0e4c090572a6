import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A workbook of one sheet as spreadsheet programs write it: shared texts, plain numbers. */
export async function workbook(
  rows: readonly (readonly (string | number)[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const texts = [...new Set(rows.flat().filter(cell => typeof cell === 'string'))]
  const at = new Map(texts.map((text, index) => [text, index]))
  const sheet = rows.map((row, nr) => {
    const cells = row.map((cell, column) => {
      const place = `r="${COLUMNS[column]}${nr + 1}"`
      return typeof cell === 'number'
        ? `<c ${place} s="1"><v>${cell}</v></c>`
        : `<c ${place} t="s"><v>${at.get(cell)}</v></c>`
    })
    return `<row r="${nr + 1}">${cells.join('')}</row>`
  })
  return zipOf({
    'xl/sharedStrings.xml': `<sst>${texts.map(text => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  })
}

/** A ZIP file with these members. */
export async function zipOf(members: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(members)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}
