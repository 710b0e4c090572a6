import { gremium as wire } from '../entities/gremium.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

/** A stored body of the council. Memberships are stored with the people, each in one place. */
export const gremium = defineRecord({
  kind: 'gremium',
  label: { one: 'Gremium', many: 'Gremien und Fraktionen' },
  schema: wire.omit({ id: true, mitglieder: true, uebergeordnet: true, detailURL: true }).extend({
    slug,
    uebergeordnet: field
      .verweis('gremium', { label: 'Gehört zu', help: 'Bei Ausschüssen und Fraktionen: der Gemeinderat.' })
      .optional(),
    sortierung: field.sortierung('Wo es in der Liste der Gremien steht.'),
  }),
  title: 'name',
  under: '/rathaus/gemeinderat/gremien',
  list: { columns: ['art'], further: ['kurzname', 'ort', 'endet_am'], filters: ['art'] },
})
export type Gremium = RecordOf<typeof gremium>
