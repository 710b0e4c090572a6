import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The services of the town from A to Z with a search, or only those of one life situation or office. */
export const leistungen = defineSchema({
  label: 'Leistungen von A bis Z',
  group: 'listen',
  purpose: 'Dienstleistungen von A bis Z, alle oder die eines Amtes.',
  words: 'Dienstleistung Antrag A-Z',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
    lebenslage: field.verweis('lebenslage', { label: 'Nur diese Lebenslage', mayBeEmpty: true }).default(''),
    organisationseinheit: field
      .verweis('organisationseinheit', { label: 'Nur dieses Amt', mayBeEmpty: true })
      .default(''),
  }),
  options: z.object({}),
})
