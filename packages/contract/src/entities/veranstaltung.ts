import * as z from 'zod'
import * as field from '../field.ts'
import { bildupload } from './bildupload.ts'
import { anschrift } from './stadt.ts'

/** A category within an event. */
export const rubrik = z
  .object({
    /** Without a name, the category still links to the page of the event. */
    rubrik: field.line({ label: 'Rubrik' }).default(''),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Rubrik', title: 'Rubrik' })

/** A category as a filter option. */
export const rubrikwahl = z
  .object({
    /** The id of the category in queries. */
    rubrik_id: field.zahl({ label: 'Nummer', least: 1, most: 1_000_000, whole: true }),
    rubrik: field.requiredLine({ label: 'Rubrik', max: 80 }),
  })
  .meta({ id: 'Rubrikwahl', title: 'Rubrik zur Auswahl' })
export type Rubrikwahl = z.infer<typeof rubrikwahl>

/** An event, or one date of a series (spec §3). The `detailURL` in `rubriken` is its page. */
export const veranstaltung = z
  .object({
    titel: field.line({ label: 'Titel' }).default(''),
    datum_von: field.dateTime({ label: 'Beginn' }),
    datum_bis: field.endOf(field.dateTime({ label: 'Ende' }), 'datum_von').optional(),
    /** If true, the times of day are ignored. */
    ganztaegig: field.schalter({ label: 'Ganztägig' }).optional(),
    entfaellt: field.schalter({ label: 'Entfällt' }).optional(),
    /** Why the event is cancelled. */
    grund: field.line({ label: 'Grund', max: 200 }).optional(),
    ort: field.line({ label: 'Ort' }).optional(),
    ...bildupload.partial({ bild: true, bildtext: true }).shape,
    rubriken: z.array(rubrik),
  })
  .meta({ id: 'Veranstaltung', title: 'Veranstaltung' })
export type Veranstaltung = z.infer<typeof veranstaltung>

/** An event date for calendar programs (RFC 5545). */
export const kalendertermin = veranstaltung
  .omit({ bild: true, bildtext: true, bildcopyright: true, bildfokus: true })
  .extend({
    /** Stays the same if the event is moved or renamed. */
    id: z.string().min(1).max(200),
    /** Grows with every publication. */
    sequenz: z.number().int().min(0),
    geaendert: field.dateTime({ label: 'Zuletzt geändert' }),
    /** The first day of the date; for a series, also the last part of its address. */
    termin: field.day({ label: 'Tag' }),
    einleitung: field.plainText({ label: 'Einleitung' }).default(''),
    anschrift: anschrift.optional(),
    veranstalter: field.line({ label: 'Veranstalter' }).default(''),
    /** Postponed, and no new date is certain; `grund` says more. */
    verschoben: field.schalter({ label: 'Verschoben' }).optional(),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Kalendertermin', title: 'Termin für Kalender' })
export type Kalendertermin = z.infer<typeof kalendertermin>
