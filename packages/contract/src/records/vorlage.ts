import * as z from 'zod'
import { vorlagenarten, vorlage as wire } from '../entities/vorlage.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { behandlung } from './sitzung.ts'
import { slug } from './slug.ts'

/** A stored paper. Its consultations follow from the agendas that refer to it. */
export const vorlage = defineRecord({
  kind: 'vorlage',
  label: { one: 'Vorlage', many: 'Vorlagen' },
  schema: wire.omit({ id: true, beratungen: true, detailURL: true }).extend({
    slug,
    behandlung,
    art: wire.shape.art.meta({ vorschlaege: vorlagenarten }),
    gremium: field.verweis('gremium', { label: 'Gremium', help: 'Wer darüber entscheidet.' }),
    amt: field.verweis('organisationseinheit', { label: 'Federführendes Amt' }).optional(),
    eingereicht_von: field
      .verweis('gremium', { label: 'Eingereicht von', help: 'Bei Anträgen und Anfragen: die Fraktion.' })
      .optional(),
    eingereicht_auch_von: z
      .array(field.verweis('gremium', { label: 'Gremium' }))
      .max(20)
      .optional()
      .meta({ title: 'Auch eingereicht von', description: 'Bei gemeinsamen Anträgen: weitere Fraktionen.' }),
    einreichende: z
      .array(field.verweis('ratsperson', { label: 'Mitglied' }))
      .max(100)
      .optional()
      .meta({
        title: 'Eingereicht von Mitgliedern',
        description: 'Wer den Antrag unterschrieben hat, wenn es nicht die ganze Fraktion ist.',
      }),
    bezug: z
      .array(field.verweis('vorlage', { label: 'Vorlage' }))
      .max(20)
      .default([])
      .meta({ title: 'Gehört zu' }),
    zurueckgenommen: wire.shape.zurueckgenommen.meta({ vonSelbst: true }),
  }),
  title: 'titel',
  under: '/rathaus/gemeinderat/vorlagen',
  list: {
    columns: ['nummer', 'art', 'gremium'],
    further: ['behandlung', 'amt'],
    filters: ['gremium', 'art', 'behandlung'],
    date: 'datum',
    order: 'datum:desc',
  },
})
export type Vorlage = RecordOf<typeof vorlage>
