import { bildupload, field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Picture and text side by side (spec §2, module 5). */
export const bildText = defineSchema({
  label: 'Bild und Text',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    text: field.richText({ label: 'Text' }),
    bildupload,
    link: field.link({ label: 'Link' }).default(''),
    linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
    anordnung: field
      .choice(['bild-text', 'text-bild'], { label: 'Anordnung' })
      .catch('bild-text')
      .default('bild-text'),
  }),
  options: z.object({}),
})
