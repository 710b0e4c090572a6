import { hinweis as wire } from '../entities/hinweis.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** An urgent notice as it is stored. From when until when it stands, its publication says. */
export const hinweis = defineRecord({
  kind: 'hinweis',
  label: { one: 'Hinweis', many: 'Hinweise' },
  schema: wire.omit({ fassung: true }),
  title: 'titel',
  key: 'titel',
  onPages: true,
  list: { columns: ['stufe', 'wo'], filters: ['stufe', 'wo'], order: 'geaendert:desc' },
})
export type Hinweis = RecordOf<typeof hinweis>
