import { verzeichnisrubrik, verzeichnis as wire } from '@rathausplatz/contract'
import * as z from 'zod'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { RecordKind } from './record.ts'
import { schemaForm } from './schema-form.ts'
import { slugField, withSlug } from './slug.ts'

const verzeichnisSchema = wire.omit({ id: true, buchstaben: true, anzahl: true }).extend({
  slug: slugField,
  rubriken: z.array(verzeichnisrubrik).max(200).default([]).meta({ title: 'Rubriken' }),
})

/** A directory as it is stored: what is counted in it is counted when it is asked for. */
export type Verzeichnis = z.output<typeof verzeichnisSchema>

/** A directory has no page of its own; a page of the site lists it. */
export const verzeichnis: RecordKind<Verzeichnis> = {
  kind: 'verzeichnis',
  label: 'Verzeichnis',
  form: schemaForm(verzeichnisSchema),
  parse: data => parseWith(verzeichnisSchema, withSlug(plainData(data), 'name')),
  key: ({ slug }) => slug,
  columns: ({ name }) => ({ title: name, datum_von: null, sortierung: null, tags: [] }),
  references: data => linksOf(verzeichnisSchema, data),
}
