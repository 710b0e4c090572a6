import { type Stadt, stadt as wire } from '@rathausplatz/contract'
import { contradictoryHours } from './contradictory-hours.ts'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { RecordKind } from './record.ts'

const stadtSchema = wire.check(contradictoryHours)

/** There is one town. */
export const STADT_KEY = 'stadt'

export const stadt: RecordKind<Stadt> = {
  kind: 'stadt',
  label: 'Stadt',
  parse: data => parseWith(stadtSchema, plainData(data)),
  key: () => STADT_KEY,
  columns: ({ name }) => ({ title: name, datum_von: null, sortierung: null, tags: [] }),
  references: data => linksOf(stadtSchema, data),
}
