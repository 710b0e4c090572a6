import { organizerOf } from '@rathausplatz/kalender'
import { inLines } from '@rathausplatz/text'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { TerminTables } from './tables.ts'

type Row = Pick<
  TerminTables['terminbuchungen'],
  'nummer' | 'anliegen_name' | 'beginn' | 'ende' | 'folge' | 'geaendert_am' | 'stand'
>

type About = {
  /** Name and address of the office. */
  readonly ort: string
  readonly text: string
  readonly link: string
  readonly publicUrl: string
  readonly town: { readonly name: string; readonly email: string }
}

/**
 * Returns an appointment as a file of RFC 5545. Its UID is constant, each change raises SEQUENCE, and a
 * cancellation removes it from the calendar (METHOD CANCEL, RFC 5546).
 */
export function calendarFile(row: Row, { ort, text, link, publicUrl, town }: About): string {
  const isOff = row.stand === 'abgesagt'
  const changed = new Date(row.geaendert_am)
  const summary = inLines(`Termin: ${row.anliegen_name}`)
  const calendar = ical({
    prodId: { company: 'Rathausplatz', product: 'Termine', language: 'DE' },
    scale: 'GREGORIAN',
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${row.nummer}@${new URL(publicUrl).hostname}`,
    sequence: row.folge,
    stamp: changed,
    lastModified: changed,
    start: new Date(row.beginn),
    end: new Date(row.ende),
    summary,
    location: inLines(ort),
    description: inLines(text),
    url: link,
    organizer: organizerOf(town),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: isOff ? [] : [{ type: ICalAlarmType.display, triggerBefore: AN_HOUR, description: summary }],
  })
  return `${calendar.toString()}\r\n`
}

/** Time between the appointment and the alarm before it, in seconds. */
const AN_HOUR = 3_600
