import * as z from 'zod'
import * as field from '../field.ts'
import { bildupload } from './bildupload.ts'
import { gremiumarten, mitgliedschaft } from './gremium.ts'
import { kommunikation, verweis } from './organisationseinheit.ts'

/**
 * A person of the council: the mayor, a councillor, an expert (OParl: Person). Contains nothing about their
 * account.
 */
export const ratsperson = z
  .object({
    id: z.string().min(1).max(120),
    titel: field.line({ label: 'Titel', help: 'Zum Beispiel: Dr.', max: 60 }).default(''),
    vorname: field.requiredLine({ label: 'Vorname' }),
    nachname: field.requiredLine({ label: 'Nachname' }),
    beruf: field.line({ label: 'Beruf' }).default(''),
    wohnort: field.line({ label: 'Ortsteil' }).default(''),
    einleitung: field
      .plainText({ label: 'Über die Person', help: 'Ein, zwei Sätze, mit ihr abgesprochen.', max: 500 })
      .default(''),
    kommunikation: z.array(kommunikation).max(10).default([]).meta({ title: 'Kontaktwege' }),
    ...bildupload.partial({ bild: true, bildtext: true }).shape,
    fraktion: verweis.optional(),
    mitgliedschaften: z
      .array(mitgliedschaft.extend({ gremium: verweis, art: z.enum(gremiumarten) }))
      .default([])
      .meta({ title: 'Mitgliedschaften' }),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Ratsperson', title: 'Mitglied des Rates' })
export type Ratsperson = z.infer<typeof ratsperson>
