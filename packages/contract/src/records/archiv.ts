import * as z from 'zod'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** A stored archive: documents of one subject below a topic. Its number on the wire never changes. */
export const archiv = defineRecord({
  kind: 'archiv',
  label: { one: 'Archiv des Intranets', many: 'Archive des Intranets' },
  schema: z.object({
    titel: field.requiredLine({
      label: 'Titel',
      help: 'Wovon die Dokumente handeln, zum Beispiel: Urlaub.',
    }),
    thema: field.verweis('archivthema', {
      label: 'Thema',
      help: 'Unter welcher Überschrift das Archiv steht.',
    }),
    slug: field.kennung({
      label: 'Kurzer Name',
      help: 'Unter ihm merken sich Dokumente ihr Archiv. Bleibt er leer, entsteht er aus Thema und Titel.',
    }),
  }),
  title: 'titel',
  audience: 'intranet',
  list: { columns: ['thema'], filters: ['thema'] },
})
export type Archiv = RecordOf<typeof archiv>
