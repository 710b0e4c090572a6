import * as z from 'zod'
import { emailLine, filledIn, givenLine } from '../given-text.ts'
import { sections } from '../sections.ts'

/** A kind of record about which visitors can get mails, and how they choose parts of it. */
export type Aboart = {
  /** The heading in the form and in the mail. */
  readonly titel: string
  /** The option for all records of the kind. */
  readonly alle: string
  /** One record, in the subject of a mail. */
  readonly eines: string
  /** Mails of this kind are sent at once; mails of all other kinds are collected until the morning. */
  readonly sofort?: true
  /** The number of days after its own date during which a record is news. Default: a week. */
  readonly neuBis?: number
  /** Subscribers of a street also get the records that name it. */
  readonly zuStrassen?: true
  /**
   * Parts of the kind, by a tag of released documents (`rubrik:Markt`). With `aus`, visitors choose among the
   * records of a kind: `wert` is the field with the value of the tag, `name` the field with its label. With
   * `werte`, the values and their labels are fixed. Without both, a part is subscribed by a link only.
   */
  readonly teil?: {
    readonly tag: string
    readonly name: string
    readonly aus?: {
      readonly art: string
      readonly wert: string
      readonly name: string
      /** Records with this value in this field have no part of their own. */
      readonly ausser?: { readonly feld: string; readonly wert: string }
    }
    readonly werte?: Readonly<Record<string, string>>
  }
}

/** Each body that meets, also one that has not met yet. Groups of the council have no public meetings. */
const DES_RATES = {
  art: 'gremium',
  wert: 'slug',
  name: 'name',
  ausser: { feld: 'art', wert: 'fraktion' },
} as const

/** The places of urgent notices: the town as a whole, and its houses. */
const PLACES = Object.fromEntries(
  Object.values(sections).flatMap(({ theme, frame, name }) =>
    frame === 'tool' ? [] : [[theme, frame === 'town' ? 'Die ganze Stadt' : name]],
  ),
)

/** The kinds of record that visitors can subscribe to. A new kind needs only a line here. */
export const aboarten = {
  hinweis: {
    titel: 'Eilige Hinweise',
    alle: 'Alle eiligen Hinweise, sofort',
    eines: 'Hinweis',
    sofort: true,
    zuStrassen: true,
    teil: { tag: 'ort', name: 'Eilige Hinweise', werte: PLACES },
  },
  aktuelles: {
    titel: 'Nachrichten',
    alle: 'Alle Nachrichten',
    eines: 'Nachricht',
    zuStrassen: true,
    teil: { tag: 'interessengruppe', name: 'Nachrichten der Interessengruppe' },
  },
  veranstaltung: {
    titel: 'Veranstaltungen',
    alle: 'Alle Veranstaltungen',
    eines: 'Veranstaltung',
    teil: {
      tag: 'rubrik',
      name: 'Veranstaltungen',
      aus: { art: 'rubrik', wert: 'rubrik', name: 'rubrik' },
    },
  },
  bekanntmachung: {
    titel: 'Öffentliche Bekanntmachungen',
    alle: 'Alle öffentlichen Bekanntmachungen',
    eines: 'Bekanntmachung',
    zuStrassen: true,
  },
  sitzung: {
    titel: 'Sitzungen des Rates',
    alle: 'Alle Sitzungen des Rates',
    eines: 'Sitzung',
    teil: { tag: 'gremium', name: 'Sitzungen', aus: DES_RATES },
  },
  vorlage: {
    titel: 'Vorlagen des Rates',
    alle: 'Alle Vorlagen des Rates',
    eines: 'Vorlage',
    // A paper has the day on which it was written, weeks before it becomes public.
    neuBis: 90,
    zuStrassen: true,
    teil: { tag: 'gremium', name: 'Vorlagen', aus: DES_RATES },
  },
} as const satisfies Readonly<Record<string, Aboart>>

/** A kind (`aktuelles`), or a part of it (`veranstaltung/rubrik:Markt`). */
export const abothema = z
  .string()
  .max(200)
  .regex(/^[a-z]+(?:\/[a-z]+:[^\p{Cc}]+)?$/u)
  .meta({ title: 'Thema' })

export const MOST_THEMEN = 100
export const MOST_STRASSEN = 5

/**
 * The street appears in the mails of its subscriber: it must be a name, and nothing that a mail program turns
 * into a link.
 */
const strasse = filledIn(givenLine(60), 'Bitte den Namen einer Straße angeben.')
  .refine(
    name => /^[\p{L}\p{M}\p{N} .'’()-]+$/u.test(name) && !/\.\p{L}/u.test(name),
    'Bitte nur den Namen der Straße angeben, zum Beispiel Kelterstraße.',
  )
  .refine(name => /\p{L}{3}/u.test(name), 'Bitte den ganzen Namen der Straße angeben.')
  .meta({ title: 'Straße' })

const choice = {
  themen: z.array(abothema).max(MOST_THEMEN).default([]).meta({ title: 'Themen' }),
  strassen: z
    .array(strasse)
    .max(MOST_STRASSEN, `Bitte höchstens ${MOST_STRASSEN} Straßen angeben.`)
    .default([])
    .meta({ title: 'Straßen' }),
}

/** The choice of a subscriber. The titles and descriptions are for the form. */
export const abowahl = z.object(choice).meta({ id: 'Abowahl', title: 'Auswahl eines Abos' })
export type Abowahl = z.infer<typeof abowahl>

export const abobestellung = z
  .object({
    email: emailLine().meta({ title: 'E-Mail' }),
    ...choice,
  })
  .meta({ id: 'Abobestellung', title: 'Bestellung eines Abos' })
export type Abobestellung = z.infer<typeof abobestellung>

/** A topic with its title for visitors. */
export const abothemaMitTitel = z
  .object({ thema: abothema, titel: z.string() })
  .meta({ id: 'Abothema', title: 'Thema eines Abos' })

/** Topics that belong together: a kind and its parts. */
export const abogruppe = z
  .object({ art: z.string(), titel: z.string(), themen: z.array(abothemaMitTitel) })
  .meta({ id: 'Abogruppe', title: 'Themen einer Art' })
export type Abogruppe = z.infer<typeof abogruppe>
