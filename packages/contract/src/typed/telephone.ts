import { plainSigns } from '@rathausplatz/text'
import { joinExtension, splitExtension } from './extension.ts'
import { type Typed, typed, wrong } from './typed.ts'

export const EXAMPLE = 'zum Beispiel 030 23125-100.'
/** A number of the network has at most 15 digits (E.164); an extension may follow. */
const MOST_DIGITS = 20
/** The shortest: 110, 112, 115. */
const LEAST_DIGITS = 3

const LABEL =
  /^(?:tel(?:efon)?(?:nummer|nr)?|fon|phone|mobil(?:nummer)?|handy(?:nummer)?|festnetz|fax|privat|t|m)\b ?\.? ?:? ?(?=[\d+(])/i
/** Where it belongs stands behind some numbers: `0171 1234567 (mobil)`. */
const NOTE = / ?\(?(?:mobil|handy|privat|dienstlich|gesch[äa]ftlich|festnetz|büro|zu ?hause)\)?$/i
/** A second ending, after more digits than an area code has: `07265-1234/35`. */
const OTHER_ENDING = /^(?:\D*\d){7,} ?\/ ?-?\d{1,2}$/
/** More digits after the zero of a switchboard: `07265 1234-0-12`. */
const AFTER_ZERO = /^(?:\D*\d){5,}-0[- ]\d/

/**
 * Reads a telephone number as people type it and returns it as in DIN 5008: `030 23125-100`, `+49 7222 1234`.
 * A hyphen stays where it was: only the owner knows whether an extension follows. An extension in words keeps
 * its word where its digits are not certainly part of the number: `07222 1234, Apparat 17`.
 */
export const readTelephone = (text: string): Typed =>
  readBare(plainSigns(text).replace(LABEL, '').replace(NOTE, ''))

/** Reads a number without a label, in plain signs. */
export function readBare(text: string): Typed {
  const { main: plain, word, extension } = splitExtension(text)
  if (/@/.test(plain))
    return wrong(`Hier steht eine E-Mail-Adresse. Bitte geben Sie eine Telefonnummer an, ${EXAMPLE}`)
  const number = plain
    .replace(/^00 ?(?=[1-9])/, '+')
    .replace(/^\+ /, '+')
    .replace(/^(\+\d{1,3}) ?\( ?0 ?\) ?/, '$1 ')
    .replace(/^\+49 ?0(?=[1-9])/, '+49 ')
    .replaceAll(/ ?[/.·•()] ?/g, ' ')
    .replaceAll(/ ?-+ ?/g, '-')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/^[ -]+|[ -]+$/g, '')
  const digits = number.replaceAll(/\D/g, '').length
  const isOtherEnding = OTHER_ENDING.test(plain.replace(/^(?:\+|00 ?)49 ?(?:\( ?0 ?\))?/, '0'))
  const isSpelled = /\p{L}/u.test(number)
  if (
    digits >= 2 * LEAST_DIGITS &&
    (isOtherEnding ||
      /\d[,;]|\d ?(?:oder|und|o\.|u\.|or) ?[\d+(]|\d \+/i.test(number) ||
      beginOfSecond(number) !== undefined ||
      (!isSpelled && digits > MOST_DIGITS))
  )
    return wrong(`Hier stehen zwei Telefonnummern. Bitte geben Sie nur eine an, ${EXAMPLE}`)
  if (!/^\+?[\d -]*$/.test(number))
    return wrong(`„${tooMuchIn(number)}“ ist zu viel. Bitte nur eine Nummer, ohne Worte, ${EXAMPLE}`)
  if (AFTER_ZERO.test(number))
    return wrong(
      `Nach der 0 stehen noch Ziffern. Bitte geben Sie die Nummer so an, wie man sie wählt, ${EXAMPLE}`,
    )
  if (digits < LEAST_DIGITS)
    return wrong(`Die Telefonnummer ist zu kurz. Bitte geben Sie sie mit der Vorwahl an, ${EXAMPLE}`)
  return digits > MOST_DIGITS
    ? wrong(`Die Telefonnummer ist zu lang. Bitte prüfen Sie sie, ${EXAMPLE}`)
    : typed(joinExtension(number, word, extension))
}

/** Returns the first words, or the first sign, that belong to no number. */
function tooMuchIn(number: string): string {
  const [words = ''] = /\p{L}(?:[\p{L}. ]*\p{L}\.?)?|[^\d +-]/u.exec(number) ?? ['+']
  return words
}

/** Fewest digits of a first number and of a second one, without and with the area code of the first. */
const WHOLE = { first: 6, second: 7 } as const
const LOCAL = { first: LEAST_DIGITS, second: 9 } as const

/**
 * Returns where a second number begins behind a whole first one, without a word between them:
 * `07273/1234 0171-1234567`. A group that begins with a zero inside one number has too few digits before or after it.
 */
export function beginOfSecond(text: string): number | undefined {
  const countOf = (part: string) => part.replaceAll(/\D/g, '').length
  for (const { index } of text.matchAll(/(?<=[ /])\(?(?:\+\d|0\d\d)/g)) {
    const before = text.slice(0, index).trim()
    const [first, second] = [countOf(before), countOf(text.slice(index))]
    const isNumber = ({ first: least, second: rest }: { first: number; second: number }) =>
      first >= least && second >= rest
    if (!/^(?:\+|00)\d{1,3}[ /]*$/.test(before) && (isNumber(WHOLE) || isNumber(LOCAL))) return index
  }
  return undefined
}
