import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The log-out of the staff on a page of the town. The page is the same for everyone: it knows nobody. */
export const intranetLogout = defineSchema({
  label: 'Abmeldung vom Intranet',
  group: 'besonders',
  purpose: 'Ein Knopf, mit dem sich Beschäftigte vom Intranet abmelden.',
  words: 'Logout Ausloggen Beschäftigte intern',
  oncePerPage: true,
  context: z.object({
    titel: field.line({ label: 'Titel' }).default('Abmeldung vom Intranet'),
    text: field.plainText({ label: 'Text', max: 500 }).default(''),
  }),
  options: z.object({}),
})
