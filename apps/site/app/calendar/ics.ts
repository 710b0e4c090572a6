import type { Kalendertermin } from '@rathausplatz/contract'
import { organizerOf } from '@rathausplatz/kalender'
import { inLines } from '@rathausplatz/text'
import { berlinDay, plusDays } from '@rathausplatz/time'
import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'

type Calendar = {
  /** Name that the user sees in the list of calendars. */
  name: string
  termine: readonly Kalendertermin[]
  /** The town as the organizer, who answers questions about the events. */
  stadt: { name: string; email: string }
  /** Public origin of the site: for addresses of events and for globally unique ids. */
  publicUrl: string
}

const A_DAY = 86_400

/**
 * Writes event dates as an iCalendar file (RFC 5545), one event per date. There are no recurrence rules, and
 * times are in UTC, so that all calendars show the same. A changed date keeps its UID and raises its
 * SEQUENCE; a cancelled date is marked as cancelled.
 */
export function icsOf({ name, termine, stadt, publicUrl }: Calendar): string {
  const calendar = ical({
    // The calendar library does not escape this property.
    name: escapedText(name),
    prodId: { company: 'Rathausplatz', product: 'Veranstaltungen', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: A_DAY,
    events: termine.map(termin => eventOf(termin, stadt, publicUrl)),
  })
  return `${calendar.toString()}\r\n`
}

function eventOf(termin: Kalendertermin, stadt: Calendar['stadt'], publicUrl: string): ICalEventData {
  const { id, sequenz, geaendert, titel, ort = '', anschrift, rubriken, detailURL } = termin
  const changed = new Date(geaendert)
  const place = [ort, anschrift && `${anschrift.street}, ${anschrift.zip} ${anschrift.city}`]
  return {
    id: `${id}@${new URL(publicUrl).hostname}`,
    sequence: sequenz,
    stamp: changed,
    lastModified: changed,
    ...spanOf(termin),
    // Few calendars show that an event is tentative.
    summary: inLines(termin.verschoben ? `Verschoben: ${titel}` : titel),
    location: inLines(place.filter(Boolean).join(', ')) || null,
    description: inLines(descriptionOf(termin)) || null,
    url: new URL(detailURL, publicUrl).href,
    categories: rubriken.filter(({ rubrik }) => rubrik).map(({ rubrik }) => ({ name: inLines(rubrik) })),
    organizer: organizerOf(stadt),
    status: statusOf(termin),
  }
}

/** A whole-day event ends on the day after its last day (RFC 5545, 3.6.1) and does not block time. */
function spanOf({ datum_von, datum_bis, ganztaegig = false }: Kalendertermin) {
  const start = new Date(datum_von)
  const end = datum_bis === undefined ? start : new Date(datum_bis)
  if (ganztaegig) {
    // An event that ends at midnight has the day before as its last day.
    const last = berlinDay(new Date(Math.max(start.getTime(), end.getTime() - 1)))
    return {
      allDay: true,
      start: new Date(berlinDay(start)),
      end: new Date(plusDays(last, 1)),
      transparency: ICalEventTransparency.TRANSPARENT,
    }
  }
  return { start, ...(end > start ? { end } : {}) }
}

function statusOf({ entfaellt, verschoben }: Kalendertermin): ICalEventStatus {
  if (entfaellt) return ICalEventStatus.CANCELLED
  return verschoben ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

function descriptionOf({ einleitung, entfaellt, verschoben, grund, veranstalter }: Kalendertermin): string {
  return [
    entfaellt || verschoben ? [entfaellt ? 'Entfällt' : 'Verschoben', grund].filter(Boolean).join(': ') : '',
    einleitung,
    veranstalter ? `Veranstalter: ${veranstalter}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Escapes a text value (RFC 5545, 3.3.11). */
export const escapedText = (text: string): string =>
  inLines(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
