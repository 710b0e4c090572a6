import * as z from 'zod'
import * as field from '../field.ts'
import { bildupload } from './bildupload.ts'

/** A category of events, as an event carries it. */
export const rubrik = z
  .object({
    rubrik: field.requiredLine({ label: 'Rubrik' }),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Rubrik', title: 'Rubrik' })

/** An event (spec §3). Its page is the `detailURL` of its rubriken entry. */
export const veranstaltung = z
  .object({
    titel: field.requiredLine({ label: 'Titel' }),
    datum_von: field.dateTime({ label: 'Beginn' }),
    datum_bis: field.dateTime({ label: 'Ende' }).optional(),
    ort: field.line({ label: 'Ort' }).optional(),
    ...bildupload.partial({ bild: true, bildtext: true }).shape,
    rubriken: z.array(rubrik),
  })
  .meta({ id: 'Veranstaltung', title: 'Veranstaltung' })
export type Veranstaltung = z.infer<typeof veranstaltung>
