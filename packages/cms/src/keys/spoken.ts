import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Letters and digits that nobody confuses when reading them out on the telephone (no I, L, O, U). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const inLetters = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join('')

/** So many of them, by chance. */
export const spokenLetters = (count: number): string => inLetters(randomBytes(count))

/** Eight for a filled-in form: sent again, it has the same number, whether or not it was kept the first time. */
export const lettersFor = (einreichung: string): string =>
  inLetters(createHash('sha256').update(einreichung).digest().subarray(0, 8))

/** Eighty bits, so that nobody finds one by trying. */
export const IN_SECRET = 16

/**
 * The second secret of what somebody sent. It follows from what it is about and the key of this site, which lies beside
 * the database: whoever sends the same again is told the same, and who reads the database can make none.
 */
export const spokenSecret = (key: Buffer, about: string): string =>
  inLetters(createHmac('sha256', key).update(about).digest().subarray(0, IN_SECRET))
