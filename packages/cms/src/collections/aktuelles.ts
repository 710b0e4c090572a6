import { aktuellesArtikel, field } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/kalender'
import * as z from 'zod'
import { bilduploadOf } from './bildupload.ts'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { schemaForm } from './schema-form.ts'
import { slugField, withSlug } from './slug.ts'
import { textOf } from './text-of.ts'

const aktuellesSchema = aktuellesArtikel.omit({ detailURL: true, geaendert: true }).extend({
  titel: field.requiredLine({ label: 'Titel' }),
  datum_von: field.dateTime({ label: 'Datum' }),
  slug: slugField,
  text: field.richText({ label: 'Text' }).default(''),
  interessengruppen_id: z
    .array(z.number().int().min(1))
    .max(50)
    .default([])
    .meta({ title: 'Interessengruppen' }),
  sortierung: z
    .number()
    .int()
    .optional()
    .meta({ title: 'Sortierung', description: 'Reiht Nachrichten desselben Zeitpunkts.', editor: 'zahl' }),
})

/** A news article as it is stored: that of the wire, with its text. Its address follows from its slug. */
export type Aktuelles = z.output<typeof aktuellesSchema>

export const artikelPfad = ({ slug }: { slug: string }) => `${recordPaths.aktuelles}/${slug}`

/** The tag by which the list of one interest group is read. */
export const interessengruppe = (id: number) => `interessengruppe:${id}`

/** The tag by which the archive counts a month: `2026-11`. */
export const monatDerNachricht = (month: string) => `monat:${month}`

export const aktuelles: RecordKind<Aktuelles> = {
  kind: 'aktuelles',
  label: 'Nachricht',
  form: schemaForm(aktuellesSchema),
  parse: data => parseWith(aktuellesSchema, withSlug(plainData(data))),
  key: artikelPfad,
  columns: ({ titel, datum_von, sortierung, interessengruppen_id }) => ({
    title: titel,
    // In UTC: with the offsets of summer and winter the order by text would not be the order in time.
    datum_von: new Date(datum_von).toISOString(),
    sortierung: sortierung ?? null,
    tags: [
      ...new Set(interessengruppen_id.map(interessengruppe)),
      monatDerNachricht(berlinDay(new Date(datum_von)).slice(0, 7)),
    ],
  }),
  references: data => linksOf(aktuellesSchema, data),
  page: {
    under: recordPaths.aktuelles,
    of: pageOf,
    text: data => textOf(aktuellesSchema, data, 'titel'),
  },
}

function pageOf({ titel, einleitung, text, datum_von, ...record }: Aktuelles): RecordPage {
  const context: ContextOf<'artikel'> = { titel, einleitung, text, datum_von, ...bilduploadOf(record) }
  return { title: titel, description: einleitung.slice(0, 500), template: 'artikel', context }
}
