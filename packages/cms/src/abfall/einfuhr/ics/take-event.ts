import { daysUntil, germanDay, plusDays } from '@rathausplatz/time'
import type { Cell } from '../cell-text.ts'
import type { RowsOfFile } from '../raw-rows.ts'
import { PLAIN_REASON, reasonOfTitle } from '../title/reasons.ts'
import { daysOfRule } from './days-of-rule.ts'
import { type Event, isCancelled, isFromThenOn, isTentative, NO_PROPERTY, valueOf } from './events.ts'
import { daysLasting } from './how-long.ts'
import { unescaped } from './lines.ts'
import { daysNamed, lastsMs, momentOf, writtenIn } from './moments.ts'

/** Most days of one entry: a collection takes a few days; longer entries are something else. */
const MOST_DAYS_OF_ONE = 7

/** What reading a calendar has found so far. */
export type Reading = {
  out: RowsOfFile
  cell: (raw: string) => Cell
  repaired: { html: number; zone: number; bare: number; form: number; exdate: number }
  told: { tentative: number; long: number; cut: number; apart: number; older: number }
  today: string
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
  const summary = titleOf(event, reading)
  if (summary === '') return note(saysNothing(day))
  if (/VALUE=DATE(?:$|;)/i.test(start.params) && /TZID/i.test(start.params)) repaired.zone++
  if (/T$/i.test(start.value.trim())) repaired.bare++
  else if (!/^\d{8}(?:T\d{4,6}Z?)?$/i.test(start.value.trim())) repaired.form++
  const rules = properties.get('RRULE') ?? []
  if (properties.has('EXRULE') || rules.length > 1) return unread(event, reading)
  const series = rules[0]
    ? daysOfRule(writtenIn(start), day, rules[0].value, reading.today)
    : { days: [day], isCut: false, startsApart: false }
  if (!series) return unread(event, reading)
  if (series.isCut) told.cut++
  if (series.startsApart) told.apart++
  if (series.isCut && series.days.length === 0)
    note(`Die Serie „${summary}“ (ab ${germanDay(day)}) ist vorbei.`)
  const days = new Set([...series.days, ...daysNamed(event, 'RDATE')])
  for (const one of daysNamed(event, 'EXDATE')) days.delete(one)
  for (const { params } of properties.get('EXDATE') ?? [])
    if (/VALUE=DATE(?:$|;)/i.test(params) && time !== undefined) repaired.exdate++
  for (const [one, change] of apart) if (!isFromThenOn(change)) days.delete(one)
  const versions = [...apart].filter(([, one]) => isFromThenOn(one)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const one of days) {
    const [since, change] = versions.findLast(([since]) => since <= one) ?? []
    if (!change || since === undefined) takeDays(event, { first: one, urspruenglich: '', summary }, reading)
    else takeMoved(inheriting(change, event), { day: one, by: daysMoved(change, since) }, reading)
  }
}

/** Returns by how many days a changed entry moves the day that it replaces. */
const daysMoved = ({ properties }: Event, from: string): number =>
  daysUntil(from, momentOf(properties.get('DTSTART')?.[0] ?? NO_PROPERTY).day ?? from)

/** Reports a series whose days cannot be read. */
export function unread(event: Event, reading: Reading): void {
  const { day } = momentOf(event.properties.get('DTSTART')?.[0] ?? NO_PROPERTY)
  const since = day === undefined ? '' : ` (ab ${germanDay(day)})`
  reading.out.fehler.push({
    zeile: event.line,
    satz: `Die Serie „${titleOf(event, reading)}“ lässt sich nicht lesen${since}. Bitte als einzelne Termine ausgeben.`,
  })
}

/** Takes one occurrence of a series that is moved or cancelled. */
export function takeApart(
  event: Event,
  { day, series }: { day: string; series: Event | undefined },
  reading: Reading,
): void {
  const whole = inheriting(event, series)
  const { day: start } = momentOf(whole.properties.get('DTSTART')?.[0] ?? NO_PROPERTY)
  if (start === undefined && !isCancelled(whole))
    return void reading.out.fehler.push({
      zeile: event.line,
      satz: `Wohin der Termin „${titleOf(whole, reading)}“ am ${germanDay(day)} verschoben ist, steht nicht da.`,
    })
  takeMoved(whole, { day, by: daysMoved(whole, day) }, reading)
}

/** Returns a changed entry with the texts that only its series has. */
const inheriting = ({ line, properties }: Event, series: Event | undefined): Event => ({
  line,
  properties: new Map([
    ...[...(series?.properties ?? [])].filter(([name]) =>
      ['SUMMARY', 'CATEGORIES', 'LOCATION', 'DESCRIPTION'].includes(name),
    ),
    ...properties,
  ]),
})

/** Takes a day of a series with the entry that changes it; a cancelled day stays where it was. */
function takeMoved(event: Event, { day, by }: { day: string; by: number }, reading: Reading): void {
  const summary = titleOf(event, reading)
  const first = isCancelled(event) ? day : plusDays(day, by)
  if (summary === '') return void reading.out.fehler.push({ zeile: event.line, satz: saysNothing(day) })
  takeDays(event, { first, urspruenglich: first === day ? '' : day, summary }, reading)
}

const saysNothing = (day: string): string =>
  `Der Termin am ${germanDay(day)} sagt nicht, was geholt wird (SUMMARY).`

/** Returns the title of an entry; some programs write the kind of waste as a category only. */
const titleOf = (event: Event, reading: Reading): string =>
  textOf(event, 'SUMMARY', reading) || categoriesOf(event, reading)

const categoriesOf = ({ properties }: Event, { cell }: Reading): string =>
  cell((properties.get('CATEGORIES') ?? []).map(({ value }) => unescaped(value)).join(', ')).line

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
  if (isTentative(event)) reading.told.tentative++
  const moved =
    urspruenglich !== '' || /verschoben vo[nm]|\bstatt\b|terminverschiebung|ersatztermin/i.test(summary)
  const place = textOf(event, 'LOCATION', reading)
  const beschreibung = reading.cell(unescaped(valueOf(event, 'DESCRIPTION'))).whole
  const kategorie = categoriesOf(event, reading)
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
      grund: moved ? reasonOfTitle(summary) || PLAIN_REASON : '',
      zeit_von: start.time ?? '',
      zeit_bis: (start.time !== undefined && end && momentOf(end).time) || '',
      platz: start.time === undefined ? '' : place,
      lage: place,
      beschreibung,
      kategorie,
      entfaellt: isCancelled(event),
    })
  }
}
