import { read } from '@rathausplatz/contract'
import type { RecordDefinition } from '@rathausplatz/contract/records'
import * as z from 'zod'
import { cleaned } from './parse.ts'
import { plainData } from './plain-data.ts'

/** Placeholders for a title or a slug that is not typed yet. */
export const UNTITLED = '(ohne Titel)'
export const UNADDRESSED = 'neu'

/**
 * Returns a partly typed record that fits the schema. Each field has the typed value if it is valid, else the
 * value of the last checked revision, else its minimum. Refuses nothing, and shows nothing that saving would
 * remove.
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
    // An optional field that is missing was removed.
    const isTyped = Object.hasOwn(given, name) || (isAnything && field.safeParse(undefined).success)
    const sources = isTyped ? [given, before] : [before, given]
    const found = sources.map(source => readIn(source, name, field)).find(({ ok }) => ok)
    return [name, found ? found.value : least(field, now)] as const
  })
  const record = Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  return record[title] === '' ? { ...record, [title]: UNTITLED } : record
}

/** Reads one field as part of an object, where a missing text is empty and a missing list has no entries. */
function readIn(source: Record<string, unknown>, name: string, field: z.ZodType) {
  const beside = z.object({ [name]: field, [BESIDE]: z.literal(true) })
  const found = read(beside, { [name]: source[name], [BESIDE]: true })
  if (!found.ok || found.leftOut.includes(name)) return { ok: false, value: undefined }
  return { ok: true, value: cleaned(field, found.value[name]) }
}

const BESIDE = ' '

/** Returns the smallest valid value: tries values one after the other, the emptiest first. */
function least(field: z.ZodType, now: Date): unknown {
  const moment = now.toISOString()
  const choices = field instanceof z.ZodEnum ? field.options : []
  const values = [undefined, '', UNADDRESSED, UNTITLED, moment, moment.slice(0, 10), 0, 1, false, {}]
  const found = [...values, ...choices].map(value => field.safeParse(value)).find(({ success }) => success)
  return found?.data
}

/** Longer than any valid content: refused before it is processed. */
const LONGEST_KEPT = 400_000

/**
 * Returns typed data for storing before they are valid: safe to walk, with cleaned formatted text. Undefined
 * if the data are too long.
 */
export function asTyped(schema: z.ZodType, data: unknown): unknown {
  const plain = plainData(data)
  return (JSON.stringify(plain) ?? '').length > LONGEST_KEPT ? undefined : cleaned(schema, plain)
}

/** The key of a draft without a name. */
export const unnamed = (id: string): string => `entwurf-${id}`

/** Returns the fields of any typed value. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
