import { intranetRubrik } from '../entities/intranet.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

/** A stored category of the intranet; `url` on the wire is the last part of its address. */
export const intranetrubrik = defineRecord({
  kind: 'intranetrubrik',
  label: { one: 'Rubrik des Intranets', many: 'Rubriken des Intranets' },
  schema: intranetRubrik.omit({ url: true }).extend({
    rubrik: field.requiredLine({
      label: 'Rubrik',
      help: 'So heißt sie im Intranet, zum Beispiel: Personal.',
    }),
    taggingpfad: field
      .line({
        label: 'Schlagwortpfad',
        help: 'Nur für andere Programme, die nach Schlagworten ordnen. Kann leer bleiben.',
      })
      .default(''),
    slug: slug.meta({
      description: 'Der letzte Teil der Adresse im Intranet. Bleibt er leer, entsteht er aus der Rubrik.',
    }),
    sortierung: field.sortierung('Reiht die Rubriken; ohne Zahl stehen sie nach dem Alphabet.'),
  }),
  title: 'rubrik',
  audience: 'intranet',
  list: {},
})
export type Intranetrubrik = RecordOf<typeof intranetrubrik>
