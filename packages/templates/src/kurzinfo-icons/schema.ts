import { field } from '@rathausplatz/contract'
import { isIcon } from '@rathausplatz/contract/medien'
import * as z from 'zod'
import { numbered } from '../numbered.ts'
import { defineSchema } from '../template.ts'

/** Up to four short pieces of information, each with an icon (spec §2, module 4). */
export const kurzinfoIcons = defineSchema({
  label: 'Kurzinfos mit Zeichen',
  group: 'zahlen',
  purpose: 'Bis zu vier kurze Angaben, jede mit einem Zeichen.',
  words: 'Symbol Icon kurz',
  isWritten: true,
  context: z.object({
    ...numbered(4, {
      titel: field.line({ label: 'Titel' }).default(''),
      text: field.plainText({ label: 'Text', max: 400 }).default(''),
      link: field.link({ label: 'Link' }).default(''),
      linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
      icon: z
        .string()
        .max(2_000)
        .refine(icon => icon === '' || isIcon(icon), 'Bitte eine Bilddatei aus dem Bilderordner wählen.')
        .default('')
        .meta({
          title: 'Zeichen',
          description: 'Dateiname aus dem Bilderordner, zum Beispiel: termin.svg',
          editor: 'icon',
        }),
    }),
  }),
  options: z.object({}),
})
