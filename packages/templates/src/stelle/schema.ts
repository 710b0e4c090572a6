import { stelle as entity } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A job on its own page. */
export const stelle = defineSchema({
  label: 'Stelle',
  group: 'einzeln',
  purpose: 'Eine Stelle ganz, so wie auf ihrer eigenen Seite.',
  words: 'Job Ausschreibung',
  context: entity.omit({ id: true, detailURL: true }),
  options: z.object({}),
})
