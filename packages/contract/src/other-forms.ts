import * as z from 'zod'
import { inTownTime } from './town-time.ts'

/**
 * Other notations of a field: `take` converts a value to the usual form before the field reads it. Runs only
 * if the whole answer is not valid already, and never when saving.
 */
export const otherForms = z.registry<{ take: (given: unknown) => unknown }>()

/**
 * Converts a value for the kinds of fields that need it everywhere: moments, days, numbers, switches,
 * choices, lists.
 */
export function usualForm(schema: z.core.$ZodType, given: unknown): unknown {
  if (schema instanceof z.ZodISODateTime) return typeof given === 'string' ? inTownTime(given) : given
  if (schema instanceof z.ZodISODate) return typeof given === 'string' ? dayOf(given) : given
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodLiteral) return numberOf(given)
  if (schema instanceof z.ZodBoolean) return switchOf(given)
  if (schema instanceof z.ZodEnum) return choiceOf(schema, given)
  if (schema instanceof z.ZodArray) return listOf(given)
  return given
}

/** Returns the day in town of a moment. */
const dayOf = (text: string) => /^\d{4}-\d\d-\d\d(?=T)/.exec(inTownTime(text))?.[0] ?? text

/** A number in the notation of a program, `12` or `46.50`, or of an office, `46,50`. */
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15}|,\d{1,2})?$/

export function numberOf(given: unknown): unknown {
  const text = typeof given === 'string' ? given.trim() : ''
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : given
}

const switches = new Map<unknown, boolean>([
  ...['1', 'true', 'ja', 'yes', 'on', 'an', 1].map(word => [word, true] as const),
  ...['0', 'false', 'nein', 'no', 'off', 'aus', '', 0].map(word => [word, false] as const),
])

function switchOf(given: unknown): unknown {
  return switches.get(typeof given === 'string' ? given.trim().toLowerCase() : given) ?? given
}

/** Finds a choice in other capitalisation. */
function choiceOf(schema: z.ZodEnum, given: unknown): unknown {
  if (typeof given !== 'string') return given
  const word = given.trim().toLowerCase()
  return schema.options.find(option => String(option).toLowerCase() === word) ?? given
}

/** Some languages write a list with removed entries as an object with numbers as keys: `{"0": …, "2": …}`. */
export function listOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const isNumbered = Object.keys(given).length > 0 && Object.keys(given).every(key => /^\d{1,6}$/.test(key))
  return isNumbered ? Object.values(given) : given
}

const TIME = /^(\d{1,2})(?:[:.](\d\d)(?::\d\d(?:\.\d{1,9})?)?)?(?:\s*Uhr)?$/i

/** Reads `8:00`, `08.00`, `8 Uhr`, `08:00:00` and `8` as 08:00. */
export function timeOfDay(given: unknown): unknown {
  const text = typeof given === 'number' ? String(given) : given
  const [, hour, minutes = '00'] = (typeof text === 'string' && TIME.exec(text.trim())) || []
  return hour === undefined ? given : `${hour.padStart(2, '0')}:${minutes}`
}

/**
 * Reads a number of entries, limited to `least` and `most`. Returns `undefined` for anything else, also for
 * zero and negative numbers.
 */
export const atMost = (least: number, most: number) => (given: unknown) => {
  const wanted = numberOf(given)
  return typeof wanted === 'number' && wanted > 0
    ? Math.min(most, Math.max(least, Math.floor(wanted)))
    : undefined
}
