import { isReadable, plainLetters } from '@rathausplatz/text'
import * as z from 'zod'
import { email, NO_EMAIL } from './email-address.ts'

export { email } from './email-address.ts'

/**
 * What a person or a program outside may send as text: measured before anything else reads it. What is far too long is
 * not even cleaned, and a text beyond its limit meets no further check.
 */
export const givenText = (max: number, tooLong = `Bitte höchstens ${max.toLocaleString('de-DE')} Zeichen.`) =>
  z
    .string()
    // Four characters may become one: a letter and its marks, a blank at the end.
    .overwrite(text => (text.length > 4 * max ? text : plainLetters(text).trim()))
    .max(max, { error: tooLong, abort: true })

/** One line: a line break in it could become a header of a mail. */
export const givenLine = (max: number) =>
  givenText(max).regex(/^[^\p{Cc}]*$/u, { error: 'Bitte ohne Zeilenumbrüche.', abort: true })

/** One that must not be empty; what only looks filled is empty. */
export const filledIn = <S extends z.ZodString>(text: S, missing: string) =>
  text.min(1, { error: missing, abort: true }).refine(isReadable, missing)

/**
 * What somebody is called, as it may stand in a sentence of the town: letters and what belongs to them, and nothing that a
 * mail program makes a link of.
 */
export const personName = (max: number) =>
  givenLine(max).refine(
    given => /^[\p{L}\p{M} .'’,-]*$/u.test(given) && !/\.\p{L}{2}/u.test(given),
    'Bitte geben Sie nur Ihren Namen an, zum Beispiel Erika Beispiel.',
  )

/** An address at which somebody can be written to. */
export const emailLine = () => givenLine(254).pipe(z.email({ pattern: email, error: NO_EMAIL }))

/** The same, or nothing. */
export const emailOrNothing = () =>
  givenLine(254).refine(typed => typed === '' || email.test(typed), NO_EMAIL)
