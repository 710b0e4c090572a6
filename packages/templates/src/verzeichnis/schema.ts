import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Entries of a directory, which visitors can search and filter (spec §2: directory entries). */
export const verzeichnis = defineSchema({
  label: 'Verzeichnis',
  group: 'listen',
  purpose: 'Einträge eines Verzeichnisses, zum Suchen und Auswählen.',
  words: 'Vereine Firmen Gastronomie Ärzte',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
  }),
  options: z.object({
    verzeichnis: field.verweis('verzeichnis', { label: 'Verzeichnis' }),
    pro_seite: field.limit({ label: 'Einträge je Seite', least: 5, max: 100, standard: 20 }),
  }),
})
