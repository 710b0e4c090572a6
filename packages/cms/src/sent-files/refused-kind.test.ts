import { expect, test } from 'vitest'
import { judgeFile } from './judge-file.ts'
import { quotedName } from './refused-kind.ts'

const DOCX = 'PK\x03\x04....[Content_Types].xml..word/document.xml'
const HEIC = '....ftypheic'
const PDF = ['pdf'] as const
const FOTO = ['foto'] as const
const BOTH = ['foto', 'pdf'] as const
const AS_PDF = 'Bitte speichern Sie das Dokument als PDF und wählen Sie dieses.'
const PHOTOS = 'Foto (JPG, PNG, WEBP, AVIF)'

test.each([
  [
    'Mitgliederliste 2026 (final) ÄÖ.pdf',
    PDF,
    DOCX,
    `„Mitgliederliste 2026 (final) ÄÖ.pdf“ heißt wie ein PDF, ist aber keines, sondern eine Word-Datei. ${AS_PDF}`,
  ],
  ['Liste.docx', PDF, DOCX, `„Liste.docx“ ist eine Word-Datei; das geht hier nicht. ${AS_PDF}`],
  [
    'Liste.docx',
    FOTO,
    DOCX,
    `„Liste.docx“ ist eine Word-Datei; das geht hier nicht. Bitte wählen Sie eine solche Datei: ${PHOTOS}.`,
  ],
  [
    'Plakat Maifest.jpg',
    FOTO,
    HEIC,
    '„Plakat Maifest.jpg“ ist ein Foto im Format HEIC, das hier nicht geht. Bitte speichern Sie es als JPG und wählen Sie dieses.',
  ],
  [
    'IMG_4711.HEIC',
    BOTH,
    HEIC,
    '„IMG_4711.HEIC“ ist ein Foto im Format HEIC, das hier nicht geht. Bitte speichern Sie es als JPG und wählen Sie dieses.',
  ],
  [
    'IMG_4711.HEIC',
    PDF,
    HEIC,
    '„IMG_4711.HEIC“ ist ein Bild (HEIC); das geht hier nicht. Bitte speichern Sie es als PDF und wählen Sie dieses.',
  ],
  [
    'bild.gif',
    BOTH,
    'GIF89a',
    '„bild.gif“ ist ein Bild im Format GIF, das hier nicht geht. Bitte speichern Sie es als JPG und wählen Sie dieses.',
  ],
  [
    'Scan.pdf',
    PDF,
    '\xFF\xD8\xFF\xE0',
    '„Scan.pdf“ heißt wie ein PDF, ist aber keines, sondern ein Bild (JPEG). Bitte speichern Sie es als PDF und wählen Sie dieses.',
  ],
  [
    'Foto.jpg',
    PDF,
    '\xFF\xD8\xFF\xE0',
    '„Foto.jpg“ ist ein Bild (JPEG); das geht hier nicht. Bitte speichern Sie es als PDF und wählen Sie dieses.',
  ],
  [
    'Bescheid.jpg',
    FOTO,
    '%PDF-1.7',
    `„Bescheid.jpg“ heißt wie ein Foto, ist aber keines, sondern ein PDF. Bitte wählen Sie eine solche Datei: ${PHOTOS}.`,
  ],
  [
    'Bescheid.pdf',
    FOTO,
    '%PDF-1.7',
    `„Bescheid.pdf“ ist ein PDF; das geht hier nicht. Bitte wählen Sie eine solche Datei: ${PHOTOS}.`,
  ],
  [
    'Rechnung.pdf',
    BOTH,
    'MZ\x90',
    `„Rechnung.pdf“ heißt wie ein PDF, ist aber keines, sondern ein Programm. Bitte wählen Sie eine solche Datei: ${PHOTOS} oder PDF.`,
  ],
  [
    'Antrag.PDF',
    PDF,
    'Sehr geehrte Damen und Herren',
    '„Antrag.PDF“ heißt wie ein PDF, ist aber keines. Bitte wählen Sie eine solche Datei: PDF.',
  ],
  ['notiz', PDF, 'Guten Tag', '„notiz“ geht hier nicht. Bitte wählen Sie eine solche Datei: PDF.'],
  ['', PDF, 'Guten Tag', 'Diese Datei geht hier nicht. Bitte wählen Sie eine solche Datei: PDF.'],
  [
    'Film.jpg',
    FOTO,
    '....ftypmp42',
    `„Film.jpg“ heißt wie ein Foto, ist aber keines, sondern ein Video. Bitte wählen Sie eine solche Datei: ${PHOTOS}.`,
  ],
  ['Plan.pdf', PDF, '%PDF-1.7 ...', /^„Plan\.pdf“: Die Datei ist nicht vollständig\./],
  ['Kaputt.jpg', FOTO, '\xFF\xD8\xFF\xE0....', /^„Kaputt\.jpg“: Das Bild lässt sich nicht lesen\./],
  [
    'Plan.pdf',
    PDF,
    `%PDF-1.7${' '.repeat(1_000_000)}`,
    /^„Plan\.pdf“ ist zu groß\. Bitte wählen Sie eine bis 1 MB\./,
  ],
] as const)(
  'F6: %s at a question that takes %j is refused by its name and kind',
  async (datei, arten, head, message) => {
    const judged = await judgeFile(
      { name: 'anlage', arten: [...arten], groesse_mb: 1, datei },
      Buffer.from(head, 'latin1'),
    )
    const said = judged.ok ? 'angenommen' : judged.error.message
    if (typeof message === 'string') expect(said).toBe(message)
    else expect(said).toMatch(message)
  },
)

test.each([
  [String.raw`C:\fakepath\Plan 1.pdf`, '„Plan 1.pdf“'],
  ['rechnung\u202efdp.exe', '„rechnungfdp.exe“'],
  ['ein „guter“ Name.pdf', '„ein guter Name.pdf“'],
  ['a'.repeat(200), `„${'a'.repeat(80)}…“`],
  ['\u0000', ''],
])('F6: in a message the file name %j is %s', (given, quoted) => {
  expect(quotedName(given)).toBe(quoted)
})
