import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The months with news, for the sidebar of a list. */
export const aktuellesarchiv = defineSchema({
  label: 'Archiv der Nachrichten',
  group: 'listen',
  purpose: 'Die Monate, in denen Nachrichten erschienen sind.',
  words: 'News alt früher',
  context: z.object({
    titel: field.line({ label: 'Titel' }).default('Archiv'),
    link: field.link({ label: 'Seite mit der Liste', help: 'Leer: diese Seite.' }).default(''),
  }),
  options: z.object({}),
})
