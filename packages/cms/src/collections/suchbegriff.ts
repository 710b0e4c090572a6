import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { RecordKind } from './record.ts'
import { schemaForm } from './schema-form.ts'

const wort = (label: string) => field.requiredLine({ label, max: 60 })

const suchbegriffSchema = z
  .object({
    begriffe: z
      .array(wort('Begriff'))
      .min(1, 'Bitte mindestens ein Wort angeben.')
      .max(20)
      .meta({ title: 'Wörter', description: 'So fragen die Leute: Perso, Ausweiß.' }),
    synonyme: z
      .array(wort('Synonym'))
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
    beliebt: z.boolean().default(false).meta({
      title: 'Beliebt',
      description: 'Wird gezeigt, wenn eine Suche nichts findet.',
      editor: 'schalter',
    }),
  })
  .check(({ value: { url, titel, synonyme }, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: '' })
    if (url !== '' && titel === '') refuse('titel', 'Bitte einen Titel für die Empfehlung angeben.')
    if (url === '' && synonyme.length === 0)
      refuse('synonyme', 'Bitte ein Synonym oder eine empfohlene Seite angeben.')
  })

/** What editors know of a word that people search for: what it means on our pages, and where it should lead. */
export type Suchbegriff = z.output<typeof suchbegriffSchema>

export const suchbegriff: RecordKind<Suchbegriff> = {
  kind: 'suchbegriff',
  label: 'Suchbegriff',
  form: schemaForm(suchbegriffSchema),
  parse: data => parseWith(suchbegriffSchema, plainData(data)),
  key: ({ begriffe }) => begriffe[0]?.toLowerCase() ?? '',
  columns: ({ begriffe, beliebt }) => ({
    title: begriffe.join(', '),
    datum_von: null,
    sortierung: null,
    tags: beliebt ? [BELIEBT] : [],
  }),
  references: data => linksOf(suchbegriffSchema, data),
}

/** The tag of what is shown where nothing was found. */
export const BELIEBT = 'beliebt'
