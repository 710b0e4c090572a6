import { type Baugebiet, records } from '@rathausplatz/contract/records'
import { defineCollection, pathIn } from './define-collection.ts'
import type { ContextOf, RecordPage } from './record.ts'

export const baugebietPfad = pathIn(records.baugebiet)

export const baugebiet = defineCollection(records.baugebiet, {
  rules: schema =>
    schema.check(({ value: { bauplaetze }, issues }) => {
      const seen = new Set<string>()
      for (const [index, { nummer }] of bauplaetze.entries()) {
        const path = ['bauplaetze', index, 'nummer']
        const message = 'Diese Nummer hat schon ein anderer Bauplatz.'
        if (seen.has(nummer)) issues.push({ code: 'custom', path, message, input: nummer })
        seen.add(nummer)
      }
    }),
  page: {
    of: pageOf,
    // Further names for the search: the name alone does not say that it is a building area.
    names: ({ name }) => [`Bauplätze ${name}`, `Baugebiet ${name}`, 'Bauplatz kaufen, Grundstück'],
  },
})

function pageOf({ slug: _slug, sortierung: _sortierung, ...baugebiet }: Baugebiet): RecordPage {
  const context: ContextOf<'baugebiet'> = baugebiet
  const { name, einleitung } = baugebiet
  return { title: name, description: einleitung.slice(0, 500), template: 'baugebiet', context }
}
