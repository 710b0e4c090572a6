import { field } from '@rathausplatz/contract'
import { fieldTrail, formOf, type RecordDefinition, records } from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import type { TemplateSchema } from '@rathausplatz/templates/template'
import type * as z from 'zod'
import { fieldsOf } from '../collections/as-far-as-typed.ts'
import { mapFields } from '../collections/fields.ts'
import { plainData } from '../collections/plain-data.ts'
import { type Formatted, readFormatted } from './formatted.ts'

/** A text in a document, with its field. */
export type Place = {
  /** Dotted: `content.2.context.text`. */
  readonly field: string
  readonly editor: field.EditorField
  readonly text: string
  /** The parsed text of a formatted field. */
  readonly formatted?: Formatted
  /** Set for the id of a part of another record. */
  readonly teilVon?: field.PartSource
  /** Whether it is part of the version in Leichte Sprache. */
  readonly isSimple: boolean
  /** The path of its entry on a page: `content.2`. */
  readonly entry?: string
}

/** The document that is checked; it may be incomplete. */
export type Subject = { readonly record: RecordDefinition; readonly data: Record<string, unknown> }

export const subjectOf = (record: RecordDefinition, typed: unknown): Subject => ({
  record,
  data: fieldsOf(plainData(typed)),
})

/** Returns the label of a field of a record. */
export const labelOf = ({ record, data }: Subject, name: string): string =>
  fieldTrail(formOf(record), [name], { data, templateOf: () => undefined })[0] ?? name

/** The limits of a field and of a document: longer than any real page. */
const LONGEST_FIELD = 100_000
const LONGEST_DOCUMENT = 300_000

/** Returns the texts of a document by its schema, in order. */
export function placesOf(subject: Subject): readonly Place[] {
  const steps = placesByStep(subject)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Like `placesOf`, with a step per entry of a page. */
export function* placesByStep({ record, data }: Subject): Generator<void, readonly Place[]> {
  const places: Place[] = []
  let left = LONGEST_DOCUMENT
  const walk = (schema: z.core.$ZodType, value: unknown, path: string, about: Pick<Place, 'entry'>) => {
    mapFields(
      schema,
      value,
      (whole, { editor, teilVon }, at) => {
        const text = whole.slice(0, Math.min(LONGEST_FIELD, left))
        left -= text.length
        if (editor !== undefined)
          places.push({
            field: at,
            editor,
            text,
            ...(editor === 'richtext' ? { formatted: readFormatted(text) } : {}),
            ...(teilVon ? { teilVon } : {}),
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

/** An entry of a page; it may be incomplete. */
export type Entry = {
  /** Its path: `content.2`. */
  readonly entry: string
  /** The place of the page: `content` or `sidebar`. */
  readonly slot: string
  readonly schema: TemplateSchema
  readonly context: unknown
  readonly options: unknown
}

/** Returns the entries of a page and of its version in Leichte Sprache; none for other documents. */
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
          const { template, slotName, context, options } = fieldsOf(given)
          if (typeof template !== 'string' || !Object.hasOwn(schemas, template)) return []
          const schema = schemas[template as keyof typeof schemas]
          return [
            {
              entry: `${path}.${index}`,
              slot: typeof slotName === 'string' ? slotName : 'content',
              schema,
              context,
              options,
            },
          ]
        })
      : [],
  )
}

/** Most entries of a page. */
const MOST_ENTRIES = 500

/** Returns the field of the record in a path: `kosten` of `kosten.0.betrag`. */
export const fieldOf = (path: string): string => path.split('.', 1)[0] ?? ''

/** Returns the last part of a field: `bildtext`. */
export const nameOf = ({ field }: Pick<Place, 'field'>): string => field.slice(field.lastIndexOf('.') + 1)

/** Returns the parent of a field: `content.2.context.bildupload`. */
export const aroundOf = ({ field }: Pick<Place, 'field'>): string =>
  field.slice(0, Math.max(0, field.lastIndexOf('.')))
