import * as z from 'zod'
import * as field from '../field.ts'
import { oeffnungszeit } from './oeffnungszeiten.ts'

const grad = (label: string, most: number) =>
  z.number().min(-most).max(most).meta({ title: label, editor: 'zahl' })

/** Where something lies (WGS 84), in degrees. */
export const lage = z
  .object({ breite: grad('Geografische Breite', 90), laenge: grad('Geografische Länge', 180) })
  .meta({ id: 'Lage', title: 'Lage auf der Karte' })

/** An address that can be handed to a route planner (spec §3). */
export const anschrift = z
  .object({
    location: field.line({ label: 'Name des Ortes' }),
    street: field.line({ label: 'Straße und Hausnummer' }),
    zip: field.line({ label: 'Postleitzahl', max: 10 }),
    city: field.line({ label: 'Ort' }),
    lage: lage.optional(),
  })
  .meta({ id: 'Anschrift', title: 'Anschrift' })
export type Anschrift = z.infer<typeof anschrift>

/** Who runs the site: what header, footer and error pages say of the town. */
export const stadt = z
  .object({
    name: field.requiredLine({ label: 'Name der Stadt' }),
    claim: field.line({ label: 'Leitsatz' }).default(''),
    wappen: field.link({ label: 'Wappen' }).default(''),
    anschrift,
    telefon: field.line({ label: 'Telefon' }),
    fax: field.line({ label: 'Fax' }).default(''),
    /** Empty where another CMS does not say it; the desk demands it. */
    email: z.email().or(z.literal('')).default('').meta({ title: 'E-Mail der Stadtverwaltung' }),
    oeffnungszeiten: z.array(oeffnungszeit).default([]),
  })
  .meta({ id: 'Stadt', title: 'Stadt' })
export type Stadt = z.infer<typeof stadt>
