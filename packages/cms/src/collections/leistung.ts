import { type Leistung, records } from '@rathausplatz/contract/records'
import { defineCollection, pathIn } from './define-collection.ts'
import type { ContextOf, RecordPage } from './record.ts'
import { textOf } from './text-of.ts'
import { kurztextOf } from './textbloecke.ts'

export const leistungPfad = pathIn(records.leistung)

export const leistung = defineCollection(records.leistung, {
  page: {
    of: pageOf,
    names: ({ synonyme }) => synonyme,
    text: data =>
      [textOf(records.leistung.schema, data, 'name'), kostenSatz(data)].filter(Boolean).join('\n'),
  },
})

/** Returns the costs as a sentence for excerpts. */
function kostenSatz({ kosten }: Leistung): string {
  const said = kosten.flatMap(({ bezeichnung, betrag }) =>
    betrag === undefined ? [] : [`${bezeichnung} ${betrag === 0 ? 'kostenlos' : euro(betrag)}`],
  )
  return said.length > 0 ? `Gebühren: ${said.join(', ')}.` : ''
}

const euro = (betrag: number) => `${betrag.toFixed(2).replace('.', ',')} €`

function pageOf(data: Leistung): RecordPage {
  const context: ContextOf<'leistung'> = { id: data.slug }
  return { title: data.name, description: kurztextOf(data), template: 'leistung', context }
}
