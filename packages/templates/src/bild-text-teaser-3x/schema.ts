import { bildupload, field } from '@rathausplatz/contract'
import * as z from 'zod'
import { numbered } from '../numbered.ts'
import { defineSchema } from '../template.ts'

/** Three cards (spec §2, module 2). */
export const bildTextTeaser3x = defineSchema({
  label: 'Drei Karten',
  group: 'text',
  purpose: 'Bis zu drei Karten mit Bild, Text und Link nebeneinander.',
  words: 'Foto Kachel Spalten Teaser',
  isWritten: true,
  context: z.object({
    ...numbered(3, {
      titel: field.line({ label: 'Titel' }).default(''),
      text: field.plainText({ label: 'Text' }).default(''),
      link: field.link({ label: 'Link' }).default(''),
      linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
      bildupload: bildupload.optional(),
    }),
  }),
  options: z.object({}),
})
