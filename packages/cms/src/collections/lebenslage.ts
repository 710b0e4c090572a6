import { lebenslage as wire } from '@rathausplatz/contract'
import * as z from 'zod'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { schemaForm } from './schema-form.ts'
import { slugField, withSlug } from './slug.ts'
import { textOf } from './text-of.ts'
import { kurztextOf } from './textbloecke.ts'

const lebenslageSchema = wire
  .omit({
    id: true,
    uebergeordneteLebenslage: true,
    untergeordneteLebenslagen: true,
    leistungen: true,
    detailURL: true,
  })
  .extend({
    slug: slugField,
    uebergeordnet: slugField.optional().meta({ title: 'Gehört zu', editor: 'zeile' }),
    sortierung: z.number().int().optional().meta({ title: 'Sortierung', editor: 'zahl' }),
  })

/** A life situation as it is stored: that of the wire, with its place in the tree. Services name it, not it them. */
export type Lebenslage = z.output<typeof lebenslageSchema>

export const lebenslagePfad = ({ slug }: { slug: string }) => `${recordPaths.lebenslage}/${slug}`

export const lebenslage: RecordKind<Lebenslage> = {
  kind: 'lebenslage',
  label: 'Lebenslage',
  form: schemaForm(lebenslageSchema),
  parse: data => parseWith(lebenslageSchema, withSlug(plainData(data), 'name')),
  key: lebenslagePfad,
  columns: ({ name, sortierung }) => ({
    title: name,
    datum_von: null,
    sortierung: sortierung ?? null,
    tags: [],
  }),
  references: data => [
    ...linksOf(lebenslageSchema, data),
    ...(data.uebergeordnet
      ? [{ field: 'uebergeordnet', to: lebenslagePfad({ slug: data.uebergeordnet }) }]
      : []),
  ],
  page: {
    under: recordPaths.lebenslage,
    of: pageOf,
    text: data => textOf(lebenslageSchema, data, 'name'),
  },
}

function pageOf(data: Lebenslage): RecordPage {
  const context: ContextOf<'lebenslage'> = { id: data.slug }
  return { title: data.name, description: kurztextOf(data), template: 'lebenslage', context }
}
