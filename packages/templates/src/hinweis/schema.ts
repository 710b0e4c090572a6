import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

export const stufen = ['information', 'wichtig', 'dringend'] as const

/** A short note that must not be overlooked: a house is closed, a deadline ends. */
export const hinweis = defineSchema({
  label: 'Hinweis',
  context: z.object({
    stufe: field.choice(stufen, { label: 'Stufe' }).catch('information').default('information'),
    titel: field.requiredLine({ label: 'Titel' }),
    text: field.richText({ label: 'Text', max: 4_000 }).default(''),
    link: field.link({ label: 'Link' }).default(''),
    linktext: field.line({ label: 'Linktext', max: 80 }).default(''),
  }),
  options: z.object({}),
})
