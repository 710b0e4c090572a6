import { ALLE_TONNEN, UEBLICHE_TONNE } from '@rathausplatz/contract/abfallfraktionen'
import { slugOf } from '@rathausplatz/text'
import { folded } from '../einfuhr/folded.ts'
import { daysOfRhythm, everyInWords, takeRhythms } from './rhythms.ts'
import { takeSizes } from './sizes.ts'

/**
 * A variant of a kind of waste: its rhythm, its size of bin, or both: „2-wöchentlich“, „wöchentlich,
 * 1.100 l“. The usual or only variant is empty.
 */
export const variantOf = (rhythmus: string, groesse: string): string =>
  [rhythmus, groesse].filter(Boolean).join(', ')

const uniqueNames = (said: readonly { readonly name: string }[]): string =>
  [...new Set(said.map(({ name }) => name))].join('/')

/** Returns the usual spelling of a typed variant; a text of other words stays as it is. */
export function normalVariant(typed: string): string {
  const trimmed = typed.trim().replaceAll(/\s+/g, ' ')
  const text = folded(trimmed)
  const sizes = takeSizes(text, text)
  const rhythms = takeRhythms(sizes.rest, '')
  const isAll = !/[\p{L}\p{N}]/u.test(rhythms.rest.replaceAll(HARMLESS, ' '))
  return isAll ? variantOf(uniqueNames(rhythms.said), uniqueNames(sizes.said)) || trimmed : trimmed
}

const HARMLESS =
  /(?<![\p{L}\p{N}])(?:leerung|abfuhr|abholung|rhythmus|turnus|tonnen?|muelltonnen?|behaelter|(?:muell)?grossbehaelter|grossgefaess|container|gefaesse?|mgb|vierrad\w*|4-?\s?rad\w*|umleer\w*)(?![\p{L}\p{N}])/gu

/** Returns a variant from a cell under a heading: a bare number is in weeks or in litres. */
export function variantInCell(text: string, heading: 'rhythmus' | 'behaelter'): string {
  const [, number] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]0+)?$/.exec(text.trim()) ?? []
  if (number === undefined) return text
  if (heading === 'behaelter') return `${number} l`
  // Nobody names a rhythm of a week by its number of days, and none of two months by its weeks.
  return everyInWords(Number(number), Number(number) > 12 ? 'tag' : 'woche')
}

/** Returns the part of a variant in addresses and in UIDs of calendars. */
export function codeOf(variante: string): string {
  if (variante === '') return UEBLICHE_TONNE
  const slug = slugOf(variante, 50)
  return slug === '' || slug === ALLE_TONNEN || slug === UEBLICHE_TONNE ? `v-${slug || 'x'}` : slug
}

/** Whether a variant is for containers of a whole building: no household has it without knowing. */
export const isForBuildings = (variante: string): boolean => {
  const text = folded(variante)
  return takeSizes(text, text).istGross
}

/** Returns the days between two collections of a variant, if its name says it. */
export const daysOfVariant = (variante: string): number | undefined =>
  daysOfRhythm(variante.split(', ', 1)[0] ?? '')

/** The order of lists: the usual one, then the more frequent. */
export const inOrderOfVariants = (one: string, other: string): number =>
  Number(isForBuildings(one)) - Number(isForBuildings(other)) ||
  (daysOfVariant(one) ?? 0) - (daysOfVariant(other) ?? 0) ||
  one.localeCompare(other, 'de', { numeric: true })
