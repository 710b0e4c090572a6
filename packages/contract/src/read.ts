import * as z from 'zod'
import { metaOf } from './field.ts'
import { isRecord } from './is-record.ts'
import { otherForms, usualForm } from './other-forms.ts'

/**
 * Reads the answer of a remote CMS. A schema describes valid content; content that arrives may be incomplete:
 * a field is missing or null, a picture is empty, a text is too long, an address is unsafe. Such a value is
 * read as empty unless it is mandatory by its nature, and the rest is shown (spec §3 calls no field
 * mandatory). A value of another structure is unreadable.
 */
export type Read<T> = { ok: true; value: T; leftOut: readonly string[] } | { ok: false; reason: string }

/**
 * Reads a value with a schema. `leftOut` lists the paths of values that were present but unreadable:
 * `buttons.2.link`.
 */
export function read<S extends z.ZodType>(schema: S, given: unknown): Read<z.output<S>> {
  // Valid content is the usual case and costs only one parse.
  const strict = schema.safeParse(given)
  if (strict.success) return { ok: true, value: strict.data, leftOut: [] }
  const leftOut: string[] = []
  const value = isMissing(given)
    ? UNREADABLE
    : readAny(schema, given, { path: [], isListed: false, mayGo: true, leftOut })
  if (value !== UNREADABLE) return { ok: true, value: value as z.output<S>, leftOut }
  const [issue] = strict.error.issues
  return { ok: false, reason: `Feld ${issue?.path.join('.')}: ${issue?.message}` }
}

const UNREADABLE = Symbol('unreadable')

type Place = {
  path: readonly (string | number)[]
  /** Inside a list: an entry without its mandatory text is left out, the others stay. */
  isListed: boolean
  /** The value may be left out as a whole: an entry of a list, an option of a union, an optional field. */
  mayGo: boolean
  leftOut: string[]
}

function readAny(schema: z.core.$ZodType, sent: unknown, place: Place): unknown {
  const own = otherForms.get(schema)
  const given = own ? own.take(sent) : usualForm(schema, sent)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return readOr(schema, given, place)
  if (schema instanceof z.ZodObject) return readObject(schema, given, place)
  if (schema instanceof z.ZodArray) return readArray(schema, given, place)
  if (schema instanceof z.ZodUnion) return readUnion(schema, given, place)
  if (schema instanceof z.ZodLazy) return readAny(schema._zod.def.getter(), given, place)
  if (schema instanceof z.ZodString) return readText(schema, given, place)
  if (schema instanceof z.ZodRecord) return readRecord(schema, given, place)
  return parsed(schema, given)
}

const isMissing = (given: unknown) => given === undefined || given === null

function parsed(schema: z.core.$ZodType, given: unknown): unknown {
  const result = z.safeParse(schema, given)
  return result.success ? result.data : UNREADABLE
}

/** An optional value that is unreadable counts as missing. */
function readOr(schema: z.ZodOptional | z.ZodNullable | z.ZodDefault, given: unknown, place: Place): unknown {
  const { innerType } = schema._zod.def
  const isGone = isMissing(given) || (innerType instanceof z.ZodObject && isNothing(given))
  const value = isGone ? UNREADABLE : readAny(innerType, given, { ...place, mayGo: true })
  if (value !== UNREADABLE) return value
  if (!isNothing(given)) note(place)
  return parsed(schema, schema instanceof z.ZodNullable ? null : undefined)
}

function readObject(schema: z.ZodObject, given: unknown, place: Place): unknown {
  const { shape } = schema
  const isEmpty = isMissing(given) || (place.path.length > 0 && isNothing(given))
  // An object without any known field is something else, such as an error message or a picture as a string.
  const isSomethingElse = !isEmpty && !(isRecord(given) && (hasKnown(shape, given) || isEnough(schema, {})))
  if (isSomethingElse && place.mayGo) return UNREADABLE
  if (isSomethingElse) note(place)
  const fields: Record<string, unknown> = isRecord(given) ? given : {}
  // Builds a new object from the known fields: keys such as `__proto__` never get in.
  const found: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(shape)) {
    const value = readAny(field, Object.hasOwn(fields, key) ? fields[key] : undefined, {
      ...place,
      path: [...place.path, key],
      mayGo: false,
    })
    if (value === UNREADABLE) return UNREADABLE
    if (value !== undefined) found[key] = value
  }
  return found
}

const hasKnown = (shape: object, given: Record<string, unknown>) =>
  Object.keys(shape).some(key => Object.hasOwn(given, key) && !isMissing(given[key]))

const isEnough = (schema: z.ZodType, given: unknown) => schema.safeParse(given).success

/** Returns true for a value that other systems write if a value is missing. */
const isNothing = (given: unknown) =>
  isMissing(given) ||
  given === '' ||
  given === false ||
  (Array.isArray(given) && given.length === 0) ||
  (isRecord(given) && Object.values(given).every(isMissing))

/** Reads at most as many entries as allowed; leaves out unreadable ones. */
function readArray(schema: z.ZodArray, given: unknown, place: Place): unknown {
  if (isMissing(given) || given === '') return []
  if (!Array.isArray(given)) {
    if (place.mayGo) return UNREADABLE
    note(place)
    return []
  }
  const most = mostEntries(schema)
  const found: unknown[] = []
  for (const [index, entry] of given.entries()) {
    const at = { ...place, path: [...place.path, index], isListed: true, mayGo: true }
    const value = found.length < most ? readAny(schema.element, entry, at) : UNREADABLE
    if (value === UNREADABLE) note(at)
    else found.push(value)
  }
  return found
}

function mostEntries(schema: z.ZodArray): number {
  const limits = (schema._zod.def.checks ?? []).map(check => check._zod.def as { maximum?: number })
  return Math.min(...limits.map(({ maximum = Number.POSITIVE_INFINITY }) => maximum))
}

/**
 * Reads a record and leaves out unreadable entries. Some languages write an empty object as an empty list.
 */
function readRecord(schema: z.ZodRecord, given: unknown, place: Place): unknown {
  if (isNothing(given)) return parsed(schema, {})
  if (!isRecord(given)) return UNREADABLE
  const found: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(given)) {
    const at = { ...place, path: [...place.path, key], mayGo: true }
    const isKnown = z.safeParse(schema.keyType, key).success
    const value = isKnown ? readAny(schema.valueType, entry, at) : UNREADABLE
    if (value === UNREADABLE) note(at)
    else if (key !== '__proto__') found[key] = value
  }
  return parsed(schema, found)
}

/** Reads the first option that accepts the value unchanged, or else the first that can read it. */
function readUnion(schema: z.ZodUnion, given: unknown, place: Place): unknown {
  const strict = parsed(schema, given)
  if (strict !== UNREADABLE) return strict
  for (const option of schema.options) {
    const leftOut: string[] = []
    const value = readAny(option, given, { ...place, mayGo: true, leftOut })
    if (value === UNREADABLE) continue
    place.leftOut.push(...leftOut)
    return value
  }
  return UNREADABLE
}

/** Cuts a text that is too long; reads a text that its field does not allow as empty. */
function readText(schema: z.ZodString, given: unknown, place: Place): unknown {
  const text = typeof given === 'number' ? String(given) : given
  if (typeof text === 'string') {
    const value = parsed(schema, cut(text, schema.maxLength))
    if (value !== UNREADABLE) return value
    if (text.trim() !== '') note(place)
  } else if (!isMissing(text)) {
    note(place)
  }
  return emptyText(schema, place)
}

function cut(text: string, most: number | null): string {
  if (most === null || text.length <= most) return text
  return `${text.slice(0, most - 1).replace(HALF_LETTER, '')}…`
}

/** The first half of a surrogate pair, such as that of 🍇, without the second. */
const HALF_LETTER = /[\uD800-\uDBFF]$/

/** A heading may be empty; a date, the id of a record, or the text of a link in a list may not. */
function emptyText(schema: z.ZodString, { isListed }: Place): unknown {
  const empty = schema.safeParse('')
  if (empty.success) return empty.data
  const isOnlyMandatory = empty.error.issues.every(({ code }) => code === 'too_small')
  return isOnlyMandatory && !isListed && metaOf(schema).zu === undefined ? '' : UNREADABLE
}

function note({ path, leftOut }: Place) {
  if (leftOut.length < 10) leftOut.push(path.join('.'))
}
