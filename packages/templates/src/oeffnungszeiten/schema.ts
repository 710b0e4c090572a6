import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** The opening hours of an office or facility and its current state. */
export const oeffnungszeiten = defineSchema({
  label: 'Öffnungszeiten',
  group: 'kontakt',
  purpose: 'Wann ein Amt oder eine Einrichtung geöffnet hat, und ob gerade jetzt.',
  words: 'Sprechzeiten Uhrzeit geöffnet geschlossen',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }).default('Öffnungszeiten'),
    einheit: field.verweis('organisationseinheit', { label: 'Amt oder Einrichtung' }),
  }),
  options: z.object({
    imKopf: field
      .schalter({
        label: 'Zustand unter der Überschrift der Seite',
        help: 'Für die Seite, auf der die Zeiten die Hauptsache sind. Auf der eigenen Seite des Hauses steht er immer dort.',
      })
      .default(false),
  }),
})
