import * as z from 'zod'
import * as field from '../field.ts'
import { bildupload } from './bildupload.ts'
import { anschrift } from './stadt.ts'

/** A category of events, as an event carries it. */
export const rubrik = z
  .object({
    /** Without its name it still leads to the page of the event. */
    rubrik: field.line({ label: 'Rubrik' }).default(''),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Rubrik', title: 'Rubrik' })

/** A category by itself, as filters offer it. */
export const rubrikwahl = z
  .object({
    /** By which lists of this category are asked for. */
    rubrik_id: field.zahl({ label: 'Nummer', least: 1, most: 1_000_000, whole: true }),
    rubrik: field.requiredLine({ label: 'Rubrik', max: 80 }),
  })
  .meta({ id: 'Rubrikwahl', title: 'Rubrik zur Auswahl' })
export type Rubrikwahl = z.infer<typeof rubrikwahl>

/** An event, or one date of a series (spec §3). Its page is the `detailURL` of its rubriken entry. */
export const veranstaltung = z
  .object({
    titel: field.line({ label: 'Titel' }).default(''),
    datum_von: field.dateTime({ label: 'Beginn' }),
    datum_bis: field.dateTime({ label: 'Ende' }).optional(),
    /** Days count, times do not. */
    ganztaegig: field.schalter({ label: 'Ganztägig' }).optional(),
    entfaellt: field.schalter({ label: 'Entfällt' }).optional(),
    /** Why it is called off. */
    grund: field.line({ label: 'Grund', max: 200 }).optional(),
    ort: field.line({ label: 'Ort' }).optional(),
    ...bildupload.partial({ bild: true, bildtext: true }).shape,
    rubriken: z.array(rubrik),
  })
  .meta({ id: 'Veranstaltung', title: 'Veranstaltung' })
export type Veranstaltung = z.infer<typeof veranstaltung>

/** A date as calendars of people take it over (RFC 5545). */
export const kalendertermin = veranstaltung
  .omit({ bild: true, bildtext: true, bildcopyright: true, bildfokus: true })
  .extend({
    /** Stays the same when the date is moved or renamed. */
    id: z.string().min(1).max(200),
    /** Grows with every publication. */
    sequenz: z.number().int().min(0),
    geaendert: field.dateTime({ label: 'Zuletzt geändert' }),
    /** Day on which it begins, the last part of its address if it is one of a series. */
    termin: field.day({ label: 'Tag' }),
    einleitung: field.plainText({ label: 'Einleitung' }).default(''),
    anschrift: anschrift.optional(),
    veranstalter: field.line({ label: 'Veranstalter' }).default(''),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Kalendertermin', title: 'Termin für Kalender' })
export type Kalendertermin = z.infer<typeof kalendertermin>
