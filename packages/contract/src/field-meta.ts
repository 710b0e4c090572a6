import * as z from 'zod'

/** How the desk shows a field. Lists and groups are recognised by their schema. */
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

/** The titles of all records of a kind, or the values of one of their fields. */
export type WordSource = { readonly art: string; readonly feld?: string }

/**
 * The field `genannt` names a record of the kind `art`, whose field `feld` lists parts with `id` and `name`.
 */
export type PartSource = { readonly art: string; readonly genannt: string; readonly feld: string }

export type QuestionsNamed = 'davor' | 'im-schritt' | 'alle'

/**
 * Facts about a field that its schema does not contain, such as the labels of its choices and the kind of
 * record that it refers to.
 */
export type FieldMeta = {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly editor?: EditorField
  /** The labels of the choices by their value. */
  readonly namen?: Readonly<Record<string, string>>
  /** The kind of record that the field refers to. */
  readonly zu?: string
  /** The record need not exist, for example an office without a page. */
  readonly mayMiss?: boolean
  /** Suggested values; others are allowed. */
  readonly vorschlaege?: readonly string[]
  /** The source of suggested values; others are allowed. */
  readonly vorschlaegeAus?: WordSource
  /**
   * The field holds one of the parts that another record lists, such as a Rubrik of the directory named in
   * another field.
   */
  readonly teilVon?: PartSource
  /** The field names a question of its form: an earlier one, another of the same step, or any. */
  readonly frage?: QuestionsNamed
  /** The field holds answers to the question that the named sibling field refers to. */
  readonly antwortenAuf?: string
  /** The name is derived from the named sibling field until an editor types another. */
  readonly ausFeld?: string
  /** The end of the period that begins in the named sibling field. */
  readonly endeVon?: string
  /** Hours are inherited from the office in the named field. */
  readonly zeitenAus?: string
  /** Written by the software, never by a person: no form shows it, and copies leave it out. */
  readonly vonSelbst?: true
  /** A new document begins with the present moment here. */
  readonly abJetzt?: true
  /** Rarely used: the form folds it, with others of its group, until an editor looks for it. */
  readonly selten?: true
  /** A section of a long form begins with this field. */
  readonly abschnitt?: { readonly titel: string; readonly hilfe?: string }
}

/** Returns the facts about a field; empty if it has none. */
export const metaOf = (schema: z.core.$ZodType): FieldMeta => z.globalRegistry.get(schema) ?? {}
