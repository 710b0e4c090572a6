import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A paper for the council on its own page. */
export const vorlage = defineSchema({
  label: 'Vorlage des Rates',
  group: 'einzeln',
  purpose: 'Eine Vorlage ganz: worum es geht, Vorschlag, Kosten, Beratungsfolge.',
  words: 'Drucksache Antrag Anfrage Beschluss',
  context: z.object({ vorlage: field.verweis('vorlage', { label: 'Vorlage' }) }),
  options: z.object({}),
})
