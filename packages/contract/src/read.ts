import * as z from 'zod'
import { metaOf } from './field.ts'
import { otherForms, usualForm } from './other-forms.ts'

/**
 * Reading what another CMS sent. A schema says what may be written; what arrives may hold less: a field is missing or
 * null, a picture is empty, a text too long, an address unsafe. Whatever is not mandatory by its nature is then read as
 * empty and the rest is drawn (spec §3 calls no field mandatory). What is of another structure stays unreadable.
 */
export type Read<T> = { ok: true; value: T; leftOut: readonly string[] } | { ok: false; reason: string }

/** `leftOut` names what was there and could not be read, by its path: `buttons.2.link`. */
export function read<S extends z.ZodType>(schema: S, given: unknown): Read<z.output<S>> {
  // Good content is the rule and costs nothing more.
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
  /** Part of a list: an entry without its mandatory text says nothing and is left out, the others stay. */
  isListed: boolean
  /** May be left out as a whole: an entry of a list, one of several shapes, an optional field. */
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

/** What may be missing is as good as missing where it cannot be read. */
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
  // An object of which nothing is known is something else: an error in disguise, a picture that is a word.
  const isSomethingElse = !isEmpty && !(isRecord(given) && (hasKnown(shape, given) || isEnough(schema, {})))
  if (isSomethingElse && place.mayGo) return UNREADABLE
  if (isSomethingElse) note(place)
  const fields: Record<string, unknown> = isRecord(given) ? given : {}
  // Zod gives back an object of its own: keys like `__proto__` never get in.
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

/** How some systems write a thing that is not there. */
const isNothing = (given: unknown) =>
  isMissing(given) ||
  given === '' ||
  given === false ||
  (Array.isArray(given) && given.length === 0) ||
  (isRecord(given) && Object.values(given).every(isMissing))

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

/** As many entries as there may be; those that cannot be read are left out. */
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

/** Names and what they hold; what cannot be read is left out. Some languages know no empty object but an empty list. */
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

/** The first shape that takes it as it is, else the first that can be read. */
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

/** A text that is too long is cut to its field; one that its field does not allow is read as empty. */
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

/** First half of a letter that takes two places, such as 🍇, without its second. */
const HALF_LETTER = /[\uD800-\uDBFF]$/

/** A heading may be empty; a date, what a record is named by, or the words of a link in a list, may not. */
function emptyText(schema: z.ZodString, { isListed }: Place): unknown {
  const empty = schema.safeParse('')
  if (empty.success) return empty.data
  const isOnlyMandatory = empty.error.issues.every(({ code }) => code === 'too_small')
  return isOnlyMandatory && !isListed && metaOf(schema).zu === undefined ? '' : UNREADABLE
}

function note({ path, leftOut }: Place) {
  if (leftOut.length < 10) leftOut.push(path.join('.'))
}
