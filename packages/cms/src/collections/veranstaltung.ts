import { anschrift, field, type Serie, serie, veranstaltung as wire } from '@rathausplatz/contract'
import {
  type Dated,
  isEndless,
  MOST_DATES,
  strayCancellations,
  type Termin,
  termineOf,
  terminOn,
  utc,
} from '@rathausplatz/kalender'
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

/** An event is filed under each of its days; what goes on for longer is a page, not an event. */
const LONGEST_MS = 366 * 86_400_000

const veranstaltungSchema = wire
  .omit({ rubriken: true })
  .extend({
    titel: field.requiredLine({ label: 'Titel' }),
    slug: slugField,
    einleitung: field
      .plainText({ label: 'Einleitung', help: 'Ein, zwei Sätze; steht auch im Kalender.', max: 500 })
      .default(''),
    text: field.richText({ label: 'Text' }).default(''),
    anschrift: anschrift.optional(),
    veranstalter: field.line({ label: 'Veranstalter' }).default(''),
    eintritt: field.line({ label: 'Eintritt', help: 'Zum Beispiel: 8 €, ermäßigt 5 €' }).default(''),
    kostenlos: z.boolean().default(false).meta({ title: 'Eintritt frei', editor: 'schalter' }),
    serie: serie.optional(),
    rubriken: z
      .array(field.requiredLine({ label: 'Rubrik', max: 80 }))
      .min(1, 'Bitte mindestens eine Rubrik angeben.')
      .max(10)
      .meta({ title: 'Rubriken' }),
  })
  .check(({ value, issues }) => {
    // Only what has the right shape can be reckoned with.
    if (value.serie && issues.length === 0) issues.push(...seriesIssues(value, value.serie))
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

/** What is wrong with a series beyond the shape of its fields. */
function seriesIssues(event: Dated, { regel, bis, anzahl }: Serie) {
  const issue = (path: (string | number)[], message: string) => ({
    code: 'custom' as const,
    path: ['serie', ...path],
    message,
    input: event.serie,
  })
  if (regel && bis === undefined && anzahl === undefined)
    return [issue(['bis'], 'Bitte den letzten Tag oder die Anzahl der Termine angeben.')]
  if (isEndless(event)) return [issue(['bis'], `Eine Serie hat höchstens ${MOST_DATES} Termine.`)]
  if (termineOf(event).length === 0) return [issue(['bis'], 'Nach dieser Regel gibt es keinen Termin.')]
  return strayCancellations(event).map(index =>
    issue(['ausfalltermine', index, 'tag'], 'An diesem Tag ist kein Termin der Serie.'),
  )
}

/** An event as it is stored: that of the wire, with its text and the names of its rubriken. */
export type Veranstaltung = z.output<typeof veranstaltungSchema>

export const veranstaltungPfad = ({ slug }: { slug: string }) => `${recordPaths.veranstaltung}/${slug}`

/** Address of one date: that of the event, and below it the day if it is one of a series. */
export const terminPfad = (event: Pick<Veranstaltung, 'slug' | 'serie'>, termin: string) =>
  event.serie ? `${veranstaltungPfad(event)}/${termin}` : veranstaltungPfad(event)

export const veranstaltung: RecordKind<Veranstaltung> = {
  kind: 'veranstaltung',
  label: 'Veranstaltung',
  form: schemaForm(veranstaltungSchema),
  parse: data => parseWith(veranstaltungSchema, withSlug(plainData(data))),
  key: veranstaltungPfad,
  columns: ({ titel, datum_von }) => ({
    title: titel,
    // In UTC: with the offsets of summer and winter the order by text would not be the order in time.
    datum_von: utc(datum_von),
    sortierung: null,
    // Lists of events are read by their dates (../termine/).
    tags: [],
  }),
  references: data => linksOf(veranstaltungSchema, data),
  page: {
    under: recordPaths.veranstaltung,
    of: event => pageOf(event),
    below: (event, day) => {
      const termin = terminOn(event, day)
      if (!termin) return undefined
      const inWords = day.split('-').toReversed().join('.')
      return { ...pageOf(event, termin), seo: { title: `${event.titel} am ${inWords}`, description: '' } }
    },
    text: data => textOf(veranstaltungSchema, data, 'titel'),
  },
}

/** The page of an event, or of one of its dates. */
function pageOf(event: Veranstaltung, termin?: Termin): RecordPage {
  const { titel, einleitung, text, ort, rubriken, slug, anschrift, veranstalter, eintritt, kostenlos } = event
  const date = termin ?? event
  const context: ContextOf<'veranstaltung'> = {
    titel,
    einleitung,
    text,
    slug,
    ...(termin ? { termin: termin.termin } : {}),
    datum_von: date.datum_von,
    ...(date.datum_bis === undefined ? {} : { datum_bis: date.datum_bis }),
    ...(ort === undefined ? {} : { ort }),
    ...(anschrift ? { anschrift } : {}),
    veranstalter,
    eintritt,
    kostenlos,
    rubriken: rubriken.map(rubrik => ({ rubrik })),
    ...bilduploadOf(event),
  }
  return { title: titel, description: einleitung || ort || '', template: 'veranstaltung', context }
}
