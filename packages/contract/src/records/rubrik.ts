import { rubrikwahl } from '../entities/veranstaltung.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** A stored category of events: the id for queries, and the name in events. */
export const rubrik = defineRecord({
  kind: 'rubrik',
  label: { one: 'Rubrik', many: 'Rubriken' },
  schema: rubrikwahl,
  title: 'rubrik',
  key: 'rubrik_id',
  list: { columns: ['rubrik_id'] },
})
export type Rubrik = RecordOf<typeof rubrik>
