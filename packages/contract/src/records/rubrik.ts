import { rubrikwahl } from '../entities/veranstaltung.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** A category of events: the number by which it is asked for and the name that events carry. */
export const rubrik = defineRecord({
  kind: 'rubrik',
  label: { one: 'Rubrik', many: 'Rubriken' },
  schema: rubrikwahl,
  title: 'rubrik',
  key: 'rubrik_id',
  list: { columns: ['rubrik_id'] },
})
export type Rubrik = RecordOf<typeof rubrik>
