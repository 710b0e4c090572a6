import { CmsError, type CmsHandlers, type Kalendertermin } from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { terminPfad, veranstaltungPfad } from '../collections/veranstaltung.ts'
import { MOST_COUNTED, type TermineReads, type TerminOfEvent } from '../termine/termine-reads.ts'
import { nameOfRubrik, toWire } from './veranstaltungen.ts'

/** Days for which past dates stay in a calendar, so that every calendar app can fetch cancellations. */
const DAYS_BACK = 30

/** Answers dates for calendar apps. Throws `nicht-gefunden` if the event, date or category does not exist. */
export const kalender =
  (store: CmsStore, termine: TermineReads, clock: () => Date): NonNullable<CmsHandlers['kalender']> =>
  async ({ query: { slug, termin, rubrik_id } }) => {
    if (slug !== undefined) return ofEvent(store, termine, slug, termin)
    const rubrik = rubrik_id === undefined ? undefined : await nameOfRubrik(store, rubrik_id)
    if (rubrik_id !== undefined && rubrik === undefined) throw new CmsError('nicht-gefunden')
    const von = plusDays(berlinDay(clock()), -DAYS_BACK)
    const rows = await termine.list({ rubrik, von }, { limit: MOST_COUNTED })
    const title = rubrik === undefined ? 'Veranstaltungen' : `Veranstaltungen: ${rubrik}`
    return { data: rows.map(toKalendertermin), meta: { title, description: '' } }
  }

async function ofEvent(store: CmsStore, termine: TermineReads, slug: string, termin: string | undefined) {
  const found = await store.published.byKey('veranstaltung', veranstaltungPfad({ slug }))
  const rows = found ? await termine.ofDocument(found.document_id) : []
  const data = rows.filter(row => termin === undefined || (row.event.serie && row.termin === termin))
  if (!found || data.length === 0) throw new CmsError('nicht-gefunden')
  return { data: data.map(toKalendertermin), meta: { title: found.title, description: '' } }
}

function toKalendertermin(row: TerminOfEvent): Kalendertermin {
  const { event, document_id, revision, published_at, termin } = row
  const { bild: _1, bildtext: _2, bildcopyright: _3, bildfokus: _4, ...date } = toWire(row)
  return {
    ...date,
    // A single event may move to another day, so its id has no day; a date of a series is identified by its
    // day.
    id: event.serie ? `${document_id}-${termin}` : document_id,
    sequenz: revision,
    geaendert: published_at,
    termin,
    einleitung: event.einleitung ?? '',
    ...(event.anschrift ? { anschrift: event.anschrift } : {}),
    veranstalter: event.veranstalter ?? '',
    detailURL: terminPfad(event, termin),
  }
}
