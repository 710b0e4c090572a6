import type { Audience } from '@rathausplatz/contract'
import type { Collection, Parsed, Reference } from './collection.ts'
import type { Document } from './document.ts'
import { invalid, ok, type Result } from './result.ts'

/** Validated content with the values that the store derives from it. */
export interface Content {
  readonly data: unknown
  /** The readable part of the content, in the shape of its kind; all of complete content. */
  readonly shape: unknown
  /** Number of missing or invalid fields. */
  readonly gaps: number
  /** The data as stored. Content is equal if this text is equal. */
  readonly json: string
  readonly key: string
  readonly audience: Audience
  readonly collection: Collection
}

/** Validates content. Long content is prepared in several turns of the event loop. */
export async function readContent(collection: Collection, data: unknown): Promise<Result<Content>> {
  await collection.ahead?.(data)
  const parsed: Parsed<unknown> = collection.parse(data)
  if (parsed.issues) return invalid(parsed.issues)
  const { value } = parsed
  const json = JSON.stringify(value)
  const wide = tooManyLinks(collection.references(value), json)
  if (wide) return wide
  const key = collection.key(value)
  return ok({
    data: value,
    shape: value,
    gaps: 0,
    json,
    key,
    audience: audienceOf(collection, value),
    collection,
  })
}

/** Most links in one document; each is maintained for its lifetime. */
const MOST_LINKS = 2_000

/** Counts the links: internal links are references; external links occur only in formatted text. */
function tooManyLinks(references: readonly Reference[], json: string): Result<never> | undefined {
  const count = Math.max(references.length, json.split(' href=\\"').length - 1)
  if (count <= MOST_LINKS) return undefined
  const message = `Hier stehen zu viele Links: ${count.toLocaleString('de')}. Bitte höchstens ${MOST_LINKS.toLocaleString('de')}; teilen Sie den Inhalt auf mehrere Seiten auf.`
  return invalid([{ path: '', message }], message)
}

const audienceOf = (collection: Collection, data: unknown): Audience =>
  collection.audience?.(data) ?? 'oeffentlich'

/** Reads the content of a draft that may have gaps: content that its kind refuses is kept as typed. */
export async function readDraft(
  collection: Collection,
  data: unknown,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Result<Content>> {
  const whole = await readContent(collection, data)
  if (whole.ok || whole.error.code !== 'ungueltig') return whole
  const { issues } = whole.error
  const typed = collection.asTyped?.(data)
  const shape = typed === undefined ? undefined : collection.asFarAsTyped?.(typed, undefined, now)
  if (shape === undefined) return whole
  const wide = tooManyLinks(collection.references(shape), JSON.stringify(typed))
  if (wide) return wide
  const key = collection.draftKey?.(shape, issues, id)
  // Without a key, the place of the content is unknown, and so is the required right.
  if (key === undefined) return whole
  return ok({
    data: typed,
    shape,
    gaps: issues.length,
    json: JSON.stringify(typed),
    key,
    audience: audienceOf(collection, shape),
    collection,
  })
}

/** Returns a draft in the shape of its kind; of a draft with gaps, its readable part. */
export const shapeOf = (
  collection: Pick<Collection, 'asFarAsTyped'>,
  { data, gaps }: Pick<Document, 'data' | 'gaps'>,
  now: Date,
): unknown => (gaps === 0 ? data : (collection.asFarAsTyped?.(data, undefined, now) ?? data))
