import { plainSigns } from '@rathausplatz/text'
import { joinExtension, splitExtension } from './extension.ts'
import { type Typed, typed, wrong } from './typed.ts'

const EXAMPLE = 'zum Beispiel 030 23125-100.'
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
export function readTelephone(text: string): Typed {
  const {
    main: plain,
    word,
    extension,
  } = splitExtension(plainSigns(text).replace(LABEL, '').replace(NOTE, ''))
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
      (!isSpelled && digits > MOST_DIGITS))
  )
    return wrong(`Hier stehen zwei Telefonnummern. Bitte geben Sie nur eine an, ${EXAMPLE}`)
  if (!/^\+?[\d -]*$/.test(number)) return wrong(`Bitte nur Ziffern, ${EXAMPLE}`)
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
