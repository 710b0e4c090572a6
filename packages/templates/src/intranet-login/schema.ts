import * as z from 'zod'
import { defineSchema } from '../template.ts'
import { wayInContext } from '../way-in/context.ts'

/** A log-in form for the staff on a page of the town; it is sent to the log-in page of the intranet. */
export const intranetLogin = defineSchema({
  label: 'Anmeldung im Intranet',
  group: 'besonders',
  purpose: 'Ein Formular, mit dem sich Beschäftigte im Intranet anmelden.',
  words: 'Login Einloggen Passwort Mitarbeitende Beschäftigte intern',
  oncePerPage: true,
  context: wayInContext('Anmeldung im Intranet'),
  options: z.object({}),
})
