import * as z from 'zod'
import { bildupload } from '../entities/bildupload.ts'
import { dokument } from '../entities/dokument.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** A stored text of the intranet. The number in its address never changes. */
export const intranetbeitrag = defineRecord({
  kind: 'intranetbeitrag',
  label: { one: 'Beitrag des Intranets', many: 'Beiträge des Intranets' },
  schema: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    rubrik: field.verweis('intranetrubrik', { label: 'Rubrik' }),
    datum_von: field.fromNow({ label: 'Datum' }),
    einleitung: field.plainText({ label: 'Einleitung' }).default(''),
    text: field.richText({ label: 'Text' }).default(''),
    ...bildupload.shape,
    bild: bildupload.shape.bild.default(''),
    bildtext: bildupload.shape.bildtext.default(''),
    dateien: z.array(dokument).max(20).default([]).meta({
      title: 'Dokumente',
      description: 'Nur Angemeldete im Intranet können sie öffnen, solange der Beitrag veröffentlicht ist.',
    }),
    lesebestaetigung: field
      .schalter({
        label: 'Lesen bestätigen lassen',
        help: 'Unter dem Beitrag steht dann ein Knopf „Gelesen“. Wer ihn gedrückt hat, steht hier neben dem Formular.',
      })
      .default(false),
  }),
  title: 'titel',
  key: 'titel',
  audience: 'intranet',
  list: {
    columns: ['rubrik'],
    further: ['einleitung', 'lesebestaetigung'],
    filters: ['rubrik', 'lesebestaetigung'],
    date: 'datum_von',
    order: 'datum:desc',
  },
})
export type Intranetbeitrag = RecordOf<typeof intranetbeitrag>
