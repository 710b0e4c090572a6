import * as z from 'zod'
import { defineSchema } from '../template.ts'
import { wayInContext } from '../way-in/context.ts'

/** A link to the reports for members of the council, on a page of the town (spec §2). */
export const raeteBerichte = defineSchema({
  label: 'Berichte für den Rat',
  group: 'besonders',
  purpose: 'Ein Weg für Mitglieder des Rates zu den Berichten der Verwaltung und den Niederschriften.',
  words: 'Bericht Niederschrift Protokoll Gemeinderat Ratsmitglied Ratsinformationssystem',
  oncePerPage: true,
  context: wayInContext('Berichte und Niederschriften'),
  options: z.object({}),
})
