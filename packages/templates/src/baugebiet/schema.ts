import { baugebiet as entity } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A building area on its own page: plan, plots, conditions (spec §2: building areas). */
export const baugebiet = defineSchema({
  label: 'Baugebiet',
  group: 'einzeln',
  purpose: 'Ein Baugebiet ganz, mit Plan und Plätzen.',
  words: 'Bauplatz Grundstück',
  context: entity.omit({ id: true, detailURL: true }),
  options: z.object({}),
})
