/** How much of a file is looked at, in bytes: the names of the first parts of an archive stand there. */
const LOOKED_AT = 8_192

/** Kinds by their first bytes, as „sondern …“ goes on. The first that fits counts. */
const KINDS: readonly (readonly [string, (head: string) => boolean])[] = [
  ['eine Word-Datei', head => isZip(head) && /word\//.test(head)],
  ['eine Excel-Datei', head => isZip(head) && /xl\//.test(head)],
  ['eine PowerPoint-Datei', head => isZip(head) && /ppt\//.test(head)],
  ['ein Text von LibreOffice', head => isZip(head) && head.includes('opendocument.text')],
  ['eine Tabelle von LibreOffice', head => isZip(head) && head.includes('opendocument.spreadsheet')],
  ['eine Präsentation von LibreOffice', head => isZip(head) && head.includes('opendocument.presentation')],
  ['ein Archiv (ZIP) mit anderen Dateien', isZip],
  [
    'eine Datei aus Word, Excel oder Outlook, vielleicht mit Passwort',
    head => head.startsWith('\xD0\xCF\x11\xE0'),
  ],
  ['eine RTF-Datei', head => head.startsWith('{\\rtf')],
  ['ein Archiv (RAR)', head => head.startsWith('Rar!')],
  ['ein Archiv (7z)', head => head.startsWith('7z\xBC\xAF')],
  ['ein Archiv (GZ)', head => head.startsWith('\x1F\x8B')],
  ['ein Programm', head => head.startsWith('MZ') || head.startsWith('\x7FELF') || head.startsWith('#!')],
  ['ein PDF', head => head.startsWith('%PDF-')],
  ['ein Bild (JPEG)', head => head.startsWith('\xFF\xD8\xFF')],
  ['ein Bild (PNG)', head => head.startsWith('\x89PNG')],
  ['ein Bild (GIF)', head => head.startsWith('GIF8')],
  ['ein Bild (TIFF)', head => /^(?:II\*\0|MM\0\*)/.test(head)],
  ['ein Bild (WebP)', head => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  ['ein Bild (HEIC)', head => head.startsWith('ftyp', 4) && /^(?:hei|hev|mif1)/.test(head.slice(8))],
  ['ein Bild (AVIF)', head => head.startsWith('ftypavif', 4)],
  ['ein Video', head => head.startsWith('ftyp', 4)],
  ['eine PostScript-Datei', head => head.startsWith('%!PS')],
  ['eine gespeicherte E-Mail', head => /^(?:Received|Return-Path|From|MIME-Version): /.test(head)],
  ['eine Zeichnung (SVG)', head => /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/i.test(head)],
  ['eine gespeicherte Webseite', head => /^\s*(?:<!doctype html|<html)/i.test(head)],
]

function isZip(head: string): boolean {
  return head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006')
}

/** Returns what a file really is by its bytes, with its article; undefined if unknown. */
export function fileKind(bytes: Uint8Array): string | undefined {
  // One character for each byte; the label „latin1“ of a TextDecoder means windows-1252.
  const head = Array.from(bytes.subarray(0, LOOKED_AT), byte => String.fromCharCode(byte))
    .join('')
    .replace(/^\xEF\xBB\xBF/, '')
  return KINDS.find(([, is]) => is(head))?.[0]
}
