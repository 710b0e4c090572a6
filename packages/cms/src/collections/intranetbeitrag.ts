import { records } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'
import { defineCollection } from './define-collection.ts'

/** The tag of the texts in a Rubrik. */
export const inRubrik = (url: string) => `rubrik:${url}`

/** The tag of texts whose readers confirm that they have read them. */
export const NACH_LESEN = 'lesebestaetigung'

export const intranetbeitrag = defineCollection(records.intranetbeitrag, {
  // A title may return every year: the day distinguishes the texts.
  key: ({ titel, datum_von }) => `${slugOf(titel)}-${datum_von.slice(0, 10)}`,
  tags: ({ rubrik, lesebestaetigung }) => [inRubrik(rubrik), ...(lesebestaetigung ? [NACH_LESEN] : [])],
  taken: 'Einen Beitrag mit diesem Titel und diesem Tag gibt es schon.',
})
