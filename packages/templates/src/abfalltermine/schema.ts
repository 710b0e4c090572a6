import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Waste collections of a street, and reminders (spec §2: waste dates and reminder). */
export const abfalltermine = defineSchema({
  label: 'Abfuhrtermine und Erinnerung',
  group: 'listen',
  purpose:
    'Wann in einer Straße welche Tonne geholt wird, als Liste, Monat und Jahr, mit Kalender und Erinnerung.',
  words: 'Müll Abfall Tonne Müllabfuhr Abfuhrkalender Restmüll Biotonne Papier Gelbe Tonne Sperrmüll',
  oncePerPage: true,
  context: z.object({
    titel: field.line({ label: 'Titel' }).default('Wann wird abgeholt?'),
    einleitung: field.plainText({ label: 'Einleitung', max: 400 }).default(''),
    bereitstellen: field
      .line({
        label: 'Wann die Tonnen draußen stehen',
        help: 'Steht unter der Antwort, zum Beispiel: Bitte bis 06:00 Uhr an die Straße stellen.',
        max: 160,
      })
      .default(''),
    ohneTermine: field
      .plainText({
        label: 'Wenn es keine Termine gibt',
        help: 'Steht da, solange noch keine Straßen und Touren eingetragen sind.',
        max: 400,
      })
      .default(''),
  }),
  options: z.object({}),
})
