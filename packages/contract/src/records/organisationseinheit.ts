import { organisationseinheit as wire } from '../entities/organisationseinheit.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

/** An office or a house as it is stored: that of the wire, with its place among the others. */
export const organisationseinheit = defineRecord({
  kind: 'organisationseinheit',
  label: { one: 'Amt oder Einrichtung', many: 'Ämter und Einrichtungen' },
  schema: wire.omit({ id: true, uebergeordneteOE: true, untergeordneteOEs: true, detailURL: true }).extend({
    slug,
    uebergeordnet: field
      .verweis('organisationseinheit', { label: 'Gehört zu', help: 'Das Amt oder der Fachbereich darüber.' })
      .optional(),
    sortierung: field.sortierung(),
    /** Houses with a part of the site to themselves: the pool lives at /freibad. */
    seite: field
      .link({
        label: 'Eigene Seite',
        help: 'Wenn es auf der Website schon eine ausführliche Seite gibt, führt alles dorthin.',
      })
      .default(''),
  }),
  title: 'name',
  under: '/rathaus/aemter',
  list: {
    columns: ['kurzname', 'uebergeordnet'],
    further: [
      'kommunikation.TELEFON',
      'kommunikation.EMAIL',
      'anschrift.street',
      'anschrift.city',
      'kontaktpersonen',
      'nurMitTermin',
    ],
    filters: ['uebergeordnet'],
  },
})
export type Organisationseinheit = RecordOf<typeof organisationseinheit>
