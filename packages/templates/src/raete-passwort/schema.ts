import * as z from 'zod'
import { defineSchema } from '../template.ts'
import { wayInContext } from '../way-in/context.ts'

/** A link to change the password of a council member, on a page of the town (spec §2). */
export const raetePasswort = defineSchema({
  label: 'Passwort des Rates ändern',
  group: 'besonders',
  purpose: 'Ein Weg für Mitglieder des Rates, ihr Passwort zu ändern.',
  words: 'Kennwort Zugang Konto Gemeinderat Ratsmitglied Ratsinformationssystem',
  oncePerPage: true,
  context: wayInContext('Passwort ändern'),
  options: z.object({}),
})
