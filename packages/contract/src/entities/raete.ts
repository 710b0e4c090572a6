import * as z from 'zod'
import * as field from '../field.ts'
import { emailAddress } from '../given-text.ts'

/**
 * The answer of a councillor's sign-in. With `pw_geaendert` false, only the password can be changed; if the
 * field is absent, it counts as false.
 */
export const raeteSession = z
  .object({ id: z.number().int(), token: z.string().min(1), pw_geaendert: z.boolean().default(false) })
  .meta({ id: 'RaeteSession', title: 'Anmeldung im Ratsinformationssystem' })

/**
 * A councillor (spec §3). An invalid value in a field that is only displayed does not prevent the sign-in.
 */
export const ratsmitglied = z
  .object({
    vorname: field.line({ label: 'Vorname' }),
    nachname: field.line({ label: 'Nachname' }),
    kontakt: z.object({ email: emailAddress().or(z.literal('')).default('') }).default({ email: '' }),
    taetigkeitsbereiche: z.array(z.string()).default([]),
  })
  .meta({ id: 'Ratsmitglied', title: 'Ratsmitglied' })
