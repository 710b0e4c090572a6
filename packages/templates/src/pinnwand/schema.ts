import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The pin board of the residents: the entries that the town has released, by rubric. */
export const pinnwand = defineSchema({
  label: 'Pinnwand mit Sperre',
  group: 'listen',
  purpose:
    'Was Menschen aus dem Ort bieten, suchen, gefunden oder verloren haben, mit Prüfung durch die Stadt.',
  words: 'Schwarzes Brett Kleinanzeigen Biete Suche Verschenken Fundbüro Fundsachen Tauschbörse',
  context: z.object({ titel: field.line({ label: 'Titel' }).default('') }),
  options: z.object({
    fundsachen: field.schalter({ label: 'Nur Gefunden und Verloren zeigen' }).default(false),
    limit: field.limit({ label: 'Je Seite', max: 100, standard: 20 }),
  }),
})
