import { randomBytes } from 'node:crypto'

/** Letters and digits that nobody confuses when reading them out on the telephone (no I, L, O, U). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** One of them for each byte. */
export const inSpokenLetters = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join('')

/** So many of them, by chance. */
export const spokenLetters = (count: number): string => inSpokenLetters(randomBytes(count))
