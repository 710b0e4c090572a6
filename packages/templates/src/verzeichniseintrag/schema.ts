import { verzeichniseintrag as entity } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/**
 * An entry of a directory on its own page, with the ids of its categories (`rubriken`); the directory has
 * their names.
 */
export const verzeichniseintrag = defineSchema({
  label: 'Eintrag eines Verzeichnisses',
  group: 'einzeln',
  purpose: 'Ein Eintrag eines Verzeichnisses ganz, so wie auf seiner eigenen Seite.',
  words: 'Verein Firma',
  context: entity.omit({ id: true, detailURL: true }).extend({
    rubriken: z
      .array(entity.shape.verzeichnis.meta({ ...entity.shape.verzeichnis.meta(), title: 'Rubrik' }))
      .max(10)
      .default([])
      .meta({ title: 'Rubriken' }),
  }),
  options: z.object({}),
})
