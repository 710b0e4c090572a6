import * as z from 'zod'
import { verzeichniseintrag as wire } from '../entities/verzeichnis.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

/** The Kennung of a rubrik; the directory defines the rubriken and their names. */
const rubrik = field.partOf(field.kennung({ label: 'Rubrik' }), {
  art: 'verzeichnis',
  genannt: 'verzeichnis',
  feld: 'rubriken',
})

/** A stored entry: the fields of the wire with the ids of its rubriken, whose names are in its directory. */
export const verzeichniseintrag = defineRecord({
  kind: 'verzeichniseintrag',
  label: { one: 'Eintrag eines Verzeichnisses', many: 'Einträge der Verzeichnisse' },
  schema: wire.omit({ id: true, detailURL: true }).extend({
    slug,
    rubriken: z
      .array(rubrik)
      .min(1, 'Bitte mindestens eine Rubrik wählen.')
      .max(10)
      .meta({ title: 'Rubriken' }),
  }),
  title: 'name',
  under: '/verzeichnis',
  list: {
    columns: ['verzeichnis', 'rubriken'],
    further: [
      'ansprechperson',
      'kommunikation.TELEFON',
      'kommunikation.EMAIL',
      'webseite',
      'anschrift.street',
      'anschrift.city',
    ],
    filters: ['verzeichnis', 'rubriken'],
    rubriken: 'rubriken',
  },
})
export type Verzeichniseintrag = RecordOf<typeof verzeichniseintrag>
