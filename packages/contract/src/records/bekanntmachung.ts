import { bekanntmachungsarten, bekanntmachung as wire, zuruecknahme } from '../entities/bekanntmachung.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

export const bekanntmachung = defineRecord({
  kind: 'bekanntmachung',
  label: { one: 'Bekanntmachung', many: 'Bekanntmachungen' },
  schema: wire.omit({ detailURL: true }).extend({
    art: wire.shape.art.meta({ vorschlaege: bekanntmachungsarten }),
    datum_von: wire.shape.datum_von.meta({
      abschnitt: {
        titel: 'Tag der Bekanntmachung',
        hilfe:
          'Der Tag steht fest, sobald die Bekanntmachung öffentlich ist. Er liegt nie in der Vergangenheit.',
      },
    }),
    beschlossen_am: wire.shape.beschlossen_am.meta({
      abschnitt: {
        titel: 'Beschluss, Fristen und Termine',
        hilfe: 'Was nötig ist, hängt von der Art ab; die Liste daneben nennt es. Alles andere bleibt leer.',
      },
    }),
    unterzeichnet_von: wire.shape.unterzeichnet_von.meta({
      abschnitt: { titel: 'Unterschrift und Dateien' },
    }),
    slug: slug.meta({ abschnitt: { titel: 'Wortlaut und Adresse' } }),
    text: field.richText({ label: 'Text' }).default(''),
    /** A correction is a new notice with a link to the corrected notice, which stays as it was. */
    berichtigt: field.verweis('bekanntmachung', { label: 'Berichtigt die Bekanntmachung' }).optional(),
    /** Written by the step that withdraws the notice; everything else stays as it was announced. */
    zurueckgenommen: zuruecknahme.optional().meta({ vonSelbst: true }),
  }),
  title: 'titel',
  under: '/bekanntmachungen',
  list: {
    columns: ['art'],
    further: ['beschlossen_am', 'ausgefertigt_am', 'frist_bis', 'unterzeichnet_von'],
    filters: ['art'],
    date: 'datum_von',
    order: 'datum:desc',
  },
})
export type Bekanntmachung = RecordOf<typeof bekanntmachung>
