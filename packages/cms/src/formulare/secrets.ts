import { createHash } from 'node:crypto'
import { IN_SECRET, spokenLetters, spokenSecret } from '../keys/spoken.ts'

export const newVorgang = (): string => `F-${spokenLetters(8)}`

/** Returns the code of a saved form. */
export const newCode = (): string => spokenLetters(IN_SECRET)

/** Returns the second secret of a submission. */
export const kennwortFor = (key: Buffer, einreichung: string, fingerabdruck: string): string =>
  spokenSecret(key, `formular kennwort ${einreichung} ${fingerabdruck}`)

export const fingerprint = (einreichung: string, formular: string, eingaben: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([einreichung, formular, eingaben]))
    .digest('base64url')
