import * as z from 'zod'
import { isSafeAddress } from './address.ts'
import { atMost, otherForms } from './other-forms.ts'

/**
 * The kinds of field an entity or template is made of. Each carries its German label, help and the kind of
 * editor field in `.meta()`, so that validation, the editor's form and the OpenAPI document come from one place.
 */

/** How the editors' desk shows a field. */
export type EditorField =
  | 'zeile'
  | 'text'
  | 'richtext'
  | 'link'
  | 'bild'
  | 'auswahl'
  | 'datum'
  | 'zahl'
  | 'schalter'

type FieldText = { label: string; help?: string; max?: number }

function described<S extends z.ZodType>(schema: S, editor: EditorField, { label, help }: FieldText): S {
  return schema.meta({ title: label, ...(help ? { description: help } : {}), editor })
}

/** One line of text. */
export const line = (text: FieldText) =>
  described(
    z
      .string()
      .trim()
      .max(text.max ?? 300),
    'zeile',
    text,
  )

/** One line that must not be empty. */
export const requiredLine = (text: FieldText) =>
  described(
    z
      .string()
      .trim()
      .min(1, 'Bitte ausfüllen.')
      .max(text.max ?? 300),
    'zeile',
    text,
  )

/** Several lines of plain text. */
export const plainText = (text: FieldText) => described(z.string().max(text.max ?? 2_000), 'text', text)

/** Formatted text: the small set of HTML that `richTextTags` names. Cleaned on saving, parsed anew on rendering. */
export const richText = (text: FieldText) => described(z.string().max(text.max ?? 100_000), 'richtext', text)

/** A link target; empty means no link. */
export const link = (text: FieldText) =>
  described(
    z
      .string()
      .trim()
      .max(2_000)
      .refine(
        value => value === '' || isSafeAddress(value),
        'Bitte eine Seite der Website oder eine vollständige Adresse mit https:// angeben.',
      ),
    'link',
    text,
  )

/** A point in time as ISO 8601 with offset, for example `2026-11-20T18:00:00+01:00`. */
export const dateTime = (text: FieldText) =>
  described(z.iso.datetime({ offset: true, error: 'Bitte Datum und Uhrzeit angeben.' }), 'datum', text)

/** How many entries of a list are wanted; more than there may be are as many as there may be. */
export const limit = (text: FieldText & { least?: number; max: number; standard: number }) => {
  const { least = 1, max, standard } = text
  const count = z
    .number()
    .int()
    .min(least)
    .max(max)
    .register(otherForms, { take: atMost(least, max) })
  return described(count.default(standard), 'zahl', text)
}

/** Number of a thing by which a list can be narrowed. */
export const number = (text: FieldText) => described(z.number().int().min(1).optional(), 'zahl', text)

/** One of a few named choices. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T, text: FieldText) =>
  described(z.enum(values), 'auswahl', text)
