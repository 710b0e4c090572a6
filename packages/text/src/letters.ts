/**
 * Normalises texts from outside. Unicode normalisation sorts the marks on a letter in quadratic time: 400 KB
 * of marks block a process for a minute. All code of the project normalises through these functions.
 */

/** The maximum number of marks on one letter, more than any script uses (UAX #15 allows 30 in a stream). */
const MOST_MARKS = 20

/** Drops the marks beyond the limit, in one pass. */
const withFewMarks = (text: string): string =>
  text
    .replaceAll(/\p{M}+/gu, marks => (marks.length > MOST_MARKS ? marks.slice(0, MOST_MARKS) : marks))
    .toWellFormed()

/** Returns the text in NFC: an umlaut is one character. Linear time. */
export const composed = (text: string): string => withFewMarks(text).normalize('NFC')

/** Returns the text in NFD: an umlaut is a letter and its mark. Linear time. */
export const decomposed = (text: string): string => withFewMarks(text).normalize('NFD')

/** Returns the text in NFKC: letters with the same meaning become the same letter. Linear time. */
export const compatible = (text: string): string => withFewMarks(text).normalize('NFKC')

/**
 * Invisible characters: they change the direction of the text, hide in a word or make an empty text look
 * filled.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}--\p{Join_Control}--[\ufe0e\ufe0f]]|[\p{Cc}--[\n\t]]/gv

/**
 * Returns the text in NFC, with `\n` as its only line end and without control characters (except tabs),
 * changes of direction and invisible characters.
 */
export const plainLetters = (text: string): string =>
  composed(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(HIDDEN, '')

/** Returns true if the text contains something to read. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
