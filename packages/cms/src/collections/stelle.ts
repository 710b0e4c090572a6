import { stelle as wire } from '@rathausplatz/contract'
import type * as z from 'zod'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { schemaForm } from './schema-form.ts'
import { slugField, withSlug } from './slug.ts'
import { textOf } from './text-of.ts'

const stelleSchema = wire
  .omit({ id: true, detailURL: true })
  .extend({ slug: slugField })
  .check(({ value: { titel, datePosted, validThrough, entgelt_von, entgelt_bis }, issues }) => {
    const refuse = (field: string, message: string, input: unknown) =>
      issues.push({ code: 'custom', path: [field], message, input })
    if (!/\(m\/w\/d\)/.test(titel)) refuse('titel', 'Bitte (m/w/d) in den Titel schreiben.', titel)
    if (validThrough !== undefined && Date.parse(validThrough) <= Date.parse(datePosted))
      refuse('validThrough', 'Der Bewerbungsschluss muss nach der Ausschreibung liegen.', validThrough)
    if (entgelt_von !== undefined && entgelt_bis !== undefined && entgelt_bis < entgelt_von)
      refuse('entgelt_bis', 'Das höchste Entgelt muss über dem niedrigsten liegen.', entgelt_bis)
  })

/** A job as it is stored. */
export type Stelle = z.output<typeof stelleSchema>

export const stellePfad = ({ slug }: { slug: string }) => `${recordPaths.stelle}/${slug}`

export const stelle: RecordKind<Stelle> = {
  kind: 'stelle',
  label: 'Stelle',
  form: schemaForm(stelleSchema),
  parse: data => parseWith(stelleSchema, withSlug(plainData(data))),
  key: stellePfad,
  columns: ({ titel, datePosted }) => ({
    title: titel,
    datum_von: new Date(datePosted).toISOString(),
    sortierung: null,
    tags: [],
  }),
  references: data => linksOf(stelleSchema, data),
  ends: ({ validThrough }) => validThrough,
  page: {
    under: recordPaths.stelle,
    of: pageOf,
    text: data => textOf(stelleSchema, data, 'titel'),
  },
}

function pageOf({ slug: _slug, ...stelle }: Stelle): RecordPage {
  const context: ContextOf<'stelle'> = stelle
  return { title: stelle.titel, description: stelle.einleitung.slice(0, 500), template: 'stelle', context }
}
