import * as z from 'zod'
import { aktuellesArtikel } from '../entities/aktuelles.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

/** A stored news article: the fields of the wire with the text. Its slug gives its address. */
export const aktuelles = defineRecord({
  kind: 'aktuelles',
  label: { one: 'Nachricht', many: 'Nachrichten' },
  schema: aktuellesArtikel.omit({ detailURL: true, geaendert: true }).extend({
    titel: field.requiredLine({ label: 'Titel' }),
    datum_von: field.fromNow({ label: 'Datum' }),
    slug,
    text: field.richText({ label: 'Text' }).default(''),
    interessengruppen_id: z
      .array(field.zahl({ label: 'Nummer', least: 1, most: 1_000_000, whole: true }))
      .max(50)
      .default([])
      .meta({
        title: 'Interessengruppen',
        description: 'Nummern der Gruppen, deren Seiten diese Nachricht auch zeigen.',
      }),
    sortierung: field.sortierung('Reiht Nachrichten desselben Zeitpunkts.'),
  }),
  title: 'titel',
  under: '/aktuelles',
  list: {
    further: ['einleitung', 'bildtext', 'interessengruppen_id'],
    filters: ['interessengruppen_id'],
    date: 'datum_von',
    order: 'datum:desc',
  },
})
export type Aktuelles = RecordOf<typeof aktuelles>
