/**
 * Letters of texts that come from outside. Unicode's normalisation sorts the marks upon a letter, and takes the square of
 * their number for it: 400 KB of marks stop a process for a minute. Nothing in the house normalises but through here.
 */

/** More marks than any script sets upon one letter (UAX #15 allows a stream 30). */
const MOST_MARKS = 20

/** What a text is read for, in marks: those beyond the limit are left out, in one pass. */
const withFewMarks = (text: string): string =>
  text
    .replaceAll(/\p{M}+/gu, marks => (marks.length > MOST_MARKS ? marks.slice(0, MOST_MARKS) : marks))
    .toWellFormed()

/** An umlaut is one character (NFC), however it was typed. In the time that the text takes to read. */
export const composed = (text: string): string => withFewMarks(text).normalize('NFC')

/** An umlaut is a letter and its mark (NFD). In the time that the text takes to read. */
export const decomposed = (text: string): string => withFewMarks(text).normalize('NFD')

/** Letters that mean the same are the same (NFKC), whichever keyboard typed them. In the time that the text takes to read. */
export const compatible = (text: string): string => withFewMarks(text).normalize('NFKC')

/** What is not seen: it turns the direction of what follows, hides in a word or makes an empty text look filled. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}--\p{Join_Control}--[\ufe0e\ufe0f]]|[\p{Cc}--[\n\t]]/gv

/** A text as a person means it: nothing that steers a terminal, turns other words around or is not seen at all. */
export const plainLetters = (text: string): string =>
  composed(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(HIDDEN, '')

/** True for a text in which there is something to read. */
export const isReadable = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
