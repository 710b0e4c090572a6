import { menu } from '../entities/menu.ts'
import * as field from '../field.ts'
import { menuLabels } from '../sections.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** A stored menu, under its wire name. */
export const menue = defineRecord({
  kind: 'menue',
  label: { one: 'Menü', many: 'Menüs' },
  schema: menu.extend({ name: field.choice(menuLabels, { label: 'Menü' }) }),
  title: 'name',
  key: 'name',
  list: {},
})
export type Menue = RecordOf<typeof menue>
