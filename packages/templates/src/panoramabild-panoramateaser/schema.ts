import { bildupload, field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A picture across the page with a few words (spec §2, module 3). */
export const panoramabildPanoramateaser = defineSchema({
  label: 'Panoramabild',
  group: 'text',
  purpose: 'Ein Bild über die ganze Breite mit wenigen Worten.',
  words: 'Foto breit',
  isWritten: true,
  context: z.object({
    bildupload,
    parallax: field
      .choice({ on: 'ja', off: 'nein' }, { label: 'Bild bewegt sich, wenn jemand blättert' })
      .catch('off')
      .default('off'),
    titel: field.line({ label: 'Titel' }).default(''),
    text: field.plainText({ label: 'Text' }).default(''),
    link: field.link({ label: 'Link' }).default(''),
    linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
  }),
  options: z.object({}),
})
