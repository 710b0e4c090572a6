import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Letters and digits that are not confused when read out on the telephone (no I, L, O, U). */
const SPEAKABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const inLetters = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => SPEAKABLE[byte % SPEAKABLE.length]).join('')

/** Returns `count` random letters. */
export const spokenLetters = (count: number): string => inLetters(randomBytes(count))

/**
 * Eight letters derived from the id of a filled-in form: a form sent again gets the same number, whether or
 * not the first attempt was stored.
 */
export const lettersFor = (einreichung: string): string =>
  inLetters(createHash('sha256').update(einreichung).digest().subarray(0, 8))

/** Number of letters of a secret: they hold eighty bits, so that nobody can guess it. */
export const IN_SECRET = 16

/**
 * Returns the second secret of a submission. It is derived from `about` and the secret of this site, which is
 * stored beside the database: a repeated submission gets the same secret, and a reader of the database cannot
 * compute it.
 */
export const spokenSecret = (key: Buffer, about: string): string =>
  inLetters(createHmac('sha256', key).update(about).digest().subarray(0, IN_SECRET))
