import { field, verweis, leistung as wire } from '@rathausplatz/contract'
import * as z from 'zod'
import { lebenslagePfad } from './lebenslage.ts'
import { linksOf } from './links.ts'
import { organisationseinheitPfad } from './organisationseinheit.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { schemaForm } from './schema-form.ts'
import { slugField, withSlug } from './slug.ts'
import { textOf } from './text-of.ts'
import { kurztextOf } from './textbloecke.ts'

const leistungSchema = wire.omit({ id: true, lebenslagen: true, detailURL: true }).extend({
  slug: slugField,
  /** By id; name and address given here hold for offices that the town has no page of, such as the county's. */
  organisationseinheiten: z
    .array(verweis.extend({ detailURL: field.link({ label: 'Adresse' }).default('') }))
    .max(20)
    .default([])
    .meta({ title: 'Zuständige Stellen' }),
  lebenslagen: z.array(slugField).max(60).default([]).meta({ title: 'Lebenslagen' }),
})

/** A service as it is stored: that of the wire, with the ids of its life situations. */
export type Leistung = z.output<typeof leistungSchema>

export const leistungPfad = ({ slug }: { slug: string }) => `${recordPaths.leistung}/${slug}`

export const leistung: RecordKind<Leistung> = {
  kind: 'leistung',
  label: 'Leistung',
  form: schemaForm(leistungSchema),
  parse: data => parseWith(leistungSchema, withSlug(plainData(data), 'name')),
  key: leistungPfad,
  columns: ({ name }) => ({ title: name, datum_von: null, sortierung: null, tags: [] }),
  references: data => [
    ...linksOf(leistungSchema, data),
    ...data.organisationseinheiten.map(({ id }, at) => ({
      field: `organisationseinheiten.${at}`,
      to: organisationseinheitPfad({ slug: id }),
    })),
    ...data.lebenslagen.map((slug, at) => ({ field: `lebenslagen.${at}`, to: lebenslagePfad({ slug }) })),
  ],
  page: {
    under: recordPaths.leistung,
    of: pageOf,
    names: ({ synonyme }) => synonyme,
    text: data => [textOf(leistungSchema, data, 'name'), kostenSatz(data)].filter(Boolean).join('\n'),
  },
}

/** What it costs in a sentence, as an excerpt shows it. */
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
