import { read } from '@rathausplatz/contract'
import type { RecordDefinition } from '@rathausplatz/contract/records'
import * as z from 'zod'
import { cleaned } from './parse.ts'
import { plainData } from './plain-data.ts'

/** How a title is shown that nobody has typed yet, and the last part of an address that nobody has chosen. */
export const UNTITLED = '(ohne Titel)'
export const UNADDRESSED = 'neu'

/**
 * A record of which somebody has typed a part: field by field what they typed, as far as it can be read; else what the
 * last checked revision holds; else the least that the field can be. Nothing is refused, and nothing is shown that
 * saving would take out.
 */
export function asFarAsTyped(
  { schema, title }: Pick<RecordDefinition, 'schema' | 'title'>,
  typed: unknown,
  checked: unknown,
  now: Date,
): Record<string, unknown> {
  const given = fieldsOf(typed)
  const before = fieldsOf(checked)
  const isAnything = Object.keys(given).length > 0
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    // What may be missing and is not there has been taken out.
    const isTyped = Object.hasOwn(given, name) || (isAnything && field.safeParse(undefined).success)
    const sources = isTyped ? [given, before] : [before, given]
    const found = sources.map(source => readIn(source, name, field)).find(({ ok }) => ok)
    return [name, found ? found.value : least(field, now)] as const
  })
  const record = Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  return record[title] === '' ? { ...record, [title]: UNTITLED } : record
}

/** A field beside others, where a text that is missing is empty and a list has no entries. */
function readIn(source: Record<string, unknown>, name: string, field: z.ZodType) {
  const beside = z.object({ [name]: field, [BESIDE]: z.literal(true) })
  const found = read(beside, { [name]: source[name], [BESIDE]: true })
  if (!found.ok || found.leftOut.includes(name)) return { ok: false, value: undefined }
  return { ok: true, value: cleaned(field, found.value[name]) }
}

const BESIDE = ' '

/** Tried one after the other, the emptiest first. */
function least(field: z.ZodType, now: Date): unknown {
  const moment = now.toISOString()
  const choices = field instanceof z.ZodEnum ? field.options : []
  const values = [undefined, '', UNADDRESSED, UNTITLED, moment, moment.slice(0, 10), 0, 1, false, {}]
  const found = [...values, ...choices].map(value => field.safeParse(value)).find(({ success }) => success)
  return found?.data
}

/** Longer than any content that fits: it is refused, and nothing works on it before. */
const LONGEST_KEPT = 400_000

/** What was typed, to be kept before it fits: safe to walk, its formatted text cleaned. Undefined for what is too long. */
export function asTyped(schema: z.ZodType, data: unknown): unknown {
  const plain = plainData(data)
  return (JSON.stringify(plain) ?? '').length > LONGEST_KEPT ? undefined : cleaned(schema, plain)
}

/** By what a draft is told from others that has no name yet. */
export const unnamed = (id: string): string => `entwurf-${id}`

/** What somebody typed may be anything at all. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
