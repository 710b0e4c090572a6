import { isReadable, plainLetters } from '@rathausplatz/text'
import * as z from 'zod'
import { email, NO_EMAIL, readEmail } from './typed/email-address.ts'
import { readPersonName } from './typed/person-name.ts'
import { readTelephone } from './typed/telephone.ts'
import { readTelephoneAndWords } from './typed/telephone-and-words.ts'
import type { Typed } from './typed/typed.ts'

export { email } from './typed/email-address.ts'

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

/** One line: a line break could become a header of a mail. A tab comes from a pasted table. */
export const givenLine = (max: number) =>
  givenText(max)
    .overwrite(text => text.replaceAll('\t', ' '))
    .regex(/^[^\p{Cc}]*$/u, { error: 'Bitte ohne Zeilenumbrüche.', abort: true })

/** A text that must not be empty; text that only looks filled counts as empty. */
export const filledIn = <S extends z.ZodString>(text: S, missing: string) =>
  text.min(1, { error: missing, abort: true }).refine(isReadable, missing)

/** Returns the usual notation of a typed value; a wrong one stays as it was typed. */
const asRead = (read: (text: string) => Typed) => (text: string) => {
  const found = read(text)
  return found.ok ? found.value : text
}

const faultOf =
  (read: (text: string) => Typed) =>
  ({ input }: { input?: unknown }): string | undefined => {
    const found = read(typeof input === 'string' ? input : '')
    return found.ok ? undefined : found.fault
  }

/** A line of one kind of value, or an empty one. */
export const readAs = (line: z.ZodString, read: (text: string) => Typed) =>
  line.overwrite(asRead(read)).refine(text => text === '' || read(text).ok, { error: faultOf(read) })

/**
 * The name of a person, safe inside a sentence of the town: nothing in it becomes a link, a number to call or
 * a second sentence. May be empty.
 */
export const personName = (max: number) => readAs(givenLine(max), readPersonName)

/** A telephone number, or empty. */
export const telephoneLine = () => readAs(givenLine(60), readTelephone)

/** A telephone number that only people read, with the words around it, or nothing. */
export const telephoneAndWords = () => readAs(givenLine(60), readTelephoneAndWords)

/** An e-mail address as the town and its colleagues have it. */
export const emailAddress = () =>
  z.email({ pattern: email, error: issue => faultOf(readEmail)(issue) ?? NO_EMAIL })

/** An e-mail address that somebody types. */
export const emailLine = () => givenLine(254).overwrite(asRead(readEmail)).pipe(emailAddress())

/** An e-mail address, or empty. */
export const emailOrNothing = () => readAs(givenLine(254), readEmail)
