import { hinweis as wire } from '../entities/hinweis.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** A stored urgent notice. Its publication decides when it is shown. */
export const hinweis = defineRecord({
  kind: 'hinweis',
  label: { one: 'Hinweis', many: 'Hinweise' },
  schema: wire.omit({ fassung: true, quelle: true, gesendet: true, beginn: true, bis: true, stand: true }),
  title: 'titel',
  key: 'titel',
  onPages: true,
  list: {
    columns: ['stufe', 'kategorie', 'wo', 'seite'],
    filters: ['stufe', 'kategorie', 'wo'],
    order: 'geaendert:desc',
  },
})
export type Hinweis = RecordOf<typeof hinweis>
