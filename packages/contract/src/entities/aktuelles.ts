import * as z from 'zod'
import * as field from '../field.ts'
import { bildupload } from './bildupload.ts'

/** A news article (spec §3). */
export const aktuellesArtikel = z
  .object({
    titel: field.line({ label: 'Titel' }).default(''),
    einleitung: field.plainText({ label: 'Einleitung' }).default(''),
    ...bildupload.partial({ bild: true, bildtext: true }).shape,
    /** A remote CMS may leave out the date; the desk requires it. */
    datum_von: field.dateTime({ label: 'Datum' }).optional(),
    geaendert: field.dateTime({ label: 'Zuletzt geändert' }).optional(),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'AktuellesArtikel', title: 'Nachricht' })
export type AktuellesArtikel = z.infer<typeof aktuellesArtikel>

/** A month with news. */
export const archivmonat = z
  .object({
    jahr: z.number().int(),
    monat: z.number().int().min(1).max(12),
    anzahl: z.number().int().min(1),
  })
  .meta({ id: 'Archivmonat', title: 'Monat des Archivs' })
export type Archivmonat = z.infer<typeof archivmonat>
