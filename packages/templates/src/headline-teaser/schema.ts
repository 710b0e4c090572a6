import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A heading with a few sentences below it (spec §2, module 1). */
export const headlineTeaser = defineSchema({
  label: 'Überschrift mit Einleitung',
  group: 'text',
  purpose: 'Eine Überschrift und ein paar Sätze, die in die Seite einführen.',
  words: 'Titel Einstieg',
  isWritten: true,
  isHeading: true,
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    ueberschrift: field
      .choice(
        {
          h1: '1: Überschrift der Seite',
          h2: '2: Abschnitt',
          h3: '3: Unterabschnitt',
          h4: '4',
          h5: '5',
          h6: '6',
        },
        {
          label: 'Rang der Überschrift',
          help: 'Wie auf einer Gliederung: Der Titel der Seite ist der erste Rang.',
        },
      )
      .catch('h2')
      .default('h2'),
    einleitung: field.plainText({ label: 'Einleitung' }).default(''),
  }),
  options: z.object({}),
})
