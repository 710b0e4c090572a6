import * as z from 'zod'
import { serie } from '../entities/serie.ts'
import { anschrift } from '../entities/stadt.ts'
import { veranstaltung as wire } from '../entities/veranstaltung.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

/** The name of a category that the calendar offers as a filter, or any other name. */
const rubrik = field.suggested(field.requiredLine({ label: 'Rubrik', max: 80 }), { art: 'rubrik' })

/** A stored event: the fields of the wire with the text and the names of its rubriken. */
export const veranstaltung = defineRecord({
  kind: 'veranstaltung',
  label: { one: 'Veranstaltung', many: 'Veranstaltungen' },
  schema: wire.omit({ rubriken: true }).extend({
    titel: field.requiredLine({ label: 'Titel' }),
    slug,
    einleitung: field
      .plainText({ label: 'Einleitung', help: 'Ein, zwei Sätze; steht auch im Kalender.', max: 500 })
      .default(''),
    text: field.richText({ label: 'Text' }).default(''),
    anschrift: anschrift.optional(),
    veranstalter: field.line({ label: 'Veranstalter' }).default(''),
    eintritt: field.line({ label: 'Eintritt', help: 'Zum Beispiel: 8 €, ermäßigt 5 €' }).default(''),
    kostenlos: field.schalter({ label: 'Eintritt frei' }).default(false),
    serie: serie.optional(),
    rubriken: z
      .array(rubrik)
      .min(1, 'Bitte mindestens eine Rubrik angeben.')
      .max(10)
      .meta({ title: 'Rubriken' }),
  }),
  title: 'titel',
  under: '/veranstaltungen',
  list: {
    columns: ['ort'],
    further: [
      'rubriken',
      'datum_bis',
      'veranstalter',
      'eintritt',
      'kostenlos',
      'anschrift.street',
      'entfaellt',
    ],
    filters: ['rubriken'],
    rubriken: 'rubriken',
    date: 'datum_von',
    order: 'datum:desc',
  },
})
export type Veranstaltung = RecordOf<typeof veranstaltung>
