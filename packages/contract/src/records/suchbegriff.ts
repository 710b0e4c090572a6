import * as z from 'zod'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

const wort = (label: string) => field.requiredLine({ label, max: 60 })

/** A search word: its meaning on our pages, and the target of the search. */
export const suchbegriff = defineRecord({
  kind: 'suchbegriff',
  label: { one: 'Suchwort', many: 'Suchwörter' },
  schema: z.object({
    begriffe: z
      .array(wort('Wort'))
      .min(1, 'Bitte mindestens ein Wort angeben.')
      .max(20)
      .meta({ title: 'Wörter', description: 'So fragen die Leute: Perso, Ausweiß.' }),
    synonyme: z
      .array(wort('Wort'))
      .max(20)
      .default([])
      .meta({ title: 'Bedeutet', description: 'So steht es auf unseren Seiten: Personalausweis.' }),
    url: field
      .link({
        label: 'Empfohlene Seite',
        help: 'Steht über den Treffern, wenn nach einem der Wörter gefragt wird.',
      })
      .default(''),
    titel: field.line({ label: 'Titel der Empfehlung', max: 120 }).default(''),
    beliebt: field
      .schalter({ label: 'Beliebt', help: 'Wird gezeigt, wenn eine Suche nichts findet.' })
      .default(false),
  }),
  title: 'begriffe',
  key: 'begriffe',
  list: { columns: ['synonyme', 'url'], further: ['titel', 'beliebt'], filters: ['beliebt'] },
})
export type Suchbegriff = RecordOf<typeof suchbegriff>
