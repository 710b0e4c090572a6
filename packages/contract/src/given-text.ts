import { isReadable, plainLetters } from '@rathausplatz/text'
import * as z from 'zod'
import { email, NO_EMAIL } from './email-address.ts'

export { email } from './email-address.ts'

/**
 * A text from outside, from a person or a program. Its length is checked first: a text far beyond the limit
 * is not even cleaned, and no further check runs on a text beyond the limit.
 */
export const givenText = (max: number, tooLong = `Bitte höchstens ${max.toLocaleString('de-DE')} Zeichen.`) =>
  z
    .string()
    // Cleaning may turn four characters into one (a letter with its marks) and remove blanks at the ends.
    .overwrite(text => (text.length > 4 * max ? text : plainLetters(text).trim()))
    .max(max, { error: tooLong, abort: true })

/** One line: a line break could become a header of a mail. */
export const givenLine = (max: number) =>
  givenText(max).regex(/^[^\p{Cc}]*$/u, { error: 'Bitte ohne Zeilenumbrüche.', abort: true })

/** A text that must not be empty; text that only looks filled counts as empty. */
export const filledIn = <S extends z.ZodString>(text: S, missing: string) =>
  text.min(1, { error: missing, abort: true }).refine(isReadable, missing)

/**
 * The name of a person, safe inside a sentence of the town: only letters, their marks and a few punctuation
 * marks, and nothing that a mail program turns into a link.
 */
export const personName = (max: number) =>
  givenLine(max).refine(
    given => /^[\p{L}\p{M} .'’,-]*$/u.test(given) && !/\.\p{L}{2}/u.test(given),
    'Bitte geben Sie nur Ihren Namen an, zum Beispiel Erika Beispiel.',
  )

/** An e-mail address. */
export const emailLine = () => givenLine(254).pipe(z.email({ pattern: email, error: NO_EMAIL }))

/** An e-mail address, or empty. */
export const emailOrNothing = () =>
  givenLine(254).refine(typed => typed === '' || email.test(typed), NO_EMAIL)
