import { decodeText } from '../../uebernahme/decode-text.ts'
import { readIcs } from './ics/read-ics.ts'
import type { ReadFile } from './raw-rows.ts'
import { csvRows, readTable } from './read-table.ts'
import { xlsxRows } from './read-xlsx.ts'

const UNKNOWN =
  'Diese Datei lässt sich nicht lesen. Möglich sind Kalenderdateien (.ics), Tabellen als CSV und Excel-Dateien (.xlsx).'
const BROKEN_SHEET =
  'Diese Excel-Datei ist beschädigt oder zu groß. Bitte speichern Sie sie neu als .xlsx oder als CSV. Ältere Dateien (.xls) gehen nicht.'

/** Recognizes the format by its content, not by its name. `today` is needed for series without an end. */
export async function readFile(
  name: string,
  bytes: Uint8Array,
  isKind: (label: string) => boolean,
  today: string,
): Promise<ReadFile> {
  if (bytes.length === 0) return { ok: false, satz: 'Diese Datei ist leer.' }
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf
  if (isOld || (/\.xls[xm]?$/i.test(name) && !isZip)) return { ok: false, satz: BROKEN_SHEET }
  if (isZip) {
    const rows = await xlsxRows(bytes)
    return rows ? readTable(rows, isKind) : { ok: false, satz: BROKEN_SHEET }
  }
  const text = decodeText(withWholeLetters(bytes))
  const begin = text.slice(0, 4_000)
  if (begin.includes('\u0000')) return { ok: false, satz: UNKNOWN }
  if (/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(begin) || /\.ics$/i.test(name)) return readIcs(text, today)
  return readTable(csvRows(text), isKind)
}

/** Joins letters that a fold has cut: calendars fold lines by bytes, sometimes within a letter. */
function withWholeLetters(bytes: Uint8Array): Uint8Array {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const whole = raw.replaceAll(/(?<=[\xC2-\xF4][\x80-\xBF]{0,2})\r?\n[ \t](?=[\x80-\xBF])/g, '')
  return whole.length === raw.length ? bytes : Buffer.from(whole, 'latin1')
}
