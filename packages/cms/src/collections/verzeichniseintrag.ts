import { verzeichniseintrag as wire } from '@rathausplatz/contract'
import * as z from 'zod'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { schemaForm } from './schema-form.ts'
import { slugField, withSlug } from './slug.ts'
import { textOf } from './text-of.ts'

const verzeichniseintragSchema = wire.omit({ id: true, detailURL: true }).extend({
  slug: slugField,
  rubriken: z
    .array(wire.shape.verzeichnis)
    .min(1, 'Bitte mindestens eine Rubrik wählen.')
    .max(10)
    .meta({ title: 'Rubriken' }),
})

/** An entry as it is stored: that of the wire, with the ids of its rubriken; their names stand in its directory. */
export type Verzeichniseintrag = z.output<typeof verzeichniseintragSchema>

export const eintragPfad = ({ slug }: { slug: string }) => `${recordPaths.verzeichniseintrag}/${slug}`

export const verzeichniseintrag: RecordKind<Verzeichniseintrag> = {
  kind: 'verzeichniseintrag',
  label: 'Eintrag eines Verzeichnisses',
  form: schemaForm(verzeichniseintragSchema),
  parse: data => parseWith(verzeichniseintragSchema, withSlug(plainData(data), 'name')),
  key: eintragPfad,
  // Lists go by name and are read from the tables of the room verzeichnis.
  columns: ({ name }) => ({ title: name, datum_von: null, sortierung: null, tags: [] }),
  references: data => linksOf(verzeichniseintragSchema, data),
  page: {
    under: recordPaths.verzeichniseintrag,
    of: pageOf,
    text: data => textOf(verzeichniseintragSchema, data, 'name'),
    listedOn: async ({ verzeichnis }, published) =>
      (await published.byKey('verzeichnis', verzeichnis))?.data.seite,
  },
}

function pageOf({ slug: _slug, ...eintrag }: Verzeichniseintrag): RecordPage {
  const context: ContextOf<'verzeichniseintrag'> = eintrag
  return { title: eintrag.name, description: eintrag.einleitung, template: 'verzeichniseintrag', context }
}
