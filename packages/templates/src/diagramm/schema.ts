import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** Figures over time or categories, as lines or bars. */
export const diagramm = defineSchema({
  label: 'Diagramm',
  group: 'zahlen',
  purpose: 'Zahlen als Linien oder Balken, mit Tabelle dazu.',
  words: 'Statistik Kurve Grafik',
  isWritten: true,
  context: z.object({
    titel: field.requiredLine({ label: 'Titel', help: 'Am besten die Aussage: Der Ausstoß sinkt.' }),
    einleitung: field
      .plainText({
        label: 'Was man sieht',
        help: 'In einem Satz, auch für Menschen, die das Bild nicht sehen.',
        max: 600,
      })
      .default(''),
    art: field
      .choice({ balken: 'Balken', linie: 'Linie' }, { label: 'Art' })
      .catch('balken')
      .default('balken'),
    einheit: field
      .line({ label: 'Einheit', help: 'Zum Beispiel: Tonnen, oder: Zahl der Kinder', max: 60 })
      .default(''),
    achse: field.line({ label: 'Name der Achse', help: 'Zum Beispiel: Jahr', max: 40 }).default('Jahr'),
    spalten: z
      .array(field.requiredLine({ label: 'Beschriftung', help: 'Zum Beispiel: 2025', max: 60 }))
      .min(1)
      .max(24)
      .meta({ title: 'Beschriftungen' }),
    reihen: z
      .array(
        z.object({
          titel: field.requiredLine({ label: 'Reihe', max: 60 }),
          werte: z
            .array(field.zahl({ label: 'Wert', most: 1e12 }).nullable())
            .max(24)
            .meta({ title: 'Werte' }),
        }),
      )
      .min(1)
      .max(4)
      .meta({ title: 'Reihen' }),
    quelle: field.line({ label: 'Stand und Quelle' }).default(''),
  }),
  options: z.object({}),
})
