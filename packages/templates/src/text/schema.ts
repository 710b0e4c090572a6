import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Formatted text (spec §2, module 6). */
export const text = defineSchema({
  label: 'Text',
  group: 'text',
  purpose: 'Formatierter Text mit Zwischenüberschriften, Listen, Tabellen und Links.',
  words:
    'PDF Datei Dokument Download herunterladen Merkblatt Formular Antrag Satzung Anlage Absatz Tabelle Aufzählung schreiben',
  isWritten: true,
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
    einleitung: field.plainText({ label: 'Einleitung' }).default(''),
    text: field.richText({ label: 'Text' }).default(''),
    link: field.link({ label: 'Link' }).default(''),
    linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
  }),
  options: z.object({}),
})
