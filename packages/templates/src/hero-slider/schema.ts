import { bildupload, field } from '@rathausplatz/contract'
import * as z from 'zod'
import { numbered } from '../numbered.ts'
import { defineSchema } from '../template.ts'

/**
 * Up to five slides that change automatically and can be stopped (spec §2, portal layout; §3; §9: 6000 ms).
 */
export const heroSlider = defineSchema({
  label: 'Wechselnde Kopfbilder',
  group: 'kopf',
  purpose: 'Bis zu fünf Bilder mit Text, die einander ablösen und sich anhalten lassen.',
  words: 'Foto Slider Galerie',
  isWritten: true,
  context: z.object({
    ...numbered(5, {
      titel: field.line({ label: 'Titel' }).default(''),
      untertitel: field.line({ label: 'Untertitel' }).default(''),
      link: field.link({ label: 'Link' }).default(''),
      linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
      bildupload: bildupload.optional(),
    }),
  }),
  options: z.object({}),
})
