import { expect, test } from 'vitest'
import { accepted, acceptedWords, judgeBytes, judgeFile } from './judge-file.ts'

const file = (name: string, type: string, size = 1_000) => ({ name, type, size })

test.each([
  [file('a.jpg', 'image/jpeg'), 'bild'],
  [file('a.avif', ''), 'bild'],
  [file('A.PDF', 'application/pdf'), 'dokument'],
])('%o is accepted as %s', (given, art) => {
  expect(judgeFile(given)).toEqual({ art })
})

test.each([
  [file('a.gif', 'image/gif'), undefined, 'hat ein Format, das hier nicht geht'],
  [file('a.heic', 'image/heic'), undefined, 'als JPEG'],
  [file('a.svg', 'image/svg+xml'), undefined, 'als PNG'],
  [file('a.odt', ''), undefined, 'als PDF'],
  [file('a.jpg', 'text/html'), undefined, 'hat ein Format, das hier nicht geht'],
  [file('a.jpg', 'image/jpeg', 0), undefined, 'ist leer'],
  [file('a.jpg', 'image/jpeg', 30_000_001), undefined, 'höchstens 30\u00a0MB'],
  [file('a.pdf', 'application/pdf'), 'bild', 'Hier wird ein Bild gebraucht.'],
  [file('a.png', 'image/png'), 'dokument', 'Hier wird ein Dokument (PDF) gebraucht.'],
] as const)('The refusal of %o names the file and gives advice', (given, wanted, why) => {
  const judged = judgeFile(given, wanted)
  expect(judged).toEqual({ refused: expect.stringContaining(`„${given.name}“`) })
  expect(judged).toEqual({ refused: expect.stringContaining(why) })
})

test('The file chooser offers the accepted types, and the help names the same', () => {
  expect(accepted('dokument')).toBe('application/pdf,.pdf')
  expect(accepted()).toContain('image/jpeg,.jpg,.jpeg,image/png')
  expect(acceptedWords('dokument')).toBe('PDF, höchstens 30\u00a0MB')
  expect(acceptedWords('bild')).toBe('JPEG, PNG, WebP oder AVIF, höchstens 30\u00a0MB')
})

const bytes = (head: string) => Uint8Array.from(head, letter => letter.charCodeAt(0))
const disguised = (name: string, head: string) => new File([bytes(head)], name)
const JPEG = '\xFF\xD8\xFF\xE0'
const PNG = '\x89PNG\r\n\x1A\n'

test.each([
  [
    'Merkblatt.pdf',
    'PK\x03\x04...word/document.xml',
    'dokument',
    undefined,
    'ist kein PDF, sondern eine Word-Datei.',
  ],
  [
    'Tabelle.pdf',
    'PK\x03\x04...xl/workbook.xml',
    'dokument',
    undefined,
    'ist kein PDF, sondern eine Excel-Datei.',
  ],
  ['Programm.pdf', 'MZ\x90', 'dokument', undefined, 'ist kein PDF, sondern ein Programm.'],
  ['Seite.pdf', '<!doctype html><p>', 'dokument', undefined, 'sondern eine gespeicherte Webseite.'],
  ['Mail.pdf', 'Received: from x', 'dokument', 'dokument', 'sondern eine gespeicherte E-Mail.'],
  [
    'Foto.jpg',
    'PK\x03\x04...word/document.xml',
    'bild',
    undefined,
    'ist kein Bild im Format JPEG, PNG, WebP oder AVIF, sondern eine Word-Datei.',
  ],
  ['Foto.jpg', '....ftypheic', 'bild', 'bild', 'sondern ein Bild (HEIC).'],
  ['Foto.png', '<svg xmlns="x">', 'bild', undefined, 'sondern eine Zeichnung (SVG).'],
  ['Flyer.jpg', '%PDF-1.7', 'bild', 'bild', 'ist ein Dokument. Hier wird ein Bild gebraucht.'],
  ['Plan.pdf', JPEG, 'dokument', 'dokument', 'ist ein Bild. Hier wird ein Dokument (PDF) gebraucht.'],
] as const)('D3: %s with the bytes %j is refused on choosing', async (name, head, art, wanted, why) => {
  const judged = await judgeBytes(disguised(name, head), art, wanted)
  expect(judged).toEqual({ refused: expect.stringContaining(why) })
  expect(judged).toEqual({ refused: expect.stringContaining(`„${name}“`) })
})

test.each([
  ['Flyer.jpg', '%PDF-1.7', 'bild', undefined, 'dokument'],
  ['Plan.pdf', JPEG, 'dokument', undefined, 'bild'],
  ['Plan.jpg', PNG, 'bild', 'bild', 'bild'],
  ['Antrag.pdf', '%PDF-1.4', 'dokument', 'dokument', 'dokument'],
  // Left to the server, which decides by all of the file.
  ['Antrag.pdf', '', 'dokument', undefined, 'dokument'],
  ['Foto.jpg', 'Sehr geehrte', 'bild', undefined, 'bild'],
] as const)('D3: %s with the bytes %j is asked as what it is', async (name, head, art, wanted, real) => {
  expect(await judgeBytes(disguised(name, head), art, wanted)).toEqual({ art: real })
})
