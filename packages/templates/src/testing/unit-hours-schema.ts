import { field } from '@rathausplatz/contract'
import { oeffnungszeittypLabels } from '@rathausplatz/contract/labels'
import * as z from 'zod'

export const zustandSchema = z.object({
  offen: z.boolean(),
  typ: field.choice(oeffnungszeittypLabels, { label: 'Art' }),
  text: z.string(),
  heute: z.string(),
  kurz: z.string(),
})

/** Schema of the hours of an office from a loader. */
export const unitHoursSchema = z.object({
  zustand: zustandSchema.nullable(),
  arten: z.array(
    z.object({
      name: z.string(),
      hinweis: z.string(),
      zeilen: z.array(z.object({ days: z.string(), times: z.string() })),
    }),
  ),
  abweichend: z.array(z.object({ zeitraum: z.string(), grund: z.string(), zeiten: z.string() })),
  nurMitTermin: z.boolean(),
  terminlink: field.link({ label: 'Termin' }),
})
