import { field, veranstaltung as wire } from '@rathausplatz/contract'
import { berlinDay, daysBetween } from '@rathausplatz/kalender'
import * as z from 'zod'
import { bilduploadOf } from './bildupload.ts'
import { linksOf } from './links.ts'
import { parseWith } from './parse.ts'
import { plainData } from './plain-data.ts'
import type { ContextOf, RecordKind, RecordPage } from './record.ts'
import { recordPaths } from './record-paths.ts'
import { slugField, withSlug } from './slug.ts'
import { textOf } from './text-of.ts'

/** An event is filed under each of its days; what goes on for longer is a page, not an event. */
const LONGEST_MS = 366 * 86_400_000

const veranstaltungSchema = wire
  .omit({ rubriken: true })
  .extend({
    slug: slugField,
    text: field.richText({ label: 'Text' }).default(''),
    rubriken: z
      .array(field.requiredLine({ label: 'Rubrik', max: 80 }))
      .min(1, 'Bitte mindestens eine Rubrik angeben.')
      .max(10)
      .meta({ title: 'Rubriken' }),
  })
  .check(({ value: { datum_von, datum_bis }, issues }) => {
    if (datum_bis === undefined) return
    const length = Date.parse(datum_bis) - Date.parse(datum_von)
    const refuse = (message: string) =>
      issues.push({ code: 'custom', path: ['datum_bis'], message, input: datum_bis })
    if (length < 0) refuse('Das Ende muss nach dem Beginn liegen.')
    if (length > LONGEST_MS)
      refuse('Eine Veranstaltung dauert höchstens ein Jahr. Für Dauerhaftes eignet sich eine Seite.')
  })

/** An event as it is stored: that of the wire, with its text and the names of its rubriken. */
export type Veranstaltung = z.output<typeof veranstaltungSchema>

export const veranstaltungPfad = ({ slug }: { slug: string }) => `${recordPaths.veranstaltung}/${slug}`

/** The tag by which the events of one day are read, also those that began before it. */
export const amTag = (day: string) => `tag:${day}`

export const veranstaltung: RecordKind<Veranstaltung> = {
  kind: 'veranstaltung',
  label: 'Veranstaltung',
  parse: data => parseWith(veranstaltungSchema, withSlug(plainData(data))),
  key: veranstaltungPfad,
  columns: ({ titel, datum_von, datum_bis = datum_von }) => ({
    title: titel,
    // In UTC: with the offsets of summer and winter the order by text would not be the order in time.
    datum_von: new Date(datum_von).toISOString(),
    sortierung: null,
    tags: daysBetween(berlinDay(new Date(datum_von)), berlinDay(new Date(datum_bis))).map(amTag),
  }),
  references: data => linksOf(veranstaltungSchema, data),
  page: {
    under: recordPaths.veranstaltung,
    of: pageOf,
    text: data => textOf(veranstaltungSchema, data, 'titel'),
  },
}

function pageOf(event: Veranstaltung): RecordPage {
  const { titel, text, datum_von, datum_bis, ort, rubriken, ...record } = event
  const context: ContextOf<'veranstaltung'> = {
    titel,
    text,
    datum_von,
    ...(datum_bis === undefined ? {} : { datum_bis }),
    ...(ort === undefined ? {} : { ort }),
    rubriken: rubriken.map(rubrik => ({ rubrik })),
    ...bilduploadOf(record),
  }
  return { title: titel, description: ort ?? '', template: 'veranstaltung', context }
}
