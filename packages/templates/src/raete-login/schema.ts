import * as z from 'zod'
import { defineSchema } from '../template.ts'
import { wayInContext } from '../way-in/context.ts'

/** The log-in for members of the council on a page of the town (spec §2). */
export const raeteLogin = defineSchema({
  label: 'Anmeldung für den Rat',
  group: 'besonders',
  purpose: 'Ein Formular, mit dem sich Mitglieder des Rates im Ratsinformationssystem anmelden.',
  words: 'Login Einloggen Passwort Gemeinderat Ratsmitglied Ratsinformationssystem Gremien',
  oncePerPage: true,
  context: wayInContext('Anmeldung im Ratsinformationssystem'),
  options: z.object({}),
})
