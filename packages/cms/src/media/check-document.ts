import { fileKind } from '@rathausplatz/contract/file-kind'
import { groessteDatei } from '@rathausplatz/contract/medien'
import type { Result } from '../store/index.ts'
import { invalid, ok } from '../store/result.ts'

/** Number of last bytes that must contain `%%EOF`: readers skip a few bytes after it. */
const TAIL = 1_024

/** Checks the first and last bytes: the library accepts only complete PDF files, whatever their name is. */
export function checkDocument(bytes: Uint8Array): Result<void> {
  if (bytes.byteLength > groessteDatei)
    return refuse(`Die Datei ist zu groß: höchstens ${groessteDatei / 1_000_000} MB.`)
  if (!/^%PDF-[12]\.\d/.test(latin1(bytes.subarray(0, 8)))) return refuse(noPdf(bytes))
  if (!latin1(bytes.subarray(-TAIL)).includes('%%EOF'))
    return refuse('Die Datei ist nicht vollständig. Bitte laden Sie sie noch einmal hoch.')
  return ok(undefined)
}

/** The refusal of a PDF that nobody can read without a password. */
export const locked = () =>
  refuse(
    'Diese PDF-Datei lässt sich nur mit einem Passwort öffnen. Besuchende kennen es nicht. Öffnen Sie die Datei mit dem Passwort und speichern Sie sie ohne: in Word beim Speichern unter „Optionen“ das Häkchen „Dokument mit einem Kennwort verschlüsseln“ entfernen, sonst mit „Drucken als PDF“.',
  )

/** The refusal of a PDF that takes too much memory or time to open, here and on a visitor's phone. */
export const tooMuch = () =>
  refuse(
    'Diese PDF-Datei wird beim Öffnen viel zu groß oder braucht dafür zu lange. Bitte speichern Sie sie neu, zum Beispiel mit „Drucken als PDF“.',
  )

function noPdf(bytes: Uint8Array): string {
  const kind = fileKind(bytes)
  return kind
    ? `Diese Datei ist kein PDF, sondern ${kind}. Bitte speichern Sie das Dokument als PDF und wählen Sie dieses.`
    : 'Bitte eine PDF-Datei wählen.'
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const refuse = (message: string) => invalid([{ path: 'dokument', message }], message)
