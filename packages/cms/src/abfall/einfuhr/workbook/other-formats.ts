import type { Archive } from './archive.ts'

const WAY_OUT = 'Bitte speichern Sie die Tabelle als .xlsx oder als CSV und laden Sie diese Datei hoch.'
const MOST_NAMED = 5

/** Names a file that is no table that can be read, and the way out. */
export function archiveInWords({ names }: Archive): string {
  const has = (pattern: RegExp): boolean => names.some(name => pattern.test(name))
  if (has(/^xl\/workbook\.bin$/i)) return `Das ist eine binäre Excel-Datei (.xlsb). ${WAY_OUT}`
  if (has(/^word\//i)) return `Das ist ein Word-Dokument. ${WAY_OUT}`
  if (has(/^ppt\//i)) return `Das ist eine PowerPoint-Datei. ${WAY_OUT}`
  if (has(/\.iwa$|^Index\.zip$/i)) return `Das ist eine Datei von Numbers oder Pages. ${WAY_OUT}`
  if (has(/^content\.xml$/i)) return `Das ist ein OpenDocument, aber keine Tabelle (.ods). ${WAY_OUT}`
  const files = names.filter(name => !name.endsWith('/'))
  if (files.length === 0) return 'Das ist ein leeres ZIP-Archiv.'
  const told = files.slice(0, MOST_NAMED).map(name => `„${name.slice(0, 80)}“`)
  const rest = files.length > MOST_NAMED ? ` und ${files.length - MOST_NAMED} weitere` : ''
  return `Das ist ein ZIP-Archiv. Darin ${files.length === 1 ? 'liegt' : 'liegen'} ${told.join(', ')}${rest}. Bitte entpacken Sie es und laden Sie die Dateien einzeln hoch.`
}

/** Names a file of another format by its first letters; undefined if it may be a table or a calendar. */
export function otherFormatInWords(begin: string): string | undefined {
  if (begin.startsWith('%PDF'))
    return `Das ist eine PDF-Datei. Aus ihr lassen sich keine Termine lesen. ${WAY_OUT}`
  if (/^\s*\{\\rtf/.test(begin)) return `Das ist ein Textdokument (.rtf). ${WAY_OUT}`
  if (/^\uFEFF?\s*<\?xml[^>]*>[^<]*(?:<\?mso[^>]*>[^<]*)?<(?:\w+:)?Workbook/i.test(begin))
    return `Das ist eine Excel-Datei im alten XML-Format. ${WAY_OUT}`
  if (/^\uFEFF?\s*<(?:!doctype html|html|table|meta|head)\b/i.test(begin))
    return `Das ist eine Internetseite, auch wenn der Name der Datei anders endet. ${WAY_OUT}`
  if (/^\uFEFF?\s*<\?xml/i.test(begin)) return `Das ist eine XML-Datei. ${WAY_OUT}`
  if (/^\uFEFF?\s*[[{]\s*["[{]/.test(begin)) return `Das ist eine JSON-Datei. ${WAY_OUT}`
  return undefined
}
