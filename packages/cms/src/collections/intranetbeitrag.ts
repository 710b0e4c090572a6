import { records } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'
import { defineCollection } from './define-collection.ts'

/** The tag by which the texts of a Rubrik are read. */
export const inRubrik = (url: string) => `rubrik:${url}`

/** The tag of those whose reading is confirmed. */
export const NACH_LESEN = 'lesebestaetigung'

export const intranetbeitrag = defineCollection(records.intranetbeitrag, {
  // The same title comes again every year: with its day it tells one from the others.
  key: ({ titel, datum_von }) => `${slugOf(titel)}-${datum_von.slice(0, 10)}`,
  tags: ({ rubrik, lesebestaetigung }) => [inRubrik(rubrik), ...(lesebestaetigung ? [NACH_LESEN] : [])],
  taken: 'Einen Beitrag mit diesem Titel und diesem Tag gibt es schon.',
})
