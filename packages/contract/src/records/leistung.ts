import * as z from 'zod'
import { leistung as wire } from '../entities/leistung.ts'
import { verweis } from '../entities/organisationseinheit.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

/** A stored service: the fields of the wire with the ids of its life situations. */
export const leistung = defineRecord({
  kind: 'leistung',
  label: { one: 'Leistung', many: 'Leistungen' },
  schema: wire.omit({ id: true, lebenslagen: true, detailURL: true }).extend({
    slug,
    /**
     * The offices by id. The name and the address are for offices without a page, such as offices of the
     * county.
     */
    organisationseinheiten: z
      .array(
        verweis
          .extend({
            id: field.verweis('organisationseinheit', { label: 'Amt oder Einrichtung', mayMiss: true }),
            detailURL: field.link({ label: 'Adresse' }).default(''),
          })
          .meta({ title: 'Zuständige Stelle' }),
      )
      .max(20)
      .default([])
      .meta({ title: 'Zuständige Stellen' }),
    lebenslagen: z
      .array(field.verweis('lebenslage', { label: 'Lebenslage' }))
      .max(60)
      .default([])
      .meta({ title: 'Lebenslagen' }),
  }),
  title: 'name',
  under: '/rathaus/leistungen',
  list: {
    further: ['kurztext', 'lebenslagen', 'synonyme', 'bearbeitungsdauer', 'persoenlich', 'leikaSchluessel'],
    filters: ['lebenslagen'],
  },
})
export type Leistung = RecordOf<typeof leistung>
