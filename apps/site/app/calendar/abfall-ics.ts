import { type Abfallkalendertermin, type Erinnerungszeit, erinnerungszeiten } from '@rathausplatz/contract'
import { organizerOf } from '@rathausplatz/kalender'
import { inLines } from '@rathausplatz/text'
import { berlinMoment, plusDays } from '@rathausplatz/time'
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { escapedText } from './ics.ts'

type Calendar = {
  name: string
  termine: readonly Abfallkalendertermin[]
  stadt: { name: string; email: string }
  publicUrl: string
  erinnerung: Erinnerungszeit | undefined
}

const A_DAY = 86_400
const HOUR = 3_600

const secondsOf = (zeit: Erinnerungszeit): number => {
  const [hours = 0, minutes = 0] = erinnerungszeiten[zeit].uhrzeit.split(':').map(Number)
  return hours * HOUR + minutes * 60
}
/**
 * Seconds from the reminder to the midnight at which the day starts; negative if the reminder comes after
 * midnight. Mails and push messages come at the same times.
 */
const BEFORE_MIDNIGHT: Record<Erinnerungszeit, number> = {
  abend: A_DAY - secondsOf('abend'),
  morgen: -secondsOf('morgen'),
}
/** Seconds between the reminder and a collection with a time: 18 hours (`abend`) or 2 hours (`morgen`). */
const BEFORE_TIME: Record<Erinnerungszeit, number> = { abend: 18 * HOUR, morgen: 2 * HOUR }

/**
 * Writes the collections of a street as an iCalendar file (RFC 5545): single events, which are whole days
 * unless a collection has a time. A collection that moves keeps its UID and raises its SEQUENCE; a cancelled
 * collection is listed as cancelled for a while.
 */
export function abfallIcsOf({ name, termine, stadt, publicUrl, erinnerung }: Calendar): string {
  const calendar = ical({
    name: escapedText(name),
    prodId: { company: 'Rathausplatz', product: 'Abfallkalender', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: A_DAY,
    events: termine.map(termin => eventOf(termin, { stadt, publicUrl, erinnerung })),
  })
  return `${calendar.toString()}\r\n`
}

function eventOf(
  termin: Abfallkalendertermin,
  { stadt, publicUrl, erinnerung }: Pick<Calendar, 'stadt' | 'publicUrl' | 'erinnerung'>,
): ICalEventData {
  const { uid, sequenz, geaendert, name, datum, platz, satz, hinweis, entfaellt, zeit_von, zeit_bis } = termin
  const changed = new Date(geaendert)
  const moment = (time: string) => new Date(berlinMoment({ day: datum, time: `${time}:00` }))
  const span =
    zeit_von === null
      ? {
          allDay: true,
          start: new Date(datum),
          end: new Date(plusDays(datum, 1)),
          transparency: ICalEventTransparency.TRANSPARENT,
        }
      : {
          start: moment(zeit_von),
          ...(zeit_bis !== null && zeit_bis > zeit_von ? { end: moment(zeit_bis) } : {}),
        }
  const before = erinnerung && (zeit_von === null ? BEFORE_MIDNIGHT : BEFORE_TIME)[erinnerung]
  return {
    id: `${uid}@${new URL(publicUrl).hostname}`,
    sequence: sequenz,
    stamp: changed,
    lastModified: changed,
    ...span,
    summary: inLines(name),
    location: inLines(platz) || null,
    description: inLines([satz, hinweis].filter(Boolean).join('\n')) || null,
    categories: [{ name: 'Abfuhr' }],
    organizer: organizerOf(stadt),
    status: entfaellt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A cancelled collection has no alarm.
    alarms:
      before === undefined || entfaellt
        ? []
        : [
            before >= 0
              ? { type: ICalAlarmType.display, triggerBefore: before, description: inLines(name) }
              : { type: ICalAlarmType.display, triggerAfter: -before, description: inLines(name) },
          ],
  }
}
