import { field, bekanntmachung as wire } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A public notice on its own page. */
export const bekanntmachung = defineSchema({
  label: 'Bekanntmachung',
  context: wire.omit({ detailURL: true }).extend({
    text: field.richText({ label: 'Text' }).default(''),
    /** Address of the notice that this one corrects. */
    berichtigt: field.link({ label: 'Berichtigt' }).default(''),
  }),
  options: z.object({}),
})
