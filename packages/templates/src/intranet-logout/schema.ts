import * as z from 'zod'
import { defineSchema } from '../template.ts'
import { wayInContext } from '../way-in/context.ts'

/** A log-out button for the staff on a page of the town. */
export const intranetLogout = defineSchema({
  label: 'Abmeldung vom Intranet',
  group: 'besonders',
  purpose: 'Ein Knopf, mit dem sich Beschäftigte vom Intranet abmelden.',
  words: 'Logout Ausloggen Beschäftigte intern',
  oncePerPage: true,
  context: wayInContext('Abmeldung vom Intranet'),
  options: z.object({}),
})
