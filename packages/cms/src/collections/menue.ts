import { type MenuItem, menu, menuNames } from '@rathausplatz/contract'
import * as z from 'zod'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { RecordKind } from './record.ts'
import { schemaForm } from './schema-form.ts'

const LEVELS = 3

const menueSchema = menu.extend({ name: z.enum(menuNames) }).check(({ value, issues }) => {
  if (depthOf(value.menuItems) <= LEVELS) return
  const message = `Ein Menü hat höchstens ${LEVELS} Ebenen.`
  issues.push({ code: 'custom', path: ['menuItems'], message, input: value.menuItems })
})

/** A menu as it is stored, under its wire name. */
export type Menue = z.output<typeof menueSchema>

export const menue: RecordKind<Menue> = {
  kind: 'menue',
  label: 'Menü',
  form: schemaForm(menueSchema),
  parse: data => parseWith(menueSchema, plainData(data)),
  key: ({ name }) => name,
  columns: ({ name }) => ({ title: name, datum_von: null, sortierung: null, tags: [] }),
  references: data => linksOf(menueSchema, data),
}

function depthOf(items: readonly MenuItem[] = []): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map(item => depthOf(item.menuItems)))
}
