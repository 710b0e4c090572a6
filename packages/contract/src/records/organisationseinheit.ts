import { organisationseinheit as wire } from '../entities/organisationseinheit.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

/** A stored office or house: the fields of the wire with its position in the tree. */
export const organisationseinheit = defineRecord({
  kind: 'organisationseinheit',
  label: { one: 'Amt oder Einrichtung', many: 'Ämter und Einrichtungen' },
  schema: wire.omit({ id: true, uebergeordneteOE: true, untergeordneteOEs: true, detailURL: true }).extend({
    slug,
    uebergeordnet: field
      .verweis('organisationseinheit', { label: 'Gehört zu', help: 'Das Amt oder der Fachbereich darüber.' })
      .optional(),
    /** Own hours count for their kind; the other kinds come from the nearest unit above that states them. */
    zeitenWieOben: field
      .inheritsHours(
        field.schalter({
          label: 'Zeiten wie das Amt darüber',
          help: 'Welche Art von Zeiten hier nicht eingetragen ist, kommt vom Amt darüber, mit allen Schließtagen. Ändert es seine Zeiten, gelten sie hier sofort mit.',
        }),
        'uebergeordnet',
      )
      .default(false),
    sortierung: field.sortierung(),
    /** For houses with their own part of the site, such as the pool at /freibad. */
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
