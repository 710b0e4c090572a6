import { type Aktuelles, records } from '@rathausplatz/contract/records'
import { berlinDay } from '@rathausplatz/time'
import { bilduploadOf } from './bildupload.ts'
import { defineCollection, pathIn } from './define-collection.ts'
import type { ContextOf, RecordPage } from './record.ts'

export const artikelPfad = pathIn(records.aktuelles)

/** The tag of an interest group, for its list. */
export const interessengruppe = (id: number) => `interessengruppe:${id}`

/** The tag of a month, for the counts of the archive: `2026-11`. */
export const monatDerNachricht = (month: string) => `monat:${month}`

export const aktuelles = defineCollection(records.aktuelles, {
  tags: ({ datum_von, interessengruppen_id }) => [
    ...new Set(interessengruppen_id.map(interessengruppe)),
    monatDerNachricht(berlinDay(new Date(datum_von)).slice(0, 7)),
  ],
  page: { of: pageOf },
})

function pageOf({ titel, einleitung, text, datum_von, ...record }: Aktuelles): RecordPage {
  const context: ContextOf<'artikel'> = { titel, einleitung, text, datum_von, ...bilduploadOf(record) }
  return { title: titel, description: einleitung.slice(0, 500), template: 'artikel', context }
}
