import { bildupload, field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Picture and text side by side (spec §2, module 5). */
export const bildText = defineSchema({
  label: 'Bild und Text',
  group: 'text',
  purpose: 'Ein Bild neben einem Text, links oder rechts davon.',
  words: 'Foto Abbildung',
  isWritten: true,
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    text: field.richText({ label: 'Text' }),
    bildupload,
    link: field.link({ label: 'Link' }).default(''),
    linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
    anordnung: field
      .choice(
        { 'bild-text': 'Bild links, Text rechts', 'text-bild': 'Text links, Bild rechts' },
        { label: 'Anordnung', help: 'Auf breiten Bildschirmen; auf dem Telefon steht beides untereinander.' },
      )
      .catch('bild-text')
      .default('bild-text'),
  }),
  options: z.object({}),
})
