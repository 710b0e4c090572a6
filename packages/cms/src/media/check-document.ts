import { groessteDatei } from '@rathausplatz/contract/medien'
import type { Result } from '../store/index.ts'
import { invalid, ok } from '../store/result.ts'

/** The end of a file may be followed by a little that readers skip. */
const TAIL = 1_024

/** Whether a file is a PDF that this library takes, by its first and last bytes, whatever its name says. */
export function checkDocument(bytes: Uint8Array): Result<void> {
  if (bytes.byteLength > groessteDatei)
    return refuse(`Die Datei ist zu groß: höchstens ${groessteDatei / 1_000_000} MB.`)
  if (!/^%PDF-[12]\.\d/.test(latin1(bytes.subarray(0, 8)))) return refuse('Bitte eine PDF-Datei wählen.')
  if (!latin1(bytes.subarray(-TAIL)).includes('%%EOF'))
    return refuse('Die Datei ist nicht vollständig. Bitte laden Sie sie noch einmal hoch.')
  return ok(undefined)
}

/** A file that nobody could read here, and no visitor's telephone either. */
export const tooMuch = () =>
  refuse(
    'Diese PDF-Datei wird beim Öffnen viel zu groß oder braucht dafür zu lange. Bitte speichern Sie sie neu, zum Beispiel mit „Drucken als PDF“.',
  )

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const refuse = (message: string) => invalid([{ path: 'dokument', message }], message)
