import type { Holidays } from '@rathausplatz/kalender'
import { decodeOldText, readAsOld } from '../../uebernahme/old-encodings.ts'
import { csvRows, isCutOff, lineCutInDay } from './csv-rows.ts'
import { REPAIRED, withWholeLetters } from './damaged-letters.ts'
import { readIcs } from './ics/read-calendars.ts'
import { CUT_OFF, type ReadFile } from './raw-rows.ts'
import { readTable } from './read-table.ts'
import { brokenInWords, readWorkbook } from './read-workbook.ts'
import { openArchive } from './workbook/archive.ts'
import { otherFormatInWords } from './workbook/other-formats.ts'

const UNKNOWN =
  'Diese Datei lässt sich nicht lesen. Möglich sind Kalenderdateien (.ics), Tabellen als CSV, Excel-Dateien (.xlsx) und OpenDocument-Tabellen (.ods).'
const OLD_SHEET =
  'Das ist eine ältere Excel-Datei (.xls) oder eine mit Kennwort. Bitte speichern Sie sie ohne Kennwort als .xlsx oder als CSV.'

/** The day on which a file is read, for series without an end, and the holidays that may move its dates. */
type ReadWhen = { readonly today: string; readonly holidays: Holidays }

/** Recognizes the format by its content, not by its name. */
export async function readFile(
  name: string,
  bytes: Uint8Array,
  isKind: (label: string) => boolean,
  when: ReadWhen,
): Promise<ReadFile> {
  if (bytes.length === 0) return { ok: false, satz: 'Diese Datei ist leer.' }
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf
  if (isOld) return { ok: false, satz: OLD_SHEET }
  if (isZip) {
    const archive = await openArchive(bytes)
    return archive
      ? readWorkbook(archive, (rows, sheet) => readSheet(rows, isKind, when.holidays, [sheet, name]))
      : { ok: false, satz: brokenInWords(name) }
  }
  const { text: decoded, from } = decodeOldText(withWholeLines(bytes))
  const text = withWholeLetters(decoded)
  const read = await readText(name, text, isKind, when)
  const told = [...(from === undefined ? [] : [readAsOld(from)]), ...(text === decoded ? [] : [REPAIRED])]
  return read.ok ? { ...read, hinweise: [...told, ...read.hinweise] } : read
}

/** A workbook may hold damaged letters too, from a file that was opened in the wrong encoding. */
async function readSheet(
  rows: readonly string[][],
  isKind: (label: string) => boolean,
  holidays: Holidays,
  names: readonly string[],
): Promise<ReadFile> {
  let isRepaired = false
  const whole = rows.map(row =>
    row.map(cell => {
      const text = withWholeLetters(cell)
      isRepaired ||= text !== cell
      return text
    }),
  )
  const read = await readTable(whole, isKind, holidays, names)
  return isRepaired && read.ok ? { ...read, hinweise: [REPAIRED, ...read.hinweise] } : read
}

async function readText(
  name: string,
  text: string,
  isKind: (label: string) => boolean,
  { today, holidays }: ReadWhen,
): Promise<ReadFile> {
  const begin = text.slice(0, 4_000)
  const other = otherFormatInWords(begin)
  if (other !== undefined) return { ok: false, satz: other }
  if (begin.includes('\u0000')) return { ok: false, satz: UNKNOWN }
  if (/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(begin) || /\.ics$/i.test(name)) return readIcs(text, today)
  const cut = lineCutInDay(text)
  const whole = cut === undefined ? text : text.slice(0, text.length - cut.length)
  const read = await readTable(csvRows(whole), isKind, holidays, [name])
  if (!read.ok || (cut === undefined && !isCutOff(text))) return read
  const hinweise = [
    ...read.hinweise,
    ...(cut === undefined
      ? []
      : [`Die letzte Zeile bricht im Datum ab und wird nicht übernommen: „${cut.slice(-120)}“.`]),
  ]
  return { ...read, hinweise, isCutOff: true, fragen: [CUT_OFF, ...(read.fragen ?? [])] }
}

/** Joins letters that a fold has cut: calendars fold lines by bytes, sometimes within a letter. */
function withWholeLines(bytes: Uint8Array): Uint8Array {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const whole = raw.replaceAll(/(?<=[\xC2-\xF4][\x80-\xBF]{0,2})\r?\n[ \t](?=[\x80-\xBF])/g, '')
  return whole.length === raw.length ? bytes : Buffer.from(whole, 'latin1')
}
