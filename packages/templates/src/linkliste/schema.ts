import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Links to pages and other sites, each with a description. */
export const linkliste = defineSchema({
  label: 'Linkliste',
  group: 'text',
  purpose: 'Weiterführende Seiten und Dokumente zum Herunterladen, jedes mit einem Satz dazu.',
  words: 'PDF Datei Dokument Download herunterladen Merkblatt Formular Antrag Satzung Anlage Verweis weiter',
  isWritten: true,
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
    eintraege: z
      .array(
        z.object({
          titel: field.requiredLine({ label: 'Titel', max: 120 }),
          text: field.plainText({ label: 'Text', max: 300 }).default(''),
          link: field.link({ label: 'Link' }).refine(value => value !== '', 'Bitte ein Ziel angeben.'),
        }),
      )
      .min(1)
      .max(40)
      .meta({ title: 'Einträge' }),
  }),
  options: z.object({}),
})
