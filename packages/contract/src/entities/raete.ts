import * as z from 'zod'
import * as field from '../field.ts'

/** What a councillor's log-in answers. `pw_geaendert` false allows nothing but changing the password. */
export const raeteSession = z
  .object({ id: z.number().int(), token: z.string().min(1), pw_geaendert: z.boolean() })
  .meta({ id: 'RaeteSession', title: 'Anmeldung im Ratsinformationssystem' })

/** A councillor (spec §3). */
export const ratsmitglied = z
  .object({
    vorname: field.line({ label: 'Vorname' }),
    nachname: field.line({ label: 'Nachname' }),
    kontakt: z.object({ email: z.email() }),
    taetigkeitsbereiche: z.array(z.string()),
  })
  .meta({ id: 'Ratsmitglied', title: 'Ratsmitglied' })
