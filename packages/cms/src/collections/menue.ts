import type { MenuItem } from '@rathausplatz/contract'
import { records } from '@rathausplatz/contract/records'
import { MENU_LEVELS } from '@rathausplatz/contract/sections'
import { defineCollection } from './define-collection.ts'

export const menue = defineCollection(records.menue, {
  placedBy: { field: 'name', key: name => name },
  rules: schema =>
    schema.check(({ value, issues }) => {
      if (depthOf(value.menuItems) <= MENU_LEVELS) return
      const message = `Ein Menü hat höchstens ${MENU_LEVELS} Ebenen.`
      issues.push({ code: 'custom', path: ['menuItems'], message, input: value.menuItems })
    }),
})

function depthOf(items: readonly MenuItem[] = []): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map(item => depthOf(item.menuItems)))
}
