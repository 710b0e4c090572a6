import { gremiumartLabels } from '@rathausplatz/contract/labels'
import { type Gremium, records } from '@rathausplatz/contract/records'
import { defineCollection, pathIn } from './define-collection.ts'
import type { ContextOf, RecordPage } from './record.ts'

export const gremiumPfad = pathIn(records.gremium)

/** The tag of the meetings and papers of a body. */
export const desGremiums = (slug: string) => `gremium:${slug}`

export const gremium = defineCollection(records.gremium, {
  reviewEvery: 12,
  page: {
    of: pageOf,
    names: ({ name, kurzname, art }) => [name, kurzname, gremiumartLabels[art]].filter(Boolean),
  },
})

/** The template loads the rest: the members are stored with the people. */
function pageOf({ slug, name, einleitung }: Gremium): RecordPage {
  const context: ContextOf<'gremium'> = { gremium: slug }
  return { title: name, description: einleitung, template: 'gremium', context }
}
