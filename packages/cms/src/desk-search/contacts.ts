import { wordRows } from '../store/listing-words.ts'
import type { Place } from './places.ts'

/**
 * The names and numbers of an entry, as rows of words. A name is found by its parts and with a typing error,
 * as in the lists; a number by any of its digits in a row; a room only as a whole.
 */

/** A piece of a text with its comparable form. */
export type Found = { readonly value: string; readonly start: number; readonly end: number }

/** Most rows of one entry: a telephone list of some hundred people. */
const MOST_ROWS = 8_000

/** Fewest digits that are looked up inside of a number. */
export const FEWEST_DIGITS = 3
const MOST_DIGITS = 16

const PHONE = /(?<![\d.])(?:\+49\s?(?:\(0\))?|0049|\(?0)\d{1,5}\)?(?:[\s/()–-]{0,3}\d){2,12}(?!\d)/g
/** A number that stands alone in its field: `1234-56`, `112`. */
const DIGITS = /\d(?:[\s/()–-]{0,3}\d){2,15}/g
const ROOM =
  /(?<!\p{L})(?:zimmer|zi\.?|raum|büro|buero|r\.?)[\s\u00a0]*(?:nr\.?[\s\u00a0]*)?([a-z]?[\s-]?\d{1,4}(?:[.-]\d{1,3})?[a-z]?)(?![\d\p{L}])/giu

/** Returns the telephone numbers in a text as they are dialled; in a field for numbers, also short ones. */
export const phonesIn = (text: string, art: Place['art'] = 'text'): Found[] => {
  const isField = art === 'kontakt' || art === 'person'
  const found = piecesOf(text, PHONE, dialled)
  return isField
    ? [
        ...found,
        ...piecesOf(text, DIGITS, dialled).filter(
          ({ start }) => !found.some(one => start >= one.start && start < one.end),
        ),
      ]
    : found
}

/** Returns the rooms in a text: `Zimmer 12`, `R 104`. */
export const roomsIn = (text: string): Found[] =>
  Array.from(text.matchAll(ROOM), ({ 0: { length }, 1: number = '', index }) => ({
    value: roomKey(number),
    start: index,
    end: index + length,
  }))

export const roomKey = (number: string): string => number.toLowerCase().replaceAll(/[\s-]/g, '')

/** Returns the digits of a number with its national prefix: `+49 7731 12` as `0773112`. */
export const dialled = (number: string): string =>
  number
    .replace(/^\s*(?:\+49|0049)\s?(?:\(0\))?/, '0')
    .replaceAll(/\D/g, '')
    .slice(0, MOST_DIGITS)

const piecesOf = (text: string, pattern: RegExp, form: (piece: string) => string): Found[] =>
  Array.from(text.matchAll(pattern), ({ 0: piece, index }) => ({
    value: form(piece),
    start: index,
    end: index + piece.length,
  }))

const MAIL = /[\p{L}\d._%+-]+@[\p{L}\d.-]+/gu

export const phoneRow = (digits: string): string => `=tel:${digits}`
export const roomRow = (room: string): string => `=raum:${room}`

/** Returns the rows of the places of an entry. */
export function contactRows(places: readonly Place[]): string[] {
  const rows = places.flatMap(({ art, text }) => [
    ...(art === 'person' ? wordRows(text.split(',', 1)[0] ?? '') : []),
    ...Array.from(text.matchAll(MAIL), ([mail]) => wordRows(mail)).flat(),
    ...phonesIn(text, art).flatMap(({ value }) =>
      Array.from({ length: Math.max(0, value.length - FEWEST_DIGITS + 1) }, (_, at) =>
        phoneRow(value.slice(at)),
      ),
    ),
    ...roomsIn(text).map(({ value }) => roomRow(value)),
  ])
  return [...new Set(rows)].slice(0, MOST_ROWS)
}
