import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The log-in of the staff on a page of the town: its form goes where the log-in page of the intranet sends its own. */
export const intranetLogin = defineSchema({
  label: 'Anmeldung im Intranet',
  group: 'besonders',
  purpose: 'Ein Formular, mit dem sich Beschäftigte im Intranet anmelden.',
  words: 'Login Einloggen Passwort Mitarbeitende Beschäftigte intern',
  oncePerPage: true,
  context: z.object({
    titel: field.line({ label: 'Titel' }).default('Anmeldung im Intranet'),
    text: field.plainText({ label: 'Text', max: 500 }).default(''),
  }),
  options: z.object({}),
})
