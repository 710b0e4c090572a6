import { field } from '@rathausplatz/contract'
import { type RecordDefinition, records } from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import type { TemplateSchema } from '@rathausplatz/templates/template'
import type * as z from 'zod'
import { fieldsOf } from '../collections/as-far-as-typed.ts'
import { mapFields } from '../collections/fields.ts'
import { plainData } from '../collections/plain-data.ts'
import { type Formatted, readFormatted } from './formatted.ts'

/** A text of a document, where it stands and what kind of field it is in. */
export type Place = {
  /** Dotted: `content.2.context.text`. */
  readonly field: string
  readonly editor: field.EditorField
  readonly text: string
  /** Of a formatted text what it says. */
  readonly formatted?: Formatted
  /** Whether it belongs to the version in Leichte Sprache. */
  readonly isSimple: boolean
  /** The entry of a page that it stands in: `content.2`. */
  readonly entry?: string
}

/** What is looked through: a document of a kind, as far as it is typed. */
export type Subject = { readonly record: RecordDefinition; readonly data: Record<string, unknown> }

export const subjectOf = (record: RecordDefinition, typed: unknown): Subject => ({
  record,
  data: fieldsOf(plainData(typed)),
})

/** No field may be longer, nor need a document be read further than the longest page. */
const LONGEST_FIELD = 100_000
const LONGEST_DOCUMENT = 300_000

/** Every text of a document along its schema, in the order in which it stands there. */
export function placesOf(subject: Subject): readonly Place[] {
  const steps = placesByStep(subject)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same; others have their turn at each entry of a page. */
export function* placesByStep({ record, data }: Subject): Generator<void, readonly Place[]> {
  const places: Place[] = []
  let left = LONGEST_DOCUMENT
  const walk = (schema: z.core.$ZodType, value: unknown, path: string, about: Pick<Place, 'entry'>) => {
    mapFields(
      schema,
      value,
      (whole, { editor }, at) => {
        const text = whole.slice(0, Math.min(LONGEST_FIELD, left))
        left -= text.length
        if (editor !== undefined)
          places.push({
            field: at,
            editor,
            text,
            ...(editor === 'richtext' ? { formatted: readFormatted(text) } : {}),
            isSimple: at.startsWith('leichteSprache.') || data['sprache'] === 'leicht',
            ...about,
          })
        return whole
      },
      path,
    )
  }
  walk(record.schema, data, '', {})
  for (const { entry, schema, context, options } of entriesOf({ record, data })) {
    walk(schema.context, context, `${entry}.context`, { entry })
    walk(schema.options, options, `${entry}.options`, { entry })
    yield
  }
  return places
}

/** An entry of a page, as far as it is typed. */
export type Entry = {
  /** Where it stands: `content.2`. */
  readonly entry: string
  readonly schema: TemplateSchema
  readonly context: unknown
  readonly options: unknown
}

/** The entries of a page and of its version in Leichte Sprache; of other documents none. */
export function entriesOf({ record, data }: Subject): readonly Entry[] {
  if (record !== (records.seite as RecordDefinition)) return []
  const simple = fieldsOf(data['leichteSprache'])
  const parts = [
    ['content', data['content']],
    ['leichteSprache.content', simple['content']],
  ] as const
  return parts.flatMap(([path, entries]) =>
    Array.isArray(entries)
      ? entries.slice(0, MOST_ENTRIES).flatMap((given, index) => {
          const { template, context, options } = fieldsOf(given)
          if (typeof template !== 'string' || !Object.hasOwn(schemas, template)) return []
          const schema = schemas[template as keyof typeof schemas]
          return [{ entry: `${path}.${index}`, schema, context, options }]
        })
      : [],
  )
}

/** As many as a page may have. */
const MOST_ENTRIES = 500

/** Last part of a field: `bildtext`. */
export const nameOf = ({ field }: Pick<Place, 'field'>): string => field.slice(field.lastIndexOf('.') + 1)

/** What stands around it: `content.2.context.bildupload`. */
export const aroundOf = ({ field }: Pick<Place, 'field'>): string =>
  field.slice(0, Math.max(0, field.lastIndexOf('.')))
