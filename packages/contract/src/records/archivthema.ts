import * as z from 'zod'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** A stored topic of the archive. Its number on the wire never changes. */
export const archivthema = defineRecord({
  kind: 'archivthema',
  label: { one: 'Thema des Archivs', many: 'Themen des Archivs' },
  schema: z.object({
    thema: field.requiredLine({ label: 'Thema', help: 'Zum Beispiel: Dienstvereinbarungen.' }),
    slug: field.kennung({
      label: 'Kurzer Name',
      help: 'Unter ihm merken sich Dokumente ihr Thema. Bleibt er leer, entsteht er aus dem Thema.',
    }),
  }),
  title: 'thema',
  audience: 'intranet',
  list: {},
})
export type Archivthema = RecordOf<typeof archivthema>
