import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The next event dates; a list on its own page has filters, paging and calendars. */
export const veranstaltungsliste = defineSchema({
  label: 'Liste der Veranstaltungen',
  group: 'listen',
  purpose: 'Kommende Termine untereinander, auf Wunsch zum Filtern.',
  words: 'Termine Fest',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default(''),
    link: field.link({ label: 'Link', help: 'Zum Beispiel zum Kalender.' }).default(''),
    linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
  }),
  options: z.object({
    limit: field.limit({
      label: 'Höchstzahl',
      help: 'Mehr werden nicht auf einmal gezeigt.',
      max: 100,
      standard: 50,
    }),
    rubrik_id: field.number({ label: 'Nur diese Rubrik' }),
    filter: field
      .schalter({
        label: 'Mit Filter und Seiten',
        help: 'Für die eine Seite, auf der alle Termine stehen.',
      })
      .default(false),
  }),
})
