import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The services of the town from A to Z with a search; or those of one life situation or office. */
export const leistungen = defineSchema({
  label: 'Leistungen von A bis Z',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
    lebenslage: field
      .line({ label: 'Nur diese Lebenslage', help: 'Letzter Teil ihrer Adresse.', max: 120 })
      .default(''),
    organisationseinheit: field
      .line({ label: 'Nur dieses Amt', help: 'Letzter Teil seiner Adresse.', max: 120 })
      .default(''),
  }),
  options: z.object({}),
})
