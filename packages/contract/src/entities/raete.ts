import * as z from 'zod'
import * as field from '../field.ts'

/**
 * What a councillor's log-in answers. `pw_geaendert` false allows nothing but changing the password; where nothing is said of
 * it, nobody has changed it.
 */
export const raeteSession = z
  .object({ id: z.number().int(), token: z.string().min(1), pw_geaendert: z.boolean().default(false) })
  .meta({ id: 'RaeteSession', title: 'Anmeldung im Ratsinformationssystem' })

/** A councillor (spec §3). What is only shown locks nobody out, whatever stands in it. */
export const ratsmitglied = z
  .object({
    vorname: field.line({ label: 'Vorname' }),
    nachname: field.line({ label: 'Nachname' }),
    kontakt: z.object({ email: z.email().or(z.literal('')).default('') }).default({ email: '' }),
    taetigkeitsbereiche: z.array(z.string()).default([]),
  })
  .meta({ id: 'Ratsmitglied', title: 'Ratsmitglied' })
