import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/**
 * An amount in euros. Whole amounts have no decimals (spec §9); `null` means that this price does not exist.
 */
const betrag = field
  .zahl({
    label: 'Betrag in Euro',
    help: 'Leer, wenn es den Preis nicht gibt; 0 für frei.',
    most: 1_000_000,
  })
  .nullable()

/** Prices in a table with groups and one to three columns. */
export const preise = defineSchema({
  label: 'Preise',
  group: 'zahlen',
  purpose: 'Eine Tabelle mit Preisen oder Gebühren, in Gruppen.',
  words: 'Gebühren Kosten Eintritt Tarif',
  isWritten: true,
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    wofuer: field
      .line({ label: 'Wofür', help: 'Überschrift der ersten Spalte, zum Beispiel: Karte', max: 60 })
      .default('Angebot'),
    spalten: z
      .array(field.requiredLine({ label: 'Spalte', help: 'Zum Beispiel: Erwachsene', max: 60 }))
      .min(1)
      .max(3)
      .meta({ title: 'Spalten' }),
    gruppen: z
      .array(
        z.object({
          titel: field.line({ label: 'Gruppe' }).default(''),
          zeilen: z
            .array(
              z.object({
                titel: field.requiredLine({ label: 'Bezeichnung' }),
                hinweis: field.line({ label: 'Hinweis', help: 'Zum Beispiel: ab 17:30 Uhr' }).default(''),
                betraege: z.array(betrag).max(3).meta({ title: 'Beträge' }),
              }),
            )
            .min(1)
            .max(50)
            .meta({ title: 'Preise' }),
        }),
      )
      .min(1)
      .max(20)
      .meta({ title: 'Gruppen' }),
    text: field.richText({ label: 'Anmerkungen' }).default(''),
  }),
  options: z.object({}),
})
