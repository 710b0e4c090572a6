import * as z from 'zod'
import * as field from '../field.ts'
import { emailAddress } from '../given-text.ts'
import { isRecord } from '../is-record.ts'
import { otherForms } from '../other-forms.ts'

/**
 * The answer of a councillor's sign-in. With `pw_geaendert` false, only the password can be changed; if the
 * field is absent, it counts as false.
 */
export const raeteSession = z
  .object({ id: z.number().int(), token: z.string().min(1), pw_geaendert: z.boolean().default(false) })
  .meta({ id: 'RaeteSession', title: 'Anmeldung im Ratsinformationssystem' })

/** The name of an area of activity; some CMS send an object with its name. */
const bereich = z
  .string()
  .min(1)
  .register(otherForms, {
    take: given => {
      const { name, titel, bezeichnung, gremium } = isRecord(given) ? given : {}
      return [name, titel, bezeichnung, gremium].find(one => typeof one === 'string' && one !== '') ?? given
    },
  })

/**
 * A councillor (spec §3). An invalid value in a field that is only displayed does not prevent the sign-in.
 */
export const ratsmitglied = z
  .object({
    vorname: field.line({ label: 'Vorname' }),
    nachname: field.line({ label: 'Nachname' }),
    kontakt: z.object({ email: emailAddress().or(z.literal('')).default('') }).default({ email: '' }),
    taetigkeitsbereiche: z.array(bereich).default([]),
  })
  .meta({ id: 'Ratsmitglied', title: 'Ratsmitglied' })
