import type * as z from 'zod'
import type { Call } from '../call.ts'

/** Texts that cost time in code that processes them before checking their length; each of a given length. */
export const hostileTexts = {
  'combining-marks': (length: number) => `a${'\u0301\u0316'.repeat(length / 2)}`,
  'angle-brackets': (length: number) => '<'.repeat(length),
  'nested-json': (length: number) => '[{"a":'.repeat(length / 6),
  letters: (length: number) => 'x'.repeat(length),
  'sharp-s': (length: number) => 'ß'.repeat(length),
  'right-to-left': (length: number) => '\u202e\u200f'.repeat(length / 2),
} as const
export type HostileText = keyof typeof hostileTexts

/** Returns the answer with every text replaced; `replace` gets each text with the name of its field. */
export function withTexts(
  answer: unknown,
  replace: (text: string, key: string) => string,
  key = '',
): unknown {
  if (typeof answer === 'string') return replace(answer, key)
  if (Array.isArray(answer)) return answer.map(item => withTexts(item, replace, key))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withTexts(value, replace, name)]),
  )
}

/** Returns the answer without all optional fields of the contract; the entries of a page lose their texts. */
export function sparseAnswer(call: Call, answer: unknown): unknown {
  return thin(call.answer, answer)
}

type Anatomy = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  in?: z.ZodType
}

const anatomy = (schema: z.ZodType) => schema._zod.def as unknown as Anatomy

function thin(schema: z.ZodType, value: unknown): unknown {
  const { type, shape, element, innerType, options, in: inner } = anatomy(schema)
  if (innerType) return thin(innerType, value)
  if (inner) return thin(inner, value)
  if (type === 'union') {
    const fitting = options?.find(option => option.safeParse(value).success)
    return fitting ? thin(fitting, value) : value
  }
  if (Array.isArray(value)) return element ? value.map(item => thin(element, item)) : value
  if (typeof value !== 'object' || value === null) return value
  if (!shape) return type === 'unknown' ? emptied(value) : value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const field = shape[key]
      // Without its entries there would be no page to test.
      if (key === 'content' && Array.isArray(item)) return [[key, item.map(emptied)]]
      if (!field || field.safeParse(undefined).success) return []
      return [[key, thin(field, item)]]
    }),
  )
}

/** A content entry with a null title and no other fields. */
function emptied(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('template' in entry)) return entry
  return { template: entry.template, context: { titel: null } }
}
