import * as z from 'zod'
import { defineSchema } from '../template.ts'
import { wayInContext } from '../way-in/context.ts'

/** The reports to the members of the council, from a page of the town (spec §2). */
export const raeteBerichte = defineSchema({
  label: 'Berichte für den Rat',
  group: 'besonders',
  purpose: 'Ein Weg für Mitglieder des Rates zu den Berichten der Verwaltung und den Niederschriften.',
  words: 'Bericht Niederschrift Protokoll Gemeinderat Ratsmitglied Ratsinformationssystem',
  oncePerPage: true,
  context: wayInContext('Berichte und Niederschriften'),
  options: z.object({}),
})
