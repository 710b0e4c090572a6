import * as z from 'zod'
import * as field from '../field.ts'
import { dokument } from './dokument.ts'

/** A public notice (GemO § 4, DVO GemO § 1). Its day of provision never changes once it is public. */
export const bekanntmachung = z
  .object({
    titel: field.requiredLine({ label: 'Titel' }),
    art: field.requiredLine({ label: 'Art', help: 'Zum Beispiel: Satzung, Bebauungsplan, Sitzung', max: 80 }),
    einleitung: field.plainText({ label: 'Einleitung' }).default(''),
    datum_von: field.dateTime({ label: 'Bereitgestellt am' }),
    datum_bis: field
      .dateTime({ label: 'Aktuell bis', help: 'Danach steht die Bekanntmachung im Archiv.' })
      .optional(),
    dateien: z.array(dokument).max(20).default([]),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Bekanntmachung', title: 'Bekanntmachung' })
export type Bekanntmachung = z.infer<typeof bekanntmachung>
