import { baugebiet as wire } from '../entities/baugebiet.ts'
import * as field from '../field.ts'
import { defineRecord, type RecordOf } from './define-record.ts'
import { slug } from './slug.ts'

export const baugebiet = defineRecord({
  kind: 'baugebiet',
  label: { one: 'Baugebiet', many: 'Baugebiete' },
  schema: wire.omit({ id: true, detailURL: true }).extend({ slug, sortierung: field.sortierung() }),
  title: 'name',
  under: '/bauen/baugebiete',
  list: { columns: ['lage'], further: ['preis_qm', 'kontaktstelle'] },
})
export type Baugebiet = RecordOf<typeof baugebiet>
