import * as z from 'zod'
import { filledIn, givenLine } from '../../given-text.ts'
import { abfallfraktion } from './abfallart.ts'
import { abfallort, abfallortId } from './abfallort.ts'
import { abfalltag, uhrzeit } from './abfalltermin.ts'

/** The tours of the waste collection, as editors plan them at the desk. */

/** The id of a tour. */
export const abfalltourId = z.string().regex(/^[a-z0-9]{6,24}$/)

export const verschiebungen = {
  nachholen: 'Ab dem Feiertag einen Tag später, Freitag am Samstag',
  vorziehen: 'Bis zum Feiertag einen Tag früher, Montag am Samstag',
  entfallen: 'Fällt an Feiertagen aus',
  keine: 'Bleibt auch an Feiertagen',
} as const
export type Verschiebung = keyof typeof verschiebungen
const verschiebung = z.enum(Object.keys(verschiebungen) as [Verschiebung, ...Verschiebung[]])

/** 0 is Monday. */
const wochentag = z.number().int().min(0).max(6)

/** A different interval between two days of the year (`06-01`), such as weekly bio bins in summer. */
const saison = z.object({
  von: z.string().regex(/^\d\d-\d\d$/),
  bis: z.string().regex(/^\d\d-\d\d$/),
  alle_wochen: z.number().int().min(1).max(12),
})

/** The rule that creates the collections of a tour. */
export const abfallregel = z
  .discriminatedUnion('art', [
    /** At an interval of weeks, counted from `ab`. */
    z.object({
      art: z.literal('wochen'),
      wochentag,
      alle_wochen: z.number().int().min(1).max(12),
      ab: abfalltag,
      saisons: z.array(saison).max(6).default([]),
      verschiebung: verschiebung.default('nachholen'),
      /** Moves collections in the weeks before Easter and Christmas to an earlier day. */
      vor_festen: z.boolean().default(false),
    }),
    /** No rule: single days only. */
    z.object({ art: z.literal('einzeln') }),
  ])
  .meta({ id: 'Abfallregel', title: 'Regel einer Tour' })
export type Abfallregel = z.infer<typeof abfallregel>

/** A tour as editors enter it. */
export const abfalltourAngaben = z.object({
  name: filledIn(givenLine(120), 'Bitte einen Namen angeben, zum Beispiel „Restmüll Kernstadt“.'),
  fraktion: abfallfraktion,
  regel: abfallregel,
  zeit_von: uhrzeit.nullable().default(null),
  zeit_bis: uhrzeit.nullable().default(null),
  platz: givenLine(200).default(''),
  hinweis: givenLine(300).default(''),
  /** „4-wöchentlich“ or „1.100 l“; empty for the only or usual variant of its fraction. */
  variante: givenLine(60).optional(),
  /** The places that the tour serves. */
  orte: z.array(abfallortId).max(5_000).default([]),
})

export const abfalltourKopf = z
  .object({
    id: abfalltourId,
    name: z.string(),
    fraktion: abfallfraktion,
    regel: abfallregel,
    /** The rule as text: „Dienstag, alle zwei Wochen“. */
    regel_worte: z.string(),
    zeit_von: uhrzeit.nullable(),
    zeit_bis: uhrzeit.nullable(),
    platz: z.string(),
    hinweis: z.string(),
    variante: z.string().default(''),
    /** True if an import created the tour; later imports recognise it. */
    aus_einfuhr: z.boolean(),
    anzahl_orte: z.number().int(),
    anzahl_termine: z.number().int(),
    /** The first and the last collection from today on. */
    naechster: z.iso.date().nullable(),
    letzter: z.iso.date().nullable(),
    geaendert_am: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'AbfalltourKopf', title: 'Tour ohne Termine' })

/** A collection of a tour. */
export const tourtermin = z
  .object({
    urspruenglich: z.iso.date(),
    datum: z.iso.date(),
    grund: z.string(),
    entfaellt: z.boolean(),
    /** True if an editor changed the collection: neither the rule nor an import overwrites it. */
    von_hand: z.boolean(),
    sequenz: z.number().int(),
    zeit_von: uhrzeit.nullable(),
    zeit_bis: uhrzeit.nullable(),
    platz: z.string(),
    /** The public holiday on its day; only an editor can move a collection to such a day. */
    feiertag: z.string().nullable(),
    geaendert_am: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Tourtermin', title: 'Termin einer Tour' })

export const abfalltour = abfalltourKopf
  .extend({ orte: z.array(abfallort), termine: z.array(tourtermin) })
  .meta({ id: 'Abfalltour', title: 'Tour' })
