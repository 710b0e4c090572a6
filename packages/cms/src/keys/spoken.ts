import { randomBytes } from 'node:crypto'

/** Letters and digits that nobody confuses when reading them out on the telephone (no I, L, O, U). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** So many of them, by chance. */
export const spokenLetters = (count: number): string =>
  Array.from(randomBytes(count), byte => LETTERS[byte % LETTERS.length]).join('')
