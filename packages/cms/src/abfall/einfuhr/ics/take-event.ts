import { germanDay, plusDays } from '@rathausplatz/time'
import type { Cell } from '../cell-text.ts'
import type { RowsOfFile } from '../raw-rows.ts'
import { type Event, isCancelled, NO_PROPERTY, valueOf } from './events.ts'
import { daysLasting } from './how-long.ts'
import { unescaped } from './lines.ts'
import { daysNamed, daysOfSeries, lastsMs, momentOf } from './moments.ts'

/** Most days of one entry: a collection takes a few days; longer entries are something else. */
const MOST_DAYS_OF_ONE = 7

/** What reading a calendar has found so far. */
export type Reading = {
  out: RowsOfFile
  cell: (raw: string) => Cell
  repaired: { html: number; zone: number; bare: number; exdate: number }
  told: { long: number; cut: number; older: number }
}

/** Takes an entry and all days of its series, except those with an entry of their own. */
export function takeEvent(event: Event, apart: ReadonlyMap<string, Event>, reading: Reading): void {
  const { out, repaired, told } = reading
  const { line, properties } = event
  const note = (satz: string): void => void out.fehler.push({ zeile: line, satz })
  const start = properties.get('DTSTART')?.[0]
  if (!start) return note('Der Termin hat keinen Tag (DTSTART).')
  const { day, time } = momentOf(start)
  if (!day) return note(`„${start.value.trim().slice(0, 40)}“ ist kein Datum.`)
  const summary = textOf(event, 'SUMMARY', reading)
  if (summary === '') return note(`Der Termin am ${germanDay(day)} sagt nicht, was geholt wird (SUMMARY).`)
  if (/VALUE=DATE(?:$|;)/i.test(start.params) && /TZID/i.test(start.params)) repaired.zone++
  if (/T$/i.test(start.value.trim())) repaired.bare++
  const rule = properties.get('RRULE')
  const isUnread =
    properties.has('EXRULE') ||
    (rule?.length ?? 0) > 1 ||
    [...apart.values()].some(one => /RANGE=/i.test(one.properties.get('RECURRENCE-ID')?.[0]?.params ?? ''))
  const ofRule = isUnread
    ? undefined
    : rule?.[0]
      ? daysOfSeries(day, start, rule[0].value)
      : { days: [day], isCut: false }
  if (!ofRule) return unread(event, reading)
  if (ofRule.isCut) told.cut++
  const days = new Set([...ofRule.days, ...daysNamed(event, 'RDATE')])
  for (const one of daysNamed(event, 'EXDATE')) days.delete(one)
  for (const { params } of properties.get('EXDATE') ?? [])
    if (/VALUE=DATE(?:$|;)/i.test(params) && time !== undefined) repaired.exdate++
  for (const one of apart.keys()) days.delete(one)
  for (const one of days) takeDays(event, { first: one, urspruenglich: '', summary }, reading)
}

/** Reports a series whose days cannot be read. */
export function unread(event: Event, reading: Reading): void {
  const { day } = momentOf(event.properties.get('DTSTART')?.[0] ?? NO_PROPERTY)
  const since = day === undefined ? '' : ` (ab ${germanDay(day)})`
  reading.out.fehler.push({
    zeile: event.line,
    satz: `Die Serie „${textOf(event, 'SUMMARY', reading)}“ lässt sich nicht lesen${since}. Bitte als einzelne Termine ausgeben.`,
  })
}

/**
 * Takes one occurrence of a series that is moved or cancelled. It inherits missing properties from its
 * series.
 */
export function takeApart(
  event: Event,
  { day, series }: { day: string; series: Event | undefined },
  reading: Reading,
): void {
  const whole: Event = {
    line: event.line,
    properties: new Map([
      ...[...(series?.properties ?? [])].filter(([name]) =>
        ['SUMMARY', 'LOCATION', 'DESCRIPTION'].includes(name),
      ),
      ...event.properties,
    ]),
  }
  const note = (satz: string): void => void reading.out.fehler.push({ zeile: event.line, satz })
  const summary = textOf(whole, 'SUMMARY', reading)
  if (summary === '') return note(`Der Termin am ${germanDay(day)} sagt nicht, was geholt wird (SUMMARY).`)
  const first = isCancelled(whole)
    ? day
    : (momentOf(whole.properties.get('DTSTART')?.[0] ?? NO_PROPERTY).day ?? '')
  if (first === '')
    return note(`Wohin der Termin „${summary}“ am ${germanDay(day)} verschoben ist, steht nicht da.`)
  takeDays(whole, { first, urspruenglich: first === day ? '' : day, summary }, reading)
}

function textOf({ properties }: Event, name: string, { cell, repaired }: Reading): string {
  const { line: read, hadMarkup } = cell(unescaped(properties.get(name)?.[0]?.value ?? ''))
  if (hadMarkup) repaired.html++
  return read
}

/** Takes the days of an entry: one day, or all days that the entry lasts. */
function takeDays(
  event: Event,
  { first, urspruenglich, summary }: { first: string; urspruenglich: string; summary: string },
  reading: Reading,
): void {
  const { rows, fehler, fullOf } = reading.out
  const start = momentOf(event.properties.get('DTSTART')?.[0] ?? NO_PROPERTY)
  const end = event.properties.get('DTEND')?.[0]
  const many = daysLasting(lastsMs(event, start))
  if (many > MOST_DAYS_OF_ONE)
    return void fehler.push({
      zeile: event.line,
      satz: `„${summary}“ dauert ab ${germanDay(first)} ${many} Tage. Wann geholt wird, ist unklar.`,
    })
  if (many > 1) reading.told.long++
  const moved =
    urspruenglich !== '' || /verschoben vo[nm]|\bstatt\b|terminverschiebung|ersatztermin/i.test(summary)
  const place = textOf(event, 'LOCATION', reading)
  const beschreibung = reading.cell(unescaped(valueOf(event, 'DESCRIPTION'))).line
  for (let at = 0; at < many; at++) {
    if (fullOf() !== undefined) return
    rows.push({
      zeile: event.line,
      ort: '',
      bezirk: '',
      strasse: '',
      hausnummer: '',
      fraktion: summary,
      datum: plusDays(first, at),
      urspruenglich: at === 0 ? urspruenglich : '',
      grund: moved ? 'Terminverschiebung' : '',
      zeit_von: start.time ?? '',
      zeit_bis: (start.time !== undefined && end && momentOf(end).time) || '',
      platz: start.time === undefined ? '' : place,
      lage: place,
      beschreibung,
      entfaellt: isCancelled(event),
    })
  }
}
