import { field } from '@rathausplatz/contract'
import { hinweisstufenLabels } from '@rathausplatz/contract/labels'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A prominent short note: a closed facility, a deadline. */
export const hinweis = defineSchema({
  label: 'Hinweis',
  group: 'text',
  purpose: 'Ein Kasten, der auffällt: für Wichtiges, Warnungen oder Störungen.',
  words: 'Achtung Störung Sperrung Kasten wichtig',
  isWritten: true,
  context: z.object({
    stufe: field
      .choice(hinweisstufenLabels, { label: 'Stufe', help: 'Wie dringend der Hinweis aussieht.' })
      .catch('information')
      .default('information'),
    titel: field.requiredLine({ label: 'Titel' }),
    text: field.richText({ label: 'Text', max: 4_000 }).default(''),
    link: field.link({ label: 'Link' }).default(''),
    linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
  }),
  options: z.object({}),
})
