import type { Serie } from '@rathausplatz/contract'
import { records, type Veranstaltung } from '@rathausplatz/contract/records'
import {
  type Dated,
  isEndless,
  MOST_DATES,
  strayCancellations,
  type Termin,
  termineOf,
  terminOn,
} from '@rathausplatz/kalender'
import { berlinDay, DAY_MS, fullDay, germanDay } from '@rathausplatz/time'
import { bilduploadOf } from './bildupload.ts'
import { defineCollection, pathIn } from './define-collection.ts'
import type { ContextOf, RecordPage } from './record.ts'
import { schemaForm } from './schema-form.ts'

/** The longest event: an event is indexed for each of its days, so a longer one should be a page. */
const LONGEST_MS = 366 * DAY_MS

/** Returns the issues of a series that the schema does not find. */
function seriesIssues(event: Dated, { regel, bis, anzahl }: Serie) {
  const issue = (path: (string | number)[], message: string) => ({
    code: 'custom' as const,
    path: ['serie', ...path],
    message,
    input: event.serie,
  })
  if (regel && bis === undefined && anzahl === undefined)
    return [issue(['bis'], 'Bitte den letzten Tag oder die Anzahl der Termine angeben.')]
  if (isEndless(event)) return [issue(['bis'], `Eine Veranstaltung hat höchstens ${MOST_DATES} Termine.`)]
  if (termineOf(event).length === 0) return [issue(['bis'], 'Nach dieser Regel gibt es keinen Termin.')]
  return strayCancellations(event).map(index =>
    issue(['ausfalltermine', index, 'tag'], 'An diesem Tag ist kein Termin.'),
  )
}

export const veranstaltungPfad = pathIn(records.veranstaltung)

/** Returns the address of one date: that of the event, followed by the day if it is a series. */
export const terminPfad = (event: Pick<Veranstaltung, 'slug' | 'serie'>, termin: string) =>
  event.serie ? `${veranstaltungPfad(event)}/${termin}` : veranstaltungPfad(event)

/** Lists of events are read from the dates (../termine/); subscriptions are per category. */
export const veranstaltung = defineCollection(records.veranstaltung, {
  // `form` changed when the categories became tags, so that older rows are derived anew.
  form: `${schemaForm(records.veranstaltung.list, records.veranstaltung.schema)}-rubriken`,
  tags: ({ rubriken }) => [...new Set(rubriken.map(rubrik => `rubrik:${rubrik}`))],
  rules: schema =>
    schema
      .check(({ value, issues }) => {
        // Series are checked only if their fields are valid.
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
      }),
  page: {
    of: event => pageOf(event),
    state: ({ entfaellt, serie, datum_von }) => {
      if (!entfaellt) return undefined
      return serie ? 'Entfällt: alle Termine.' : `Entfällt: ${fullDay(berlinDay(new Date(datum_von)))}.`
    },
    below: (event, day) => {
      const termin = terminOn(event, day)
      if (!termin) return undefined
      const dayText = germanDay(day)
      return { ...pageOf(event, termin), seo: { title: `${event.titel} am ${dayText}`, description: '' } }
    },
  },
})

/** Returns the page of an event, or of one of its dates. */
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
