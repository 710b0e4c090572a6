import { type Lebenslage, records } from '@rathausplatz/contract/records'
import { defineCollection, pathIn } from './define-collection.ts'
import type { ContextOf, RecordPage } from './record.ts'
import { kurztextOf } from './textbloecke.ts'

export const lebenslagePfad = pathIn(records.lebenslage)

export const lebenslage = defineCollection(records.lebenslage, { page: { of: pageOf } })

function pageOf(data: Lebenslage): RecordPage {
  const context: ContextOf<'lebenslage'> = { id: data.slug }
  return { title: data.name, description: kurztextOf(data), template: 'lebenslage', context }
}
