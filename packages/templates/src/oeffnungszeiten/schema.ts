import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** When an office or a house is open, and whether it is now. */
export const oeffnungszeiten = defineSchema({
  label: 'Öffnungszeiten',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }).default('Öffnungszeiten'),
    einheit: field.requiredLine({ label: 'Amt oder Einrichtung', help: 'Zum Beispiel: freibad', max: 120 }),
  }),
  options: z.object({
    imKopf: z.boolean().default(false).meta({
      title: 'Zustand unter der Überschrift der Seite',
      description:
        'Für die Seite, auf der die Zeiten die Hauptsache sind. Auf der eigenen Seite des Hauses steht er immer dort.',
      editor: 'schalter',
    }),
  }),
})
