import * as z from 'zod'
import { verzeichnisrubrik, verzeichnis as wire } from '../entities/verzeichnis.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

/** A stored directory. Its entries are counted on request, and a page of the site lists them. */
export const verzeichnis = defineRecord({
  kind: 'verzeichnis',
  label: { one: 'Verzeichnis', many: 'Verzeichnisse' },
  schema: wire.omit({ id: true, buchstaben: true, anzahl: true, vorschlaege: true }).extend({
    slug,
    rubriken: z.array(verzeichnisrubrik).max(200).default([]).meta({ title: 'Rubriken' }),
  }),
  title: 'name',
  list: { columns: ['seite'], further: ['einzahl', 'mehrzahl', 'rubriken'] },
})
export type Verzeichnis = RecordOf<typeof verzeichnis>
