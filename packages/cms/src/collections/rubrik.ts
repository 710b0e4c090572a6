import { rubrikwahl } from '@rathausplatz/contract'
import type * as z from 'zod'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { RecordKind } from './record.ts'
import { schemaForm } from './schema-form.ts'

/** A category of events: the number by which it is asked for and the name that events carry. */
export type Rubrik = z.output<typeof rubrikwahl>

export const rubrik: RecordKind<Rubrik> = {
  kind: 'rubrik',
  label: 'Rubrik',
  form: schemaForm(rubrikwahl),
  parse: data => parseWith(rubrikwahl, plainData(data)),
  key: ({ rubrik_id }) => String(rubrik_id),
  columns: ({ rubrik }) => ({ title: rubrik, datum_von: null, sortierung: null, tags: [] }),
  references: () => [],
}
