import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The state of the day in one line per subject, from data that the CMS already has. */
export const heute = defineSchema({
  label: 'Heute in der Stadt',
  group: 'listen',
  purpose:
    'Je eine Zeile: wer gerade geöffnet hat, welche Tonne als Nächstes kommt, der nächste Markt und die nächste Veranstaltung.',
  words: 'Startseite jetzt geöffnet Müll Markt Überblick',
  oncePerPage: true,
  context: z.object({
    titel: field.line({ label: 'Titel', max: 80 }).default('Heute in der Stadt'),
    haeuser: z
      .array(
        z.object({
          einheit: field.verweis('organisationseinheit', { label: 'Amt oder Einrichtung' }),
          name: field
            .line({
              label: 'Kurzer Name',
              help: 'Zum Beispiel Rathaus. Leer steht der volle Name da.',
              max: 40,
            })
            .default(''),
        }),
      )
      .max(4)
      .default([])
      .meta({ title: 'Wer geöffnet hat' }),
    abfall: field
      .link({ label: 'Seite mit den Abfuhrterminen', help: 'Leer steht keine Tonne da.' })
      .default(''),
    veranstaltungen: field
      .link({ label: 'Seite mit allen Veranstaltungen', help: 'Leer steht keine Veranstaltung da.' })
      .default(''),
  }),
  options: z.object({
    markt: field.number({
      label: 'Rubrik der Märkte',
      help: 'Die Nummer der Rubrik. Der nächste Markt bekommt eine eigene Zeile.',
    }),
  }),
})
