import * as z from 'zod'
import { isSafeAddress } from './address.ts'
import { atMost, otherForms } from './other-forms.ts'

/**
 * The kinds of field an entity or template is made of. Each carries its German label, help and the kind of
 * editor field in `.meta()`, so that validation, the editor's form and the OpenAPI document come from one place.
 */

/** How the editors' desk shows a field. What holds fields itself, a list or a group, is seen by its schema. */
export const editorFields = [
  'zeile',
  'text',
  'richtext',
  'link',
  'bild',
  'bildfokus',
  'icon',
  'datei',
  'auswahl',
  'datum',
  'uhrzeit',
  'zahl',
  'schalter',
  'verweis',
  'bausteine',
  'umriss',
  'angaben',
] as const
export type EditorField = (typeof editorFields)[number]

/** The titles of all records of a kind, or what stands in one of their fields. */
export type WordSource = { readonly art: string; readonly feld?: string }

/** A record of the kind `art`, named in the field `genannt`, lists parts with `id` and `name` in its field `feld`. */
export type PartSource = { readonly art: string; readonly genannt: string; readonly feld: string }

export type QuestionsNamed = 'davor' | 'im-schritt' | 'alle'

/** What of a field is not seen by its schema: how its choices are called, what kind of record it names. */
export type FieldMeta = {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly editor?: EditorField
  /** Choices by their value, in the words of people. */
  readonly namen?: Readonly<Record<string, string>>
  /** Kind of record that the field names. */
  readonly zu?: string
  /** What it names need not be there: an office that the town has no page of. */
  readonly mayMiss?: boolean
  /** Words that are often written there; others may be. */
  readonly vorschlaege?: readonly string[]
  /** Where the words stand that are often written there; others may be. */
  readonly vorschlaegeAus?: WordSource
  /** One of those that a record lists which another field of the form names: a Rubrik of its directory. */
  readonly teilVon?: PartSource
  /** It names a question of the form in which it stands: one before it, another of its step, or any. */
  readonly frage?: QuestionsNamed
  /** Answers to the question that this field beside it names. */
  readonly antwortenAuf?: string
  /** A name made of what stands in this field beside it, until somebody writes another. */
  readonly ausFeld?: string
  /** A step of the house writes it, never a person: no form has it, and no copy takes it along. */
  readonly vonSelbst?: true
  /** A part of a long form begins with this field. */
  readonly abschnitt?: { readonly titel: string; readonly hilfe?: string }
}

export const metaOf = (schema: z.core.$ZodType): FieldMeta => z.globalRegistry.get(schema) ?? {}

type FieldText = { label: string; help?: string; max?: number }

function described<S extends z.ZodType>(
  schema: S,
  editor: EditorField,
  { label, help }: FieldText,
  more: FieldMeta = {},
): S {
  return schema.meta({ title: label, ...(help ? { description: help } : {}), editor, ...more })
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

/** The point of the picture beside it that no crop cuts off: `50% 30%`. */
export const focus = () =>
  described(z.string().regex(/^\d{1,3}% \d{1,3}%$/, 'Bitte auf dem Bild wählen.'), 'bildfokus', {
    label: 'Bildmittelpunkt',
    help: 'Dieser Punkt bleibt bei jedem Zuschnitt sichtbar.',
  })

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

/** A picture of the media library; empty means none. */
export const picture = (text: FieldText) => described(link(text), 'bild', text)

/** A point in time as ISO 8601 with offset, for example `2026-11-20T18:00:00+01:00`. */
export const dateTime = (text: FieldText) =>
  described(z.iso.datetime({ offset: true, error: 'Bitte Datum und Uhrzeit angeben.' }), 'datum', text)

/** A day of the calendar, `2026-12-02`. */
export const day = (text: FieldText) =>
  described(z.iso.date('Bitte einen Tag angeben, zum Beispiel 2026-12-02.'), 'datum', text)

type Measure = FieldText & {
  least?: number
  most: number
  /** Whole numbers only. */
  whole?: boolean
  /** Smallest part that counts: 0.01 for cents. */
  step?: number
}

/** A number. */
export const zahl = ({ least = 0, most, whole = false, step, ...text }: Measure) => {
  const number = z.number().min(least).max(most)
  return described(step ? number.multipleOf(step) : whole ? number.int() : number, 'zahl', text)
}

/** Where a record stands among others of its kind; those without a number come last. */
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

/** Last part of the address of a record, and its name in the calls: `buergerbuero`. */
const KENNUNG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const kennung = (text: FieldText) =>
  described(
    z
      .string()
      .trim()
      .max(120)
      .regex(
        KENNUNG,
        'Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel: tag-der-offenen-tuer',
      ),
    'zeile',
    text,
  )

/**
 * One record of a kind, named by its Kennung as the calls do. Where it is used is known, and it follows when its record
 * moves. How a Kennung looks is its CMS's; whether it is one is asked on saving.
 */
export function verweis(
  zu: string,
  { mayBeEmpty = false, mayMiss = false, ...text }: FieldText & { mayBeEmpty?: boolean; mayMiss?: boolean },
) {
  const kennung = z
    .string()
    .trim()
    .min(mayBeEmpty ? 0 : 1, 'Bitte einen Eintrag auswählen.')
    .max(120)
  return described(kennung, 'verweis', text, { zu, ...(mayMiss ? { mayMiss } : {}) })
}

/** The same field, which offers words that stand elsewhere. */
export const suggested = <S extends z.ZodType>(schema: S, vorschlaegeAus: WordSource): S =>
  schema.meta({ ...metaOf(schema), vorschlaegeAus })

/** The same field, in which one of the parts of another record is chosen. */
export const partOf = <S extends z.ZodType>(schema: S, teilVon: PartSource): S =>
  schema.meta({ ...metaOf(schema), teilVon })

/** The same field, in which a question of the form is chosen. */
export const namesQuestion = <S extends z.ZodType>(schema: S, frage: QuestionsNamed): S =>
  schema.meta({ ...metaOf(schema), frage })

/** The same list, of answers to the question that another field names. */
export const answersTo = <S extends z.ZodType>(schema: S, antwortenAuf: string): S =>
  schema.meta({ ...metaOf(schema), antwortenAuf })

/** The same field, which begins with what stands in another. */
export const derivedFrom = <S extends z.ZodType>(schema: S, ausFeld: string): S =>
  schema.meta({ ...metaOf(schema), ausFeld })

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

/** One of a few named choices. With names for people, or where the values are such names themselves. */
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
