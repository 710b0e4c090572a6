import type { PartSource, QuestionsNamed, WordSource } from '../field.ts'

/** A field of a form at the desk; derived completely from the schema of the record. */
export type FormField = {
  readonly name: string
  readonly label: string
  readonly help?: string
  /** True if neither a missing value nor an empty text is valid. */
  readonly required: boolean
  /** The default value. */
  readonly standard?: unknown
  /** The empty value of a field that must not be missing. */
  readonly empty?: '' | readonly []
  /** Suggested values. */
  readonly suggestions?: readonly string[]
  /** The records with suggested values. */
  readonly suggestedBy?: WordSource
  /** The sibling field from which the name is derived until an editor types another. */
  readonly derivedFrom?: string
  /** The sibling field in which its period begins. */
  readonly endOf?: string
  /** The field with the office from which this one inherits hours. */
  readonly hoursFrom?: string
  /** A new document begins with the present moment here. */
  readonly fromNow?: true
  /** Rarely used: folded together with others of its group. */
  readonly rare?: true
  /** A section of the form begins here. */
  readonly section?: { readonly title: string; readonly help?: string }
} & Control

export type Control =
  | {
      readonly control: 'zeile' | 'text' | 'richtext' | 'link' | 'bild' | 'bildfokus' | 'icon' | 'uhrzeit'
      readonly most?: number
    }
  /** A day, or a moment if it has a time. */
  | { readonly control: 'datum'; readonly withTime: boolean }
  | {
      readonly control: 'zahl'
      readonly least?: number
      readonly most?: number
      readonly whole: boolean
      /** True if "no number" is a value of its own. */
      readonly nullable: boolean
    }
  | { readonly control: 'schalter' }
  | { readonly control: 'auswahl'; readonly options: readonly Option[] }
  /** A reference to a record of the kind `to`, by its Kennung. */
  | { readonly control: 'verweis'; readonly to: string }
  /** One of the parts of the record that another field of the form refers to. */
  | { readonly control: 'teil'; readonly from: PartSource }
  /** A question of the same form, by its name. */
  | { readonly control: 'frage'; readonly among: QuestionsNamed }
  | {
      readonly control: 'liste'
      readonly of: FormField
      readonly least: number
      readonly most?: number
      /** The sibling field that names the question of these answers. */
      readonly answersTo?: string
    }
  | { readonly control: 'gruppe' | 'datei'; readonly id?: string; readonly fields: readonly FormField[] }
  /** One of several groups, chosen by the value of the field `by`. */
  | { readonly control: 'varianten'; readonly by: string; readonly variants: readonly Variant[] }
  /** A recursion to the enclosing group with this id: items below an item of a menu. */
  | { readonly control: 'verschachtelt'; readonly id: string }
  /** Special editors: templates in slots, points of an outline, names with values. */
  | { readonly control: 'bausteine' | 'umriss' | 'angaben' }

export type Option = { readonly value: string | number; readonly label: string }
export type Variant = Option & { readonly fields: readonly FormField[] }
