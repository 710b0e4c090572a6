import * as z from 'zod'
import { emailLine, filledIn, givenLine } from '../given-text.ts'

/** What somebody can be told by mail: a kind of record, and how its parts are chosen. */
export type Aboart = {
  /** Above its part of the choice and of the mail. */
  readonly titel: string
  /** The choice of all of them. */
  readonly alle: string
  /** One of them, in the subject of a mail. */
  readonly eines: string
  /** Told at once; all else is gathered for the morning. */
  readonly sofort?: true
  /** Days after its own date until which it is news. Default: a week. */
  readonly neuBis?: number
  /** Who has chosen a street hears of those that name it. */
  readonly zuStrassen?: true
  /**
   * Parts of it, by a tag of released documents (`rubrik:Markt`). Chosen among the records of a kind, of which one field
   * is what stands in the tag and another its name; without them by a link alone.
   */
  readonly teil?: {
    readonly tag: string
    readonly name: string
    readonly aus?: {
      readonly art: string
      readonly wert: string
      readonly name: string
      /** Only those of which there is something. */
      readonly nurBenutzte?: true
    }
  }
}

/** Bodies that meet; groups of the council only name members. */
const DES_RATES = { art: 'gremium', wert: 'slug', name: 'name', nurBenutzte: true } as const

/** Kinds of record that people can be told of; a further one joins by its line. */
export const aboarten = {
  hinweis: {
    titel: 'Eilige Hinweise',
    alle: 'Eilige Hinweise, sofort',
    eines: 'Hinweis',
    sofort: true,
    zuStrassen: true,
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
    // Papers carry the day on which they were written, weeks before anybody may read them.
    neuBis: 90,
    zuStrassen: true,
    teil: { tag: 'gremium', name: 'Vorlagen', aus: DES_RATES },
  },
} as const satisfies Readonly<Record<string, Aboart>>

/** A kind (`aktuelles`) or a part of it (`veranstaltung/rubrik:Markt`). */
export const abothema = z
  .string()
  .max(200)
  .regex(/^[a-z]+(?:\/[a-z]+:[^\p{Cc}]+)?$/u)
  .meta({ title: 'Thema' })

export const MOST_THEMEN = 100
export const MOST_STRASSEN = 5

/** Stands in the mails of whoever has confirmed it, below each: a name, and nothing that becomes a link. */
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

/** What somebody wants to be told of. The texts are for the person who fills in the form. */
export const abowahl = z.object(choice).meta({ id: 'Abowahl', title: 'Auswahl eines Abos' })
export type Abowahl = z.infer<typeof abowahl>

export const abobestellung = z
  .object({
    email: emailLine().meta({ title: 'E-Mail' }),
    ...choice,
  })
  .meta({ id: 'Abobestellung', title: 'Bestellung eines Abos' })
export type Abobestellung = z.infer<typeof abobestellung>

/** A topic with the words of people. */
export const abothemaMitTitel = z
  .object({ thema: abothema, titel: z.string() })
  .meta({ id: 'Abothema', title: 'Thema eines Abos' })

/** Topics that belong together: a kind, and its parts. */
export const abogruppe = z
  .object({ art: z.string(), titel: z.string(), themen: z.array(abothemaMitTitel) })
  .meta({ id: 'Abogruppe', title: 'Themen einer Art' })
export type Abogruppe = z.infer<typeof abogruppe>
