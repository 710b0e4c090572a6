import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Entries of a directory, to be searched and chosen from (spec §2: directory entries). */
export const verzeichnis = defineSchema({
  label: 'Verzeichnis',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
  }),
  options: z.object({
    verzeichnis: field.requiredLine({
      label: 'Verzeichnis',
      help: 'Kennung, zum Beispiel: vereine',
      max: 120,
    }),
    pro_seite: field.limit({ label: 'Einträge je Seite', least: 5, max: 100, standard: 20 }),
  }),
})
