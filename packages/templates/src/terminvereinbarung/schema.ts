import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The concerns for which visitors can book an appointment, each with its next free time. */
export const terminvereinbarung = defineSchema({
  label: 'Terminvereinbarung',
  group: 'kontakt',
  purpose: 'Wozu man einen Termin im Amt vereinbaren kann, mit der nächsten freien Zeit.',
  words: 'Termin Buchung Onlinetermin Terminvergabe',
  context: z.object({
    angebot: field
      .verweis('terminangebot', {
        label: 'Terminangebot',
        help: 'Leer: alle Angebote der Stadt.',
        mayBeEmpty: true,
      })
      .default(''),
  }),
  options: z.object({}),
})
