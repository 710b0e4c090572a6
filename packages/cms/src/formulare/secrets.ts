import { createHash, createHmac } from 'node:crypto'
import { inSpokenLetters, spokenLetters } from '../keys/spoken.ts'

const IN_SECRET = 16

export const newVorgang = (): string => `F-${spokenLetters(8)}`

/** Of a saved form: eighty bits, so that nobody finds one by trying. */
export const newCode = (): string => spokenLetters(IN_SECRET)

/**
 * The second secret of a submission. It follows from the filled-in form and the key of this site, which lies beside the
 * database: whoever sends the same form again is told the same, and who reads the database can make none.
 */
export const kennwortFor = (key: Buffer, einreichung: string, fingerabdruck: string): string =>
  inSpokenLetters(
    createHmac('sha256', key)
      .update(`formular kennwort ${einreichung} ${fingerabdruck}`)
      .digest()
      .subarray(0, IN_SECRET),
  )

/** What is kept of a secret. Of eighty random bits no slow sum is needed. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const fingerprint = (einreichung: string, formular: string, eingaben: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([einreichung, formular, eingaben]))
    .digest('base64url')
