import { baugebiet as wire } from '@rathausplatz/contract'
import * as z from 'zod'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { schemaForm } from './schema-form.ts'
import { slugField, withSlug } from './slug.ts'
import { textOf } from './text-of.ts'

const baugebietSchema = wire
  .omit({ id: true, detailURL: true })
  .extend({
    slug: slugField,
    sortierung: z.number().int().optional().meta({ title: 'Sortierung', editor: 'zahl' }),
  })
  .check(({ value: { bauplaetze }, issues }) => {
    const seen = new Set<string>()
    for (const [index, { nummer }] of bauplaetze.entries()) {
      const path = ['bauplaetze', index, 'nummer']
      const message = 'Diese Nummer hat schon ein anderer Bauplatz.'
      if (seen.has(nummer)) issues.push({ code: 'custom', path, message, input: nummer })
      seen.add(nummer)
    }
  })

/** A building area as it is stored. */
export type Baugebiet = z.output<typeof baugebietSchema>

export const baugebietPfad = ({ slug }: { slug: string }) => `${recordPaths.baugebiet}/${slug}`

export const baugebiet: RecordKind<Baugebiet> = {
  kind: 'baugebiet',
  label: 'Baugebiet',
  form: schemaForm(baugebietSchema),
  parse: data => parseWith(baugebietSchema, withSlug(plainData(data), 'name')),
  key: baugebietPfad,
  columns: ({ name, sortierung }) => ({
    title: name,
    datum_von: null,
    sortierung: sortierung ?? null,
    tags: [],
  }),
  references: data => linksOf(baugebietSchema, data),
  page: {
    under: recordPaths.baugebiet,
    of: pageOf,
    // What it is called where people look for a place to build: the name alone does not say what it is.
    names: ({ name }) => [`Bauplätze ${name}`, `Baugebiet ${name}`, 'Bauplatz kaufen, Grundstück'],
    text: data => textOf(baugebietSchema, data, 'name'),
  },
}

function pageOf({ slug: _slug, sortierung: _sortierung, ...baugebiet }: Baugebiet): RecordPage {
  const context: ContextOf<'baugebiet'> = baugebiet
  const { name, einleitung } = baugebiet
  return { title: name, description: einleitung.slice(0, 500), template: 'baugebiet', context }
}
