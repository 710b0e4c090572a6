import { lebenslage as wire } from '../entities/lebenslage.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

/**
 * A stored life situation: the fields of the wire with its place in the tree. Services refer to it, not vice
 * versa.
 */
export const lebenslage = defineRecord({
  kind: 'lebenslage',
  label: { one: 'Lebenslage', many: 'Lebenslagen' },
  schema: wire
    .omit({
      id: true,
      uebergeordneteLebenslage: true,
      untergeordneteLebenslagen: true,
      leistungen: true,
      detailURL: true,
    })
    .extend({
      slug,
      uebergeordnet: field
        .verweis('lebenslage', { label: 'Gehört zu', help: 'Die größere Lebenslage, unter der diese steht.' })
        .optional(),
      sortierung: field.sortierung(),
    }),
  title: 'name',
  under: '/rathaus/lebenslagen',
  list: { columns: ['uebergeordnet'], filters: ['uebergeordnet'] },
})
export type Lebenslage = RecordOf<typeof lebenslage>
