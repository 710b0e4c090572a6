import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A meeting of the council on its own page. */
export const sitzung = defineSchema({
  label: 'Sitzung des Rates',
  group: 'einzeln',
  purpose: 'Eine Sitzung ganz: Stand, Tagesordnung, Beschlüsse, Dateien.',
  words: 'Gemeinderat Ausschuss Tagesordnung Niederschrift',
  context: z.object({ sitzung: field.verweis('sitzung', { label: 'Sitzung' }) }),
  options: z.object({}),
})
