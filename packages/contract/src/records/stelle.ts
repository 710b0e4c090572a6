import { personenverweis } from '../entities/organisationseinheit.ts'
import { stelle as wire } from '../entities/stelle.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

export const stelle = defineRecord({
  kind: 'stelle',
  label: { one: 'Stelle', many: 'Stellen' },
  schema: wire.omit({ id: true, detailURL: true }).extend({
    slug,
    bereich: field.suggested(wire.shape.bereich, { art: 'stelle', feld: 'bereich' }),
    ansprechperson: personenverweis.optional().meta({
      title: 'Ansprechperson',
      description: 'Aus einem Amt; Name und Nummer kommen von dort.',
    }),
    kontakt: wire.shape.kontakt.meta({
      title: 'Andere Ansprechperson',
      description: 'Nur wenn die Person in keinem Amt steht.',
    }),
  }),
  title: 'titel',
  under: '/rathaus/stellen',
  list: {
    columns: ['bereich', 'validThrough'],
    further: ['employmentType', 'entgeltgruppe', 'umfang', 'beginn', 'befristung', 'einheit'],
    filters: ['bereich', 'employmentType'],
    date: 'datePosted',
    order: 'datum:desc',
  },
})
export type Stelle = RecordOf<typeof stelle>
