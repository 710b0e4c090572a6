import type { Oeffnungszeittyp } from '@rathausplatz/contract'
import { type Holidays, hoursHeading, stateAt } from '@rathausplatz/kalender'
import { berlinDay, clockTime, longDay, plusDays, weekdayInWords } from '@rathausplatz/time'
import { type UnitHours, type UnitWithHours, unitHours, type Zustand } from './unit-hours.ts'

/**
 * The hours of an office in Leichte Sprache: a clock time is `8 Uhr 30`, a date has the name of its month, and
 * a state is two short sentences.
 */
export function easyHours(unit: UnitWithHours, now: Date, holidays: Holidays): UnitHours {
  const hours = unitHours(unit, now, holidays, (kind, now) => hoursHeading(kind, now, HEADINGS[kind.typ]))
  return {
    ...hours,
    sprache: 'leicht',
    zustand:
      hours.zustand &&
      easyState(hours.zustand, stateAt(unit.oeffnungszeiten, now, holidays, unit.bereitschaft)?.wechsel, now),
    arten: hours.arten.map(({ name, hinweis, zeilen }) => ({
      name: easyTimes(name),
      hinweis,
      zeilen: zeilen.map(({ days, times }) => ({ days, times: easyTimes(times) })),
    })),
    abweichend: hours.abweichend.map(({ zeitraum, grund, zeiten }) => ({
      zeitraum: easyTimes(zeitraum),
      grund,
      zeiten: easyTimes(zeiten),
    })),
  }
}

const HEADINGS: Readonly<Record<Oeffnungszeittyp, string>> = {
  ALLGEMEINE_OEFFNUNGSZEIT: 'Dann ist offen',
  SERVICEZEIT: 'Noch mehr Zeiten',
  TELEFONISCHE_ERREICHBARKEIT: 'Dann können Sie anrufen',
}

/** A state that never changes, such as "Tag und Nacht erreichbar", is easy as it is. */
function easyState(zustand: Zustand, change: string | undefined, now: Date): Zustand {
  if (change === undefined) return zustand
  const { offen, typ } = zustand
  const words = typ === 'TELEFONISCHE_ERREICHBARKEIT' ? PHONE : DOORS
  const text = offen
    ? `${words.open} Bis: ${momentInWords(new Date(change), now)}.`
    : `${words.closed} ${words.again} ${momentInWords(new Date(change), now)}.`
  return { offen, typ, text, heute: text, kurz: text }
}

const DOORS = { open: 'Jetzt ist offen.', closed: 'Jetzt ist geschlossen.', again: 'Wieder offen:' }
const PHONE = {
  open: 'Jetzt können Sie anrufen.',
  closed: 'Jetzt ist niemand am Telefon.',
  again: 'Wieder da:',
}

/** `heute um 12 Uhr`, `Dienstag, 1. Dezember 2026, um 8 Uhr 30` */
function momentInWords(moment: Date, now: Date): string {
  const day = berlinDay(moment)
  const clock = `um ${easyClock(clockTime(moment))}`
  if (day === berlinDay(now)) return `heute ${clock}`
  if (day === plusDays(berlinDay(now), 1)) return `morgen ${clock}`
  return `${weekdayInWords(day)}, ${longDay(day)}, ${clock}`
}

/** `08:30–12:00 Uhr` becomes `von 8 Uhr 30 bis 12 Uhr`, `01.12.2026` becomes `1. Dezember 2026`. */
const easyTimes = (text: string): string =>
  text
    .replaceAll(/(?<=\d)[ \u00a0]Uhr/g, '')
    .replaceAll(/(\d\d:\d\d)–(\d\d:\d\d)/g, 'von $1 bis $2')
    .replaceAll(/\d\d:\d\d/g, easyClock)
    .replaceAll(/(\d\d)\.(\d\d)\.(\d{4})/g, (_, day, month, year) => longDay(`${year}-${month}-${day}`))

function easyClock(time: string): string {
  const [hours, minutes] = time.split(':').map(Number)
  return minutes ? `${hours}\u00a0Uhr\u00a0${minutes}` : `${hours}\u00a0Uhr`
}
