import * as z from 'zod'
import { mitgliedschaft as imGremium } from '../entities/gremium.ts'
import { ratsperson as wire } from '../entities/ratsperson.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

const mitgliedschaft = z
  .object({
    gremium: field.verweis('gremium', { label: 'Gremium oder Fraktion' }),
    ...imGremium.shape,
  })
  .meta({ title: 'Mitgliedschaft' })

export const ratsperson = defineRecord({
  kind: 'ratsperson',
  label: { one: 'Mitglied des Rates', many: 'Mitglieder des Rates' },
  schema: wire.omit({ id: true, fraktion: true, detailURL: true }).extend({
    slug,
    mitgliedschaften: z.array(mitgliedschaft).max(100).default([]).meta({
      title: 'Mitgliedschaften',
      description: 'Auch frühere: Wer ausscheidet, bekommt ein „Bis“ und bleibt in der Liste stehen.',
    }),
  }),
  title: 'nachname',
  under: '/rathaus/gemeinderat/personen',
  list: { columns: ['vorname', 'wohnort'], further: ['beruf', 'kommunikation.EMAIL'] },
})
export type Ratsperson = RecordOf<typeof ratsperson>
