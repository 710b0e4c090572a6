import { type Stadt, stadt as wire } from '@rathausplatz/contract'
import * as z from 'zod'
import { contradictoryHours } from './contradictory-hours.ts'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { RecordKind } from './record.ts'
import { schemaForm } from './schema-form.ts'

/** The town always has an e-mail: error pages name it (spec §2). */
const stadtSchema = wire
  .extend({ email: z.email().meta(wire.shape.email.meta() ?? {}) })
  .check(contradictoryHours)

/** There is one town. */
export const STADT_KEY = 'stadt'

export const stadt: RecordKind<Stadt> = {
  kind: 'stadt',
  label: 'Stadt',
  form: schemaForm(stadtSchema),
  parse: data => parseWith(stadtSchema, plainData(data)),
  key: () => STADT_KEY,
  columns: ({ name }) => ({ title: name, datum_von: null, sortierung: null, tags: [] }),
  references: data => linksOf(stadtSchema, data),
}
