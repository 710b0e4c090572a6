import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Links a form of the town, with its purpose, its length and whether it is open today. */
export const formular = defineSchema({
  label: 'Formular',
  group: 'kontakt',
  purpose:
    'Der Weg zu einem Formular: wofür es ist, wie viele Schritte es hat und ob es gerade angenommen wird.',
  words: 'Antrag Online-Dienst melden ausfüllen Anmeldung',
  context: z.object({
    formular: field.verweis('formular', { label: 'Formular' }),
    titel: field.line({ label: 'Titel', help: 'Leer: der Titel des Formulars.' }).default(''),
    linktext: field.line({ label: 'Text der Schaltfläche' }).default(''),
  }),
  options: z.object({}),
})
