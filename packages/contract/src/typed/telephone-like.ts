import { plainSigns } from '@rathausplatz/text'

/** The fewest digits that somebody could dial and would take for a number: an area code has five. */
const LEAST_DIGITS = 5
/** The fewest digits of a number whose groups have words between them. */
const LEAST_IN_ALL = 8

/** Digits with the signs between the groups of a telephone number. */
const GROUPS = /\+?\(?\d[\d ()./+-]*\d/g
const YEAR = '(?:1[5-9]|20)\\d\\d'
/** `1904`, `1955/56`, `2024-2026`, also after a small number: `Klasse 3 2026`. */
const YEARS = new RegExp(`^(?:[1-9]\\d?[ ./-]+)?${YEAR}(?:[ ./-]+(?:${YEAR}|\\d\\d))?$`)
/** A date: `7.5.1955`. */
const DATE = /^(?:0?[1-9]|[12]\d|3[01])\. ?(?:0?[1-9]|1[0-2])\. ?(?:1[89]|20)\d\d$/
/** Age groups and classes: `05/06/07`. */
const SMALL_NUMBERS = /^\d{1,2}(?: ?[/-] ?\d{1,2}){1,2}$/

const countOf = (text: string): number => text.replaceAll(/\D/g, '').length

/**
 * Returns the digits in a text that can be a telephone number; undefined if there are none. Years, dates and the
 * numbers of clubs and classes are none: `FC 08`, `Jahrgang 1955/56`.
 */
export function telephoneLike(text: string): string | undefined {
  const groups = (plainSigns(text).match(GROUPS) ?? []).filter(
    one => !YEARS.test(one) && !DATE.test(one) && !SMALL_NUMBERS.test(one),
  )
  const long = groups.find(one => countOf(one) >= LEAST_DIGITS)
  return long ?? (countOf(groups.join('')) >= LEAST_IN_ALL ? groups.join(' ') : undefined)
}
