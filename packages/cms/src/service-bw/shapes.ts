import * as z from 'zod'

/**
 * The answers of service-bw, as far as they are imported. Tolerant like the portal: a missing list counts as
 * empty, and an id may be a number. Our own collections validate the fields when the record is written.
 */

const text = z
  .string()
  .nullish()
  .transform(value => value ?? '')

const id = z.union([z.string().trim().min(1).max(60), z.int().min(0)]).transform(String)

const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .max(2_000)
    .nullish()
    .transform(value => value ?? [])

const named = z.object({ id, name: text })

const textblock = z.object({ typ: text, titel: text, text })

const formular = z.object({ name: text, url: text, typ: text })

/** A time of day, or milliseconds of which only the time of day counts. */
const moment = z.union([z.number(), z.string().max(40)]).nullish()

const oeffnungszeit = z.object({
  typ: text,
  hinweisText: text,
  regulaereZeiten: listOf(z.object({ tagestyp: text, beginn: moment, ende: moment })),
  abweichendeZeiten: listOf(z.object({ beginn: moment, ende: moment, zusatz: text })),
  gueltigkeiten: listOf(z.record(z.string(), z.unknown())),
})
export type GivenHours = z.output<typeof oeffnungszeit>
export type GivenMoment = z.output<typeof moment>

const kommunikation = listOf(z.object({ kanal: text, kennung: text }))
export type GivenKommunikation = z.output<typeof kommunikation>

export const given = {
  leistung: z.object({
    ...named.shape,
    textbloecke: listOf(textblock),
    prozesse: listOf(z.object({ name: text, url: text })),
    formulare: listOf(formular),
    organisationseinheiten: listOf(named),
    lebenslagen: listOf(named),
  }),
  lebenslage: z.object({ ...named.shape, textbloecke: listOf(textblock) }),
  organisationseinheit: z.object({
    ...named.shape,
    uebergeordneteOE: named.nullish(),
    textbloecke: listOf(textblock),
    anschriften: listOf(
      z.object({
        type: text,
        strasse: text,
        hausnummer: text,
        postleitzahl: text,
        ort: text,
        postfach: text,
      }),
    ),
    kommunikation,
    kontaktpersonen: listOf(
      z.object({ vorname: text, nachname: text, kommunikationsmoeglichkeiten: kommunikation }),
    ),
    oeffnungszeiten: z
      .object({ text, oeffnungszeitenStrukturiert: listOf(oeffnungszeit) })
      .nullish()
      .transform(value => value ?? { text: '', oeffnungszeitenStrukturiert: [] }),
  }),
} as const

export type ImportKind = keyof typeof given
export type Given<K extends ImportKind> = z.output<(typeof given)[K]>

/** The fields that every entry of a list has, whatever else is invalid. */
export const head = z.object({ id, name: text.catch('') })
