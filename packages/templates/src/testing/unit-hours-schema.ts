import { field } from '@rathausplatz/contract'
import * as z from 'zod'

/** The hours of an office as a loader brings them. */
export const unitHoursSchema = z.object({
  zustand: z.object({ offen: z.boolean(), text: z.string() }).nullable(),
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
