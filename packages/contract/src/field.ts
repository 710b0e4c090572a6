import * as z from 'zod'
import { isSafeAddress } from './address.ts'
import {
  type EditorField,
  type FieldMeta,
  metaOf,
  type PartSource,
  type QuestionsNamed,
  type WordSource,
} from './field-meta.ts'
import { atMost, otherForms } from './other-forms.ts'

export * from './field-meta.ts'

/**
 * The kinds of field of entities and templates. Each has its German label, its help and the kind of its
 * editor field in `.meta()`, so that the validation, the editor's form and the OpenAPI document have one
 * source.
 */

/** Marks a field that editors rarely use. */
export const rarely = <S extends z.ZodType>(schema: S): S => schema.meta({ ...metaOf(schema), selten: true })

type FieldText = { label: string; help?: string; max?: number }

function described<S extends z.ZodType>(
  schema: S,
  editor: EditorField,
  { label, help }: FieldText,
  more: FieldMeta = {},
): S {
  return schema.meta({ title: label, ...(help ? { description: help } : {}), editor, ...more })
}

/** A text without spaces around it. */
const trimmed = (max: number) => z.string().trim().max(max)

/** One line of text. */
export const line = (text: FieldText) => described(trimmed(text.max ?? 300), 'zeile', text)

/** The point of a picture that every crop keeps: `50% 30%`. */
export const focus = () =>
  described(z.string().regex(/^\d{1,3}% \d{1,3}%$/, 'Bitte auf dem Bild wählen.'), 'bildfokus', {
    label: 'Bildmittelpunkt',
    help: 'Dieser Punkt bleibt bei jedem Zuschnitt sichtbar.',
  })

/** One line that must not be empty. */
export const requiredLine = (text: FieldText) =>
  described(trimmed(text.max ?? 300).min(1, 'Bitte ausfüllen.'), 'zeile', text)

/** Several lines of plain text. */
export const plainText = (text: FieldText) => described(z.string().max(text.max ?? 2_000), 'text', text)

/** Formatted text: the subset of HTML in `richTextTags`. Cleaned when saved, parsed when rendered. */
export const richText = (text: FieldText) => described(z.string().max(text.max ?? 100_000), 'richtext', text)

/** A link target; empty means no link. */
export const link = (text: FieldText) =>
  described(
    trimmed(2_000).refine(
      value => value === '' || isSafeAddress(value),
      'Bitte eine Seite der Website oder eine vollständige Adresse mit https:// angeben.',
    ),
    'link',
    text,
  )

/** A picture of the media library; empty means none. */
export const picture = (text: FieldText) => described(link(text), 'bild', text)

/** A point in time as ISO 8601 with offset, for example `2026-11-20T18:00:00+01:00`. */
export const dateTime = (text: FieldText) =>
  described(z.iso.datetime({ offset: true, error: 'Bitte Datum und Uhrzeit angeben.' }), 'datum', text)

/** A moment that is the present one in a new document, until an editor types another. */
export const fromNow = (text: FieldText) => {
  const moment = dateTime(text)
  return moment.meta({ ...metaOf(moment), abJetzt: true })
}

/** A day of the calendar, `2026-12-02`. */
export const day = (text: FieldText) =>
  described(z.iso.date('Bitte einen Tag angeben, zum Beispiel 2026-12-02.'), 'datum', text)

type Measure = FieldText & {
  least?: number
  most: number
  /** Whole numbers only. */
  whole?: boolean
  /** The smallest step: 0.01 for cents. */
  step?: number
}

/** A number. */
export const zahl = ({ least = 0, most, whole = false, step, ...text }: Measure) => {
  const number = z.number().min(least).max(most)
  return described(step ? number.multipleOf(step) : whole ? number.int() : number, 'zahl', text)
}

/** The position of a record among others of its kind; records without a number come last. */
export const sortierung = (help?: string) =>
  zahl({
    label: 'Sortierung',
    ...(help ? { help } : {}),
    whole: true,
    least: -1_000_000,
    most: 1_000_000,
  }).optional()

/** Yes or no. */
export const schalter = (text: FieldText) => described(z.boolean(), 'schalter', text)

/** The last part of the address of a record, and its id in the calls: `buergerbuero`. */
const KENNUNG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const kennung = (text: FieldText) =>
  described(
    trimmed(120).regex(
      KENNUNG,
      'Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel: tag-der-offenen-tuer',
    ),
    'zeile',
    text,
  )

/**
 * A reference to a record of a kind by its Kennung. The store knows where a record is used and updates
 * references when it moves. The CMS defines the pattern of a Kennung; saving checks that the record exists.
 */
export function verweis(
  zu: string,
  { mayBeEmpty = false, mayMiss = false, ...text }: FieldText & { mayBeEmpty?: boolean; mayMiss?: boolean },
) {
  const kennung = trimmed(120).min(mayBeEmpty ? 0 : 1, 'Bitte einen Eintrag auswählen.')
  return described(kennung, 'verweis', text, { zu, ...(mayMiss ? { mayMiss } : {}) })
}

/** Returns the field with suggested values from another source. */
export const suggested = <S extends z.ZodType>(schema: S, vorschlaegeAus: WordSource): S =>
  schema.meta({ ...metaOf(schema), vorschlaegeAus })

/** Returns the field by which hours are inherited from the office in the named field. */
export const inheritsHours = <S extends z.ZodType>(schema: S, zeitenAus: string): S =>
  schema.meta({ ...metaOf(schema), zeitenAus })

/** Returns the field as a choice among the parts of another record. */
export const partOf = <S extends z.ZodType>(schema: S, teilVon: PartSource): S =>
  schema.meta({ ...metaOf(schema), teilVon })

/** Returns the field as a choice among the questions of the form. */
export const namesQuestion = <S extends z.ZodType>(schema: S, frage: QuestionsNamed): S =>
  schema.meta({ ...metaOf(schema), frage })

/** Returns the list as answers to the question that another field refers to. */
export const answersTo = <S extends z.ZodType>(schema: S, antwortenAuf: string): S =>
  schema.meta({ ...metaOf(schema), antwortenAuf })

/** Returns the field with a default derived from another field. */
export const derivedFrom = <S extends z.ZodType>(schema: S, ausFeld: string): S =>
  schema.meta({ ...metaOf(schema), ausFeld })

/** Returns the field as the end of the period that begins in another field. */
export const endOf = <S extends z.ZodType>(schema: S, endeVon: string): S =>
  schema.meta({ ...metaOf(schema), endeVon })

/** The maximum number of entries of a list; a larger number is reduced to the allowed maximum. */
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

/** The number of a document that filters a list. */
export const number = (text: FieldText) => described(z.number().int().min(1).optional(), 'zahl', text)

/** One of a few values, with labels unless the values are readable themselves. */
export function choice<const T extends string>(
  values: readonly [T, ...T[]] | Readonly<Record<T, string>>,
  text: FieldText,
) {
  const isList = Array.isArray(values)
  const known = (isList ? values : Object.keys(values)) as [T, ...T[]]
  return described(
    z.enum(known),
    'auswahl',
    text,
    isList ? {} : { namen: values as Readonly<Record<T, string>> },
  )
}
