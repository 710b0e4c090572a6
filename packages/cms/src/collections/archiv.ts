import { records } from '@rathausplatz/contract/records'
import { defineCollection } from './define-collection.ts'

export const archiv = defineCollection(records.archiv, {
  // Archives of two topics may share a title.
  addressWords: ({ thema, titel }) => [thema, titel],
  taken: 'Ein Archiv mit diesem Thema und Titel gibt es schon.',
})
