import { field, personenverweis } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A person of an office, as the office's record states it at this moment. */
export const ansprechperson = defineSchema({
  label: 'Ansprechperson',
  group: 'kontakt',
  purpose:
    'Eine Person aus einem Amt: Aufgabe, Zimmer, Telefon und E-Mail, immer so, wie sie beim Amt stehen.',
  words: 'Ansprechpartner Mitarbeiter Kontakt Zuständig Telefon E-Mail Durchwahl',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }).default('Ihre Ansprechperson'),
    person: personenverweis,
  }),
  options: z.object({}),
})
