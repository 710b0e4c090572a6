import { germanDay, plusDays, wallTime } from '@rathausplatz/time'
import { type Cell, cellReader } from './cell-text.ts'
import { daysBehind, daysOfRule, MOST_OF_A_RULE } from './days-of-rule.ts'
import { daysLasting, lengthOf } from './how-long.ts'
import { type ReadFile, type RowsOfFile, readDay, readTime, rowsOfFile } from './raw-rows.ts'

type Property = { readonly params: string; readonly value: string }
type Event = { readonly line: number; readonly properties: Map<string, Property[]> }

/**
 * Most values of one property in an event: a rule may have many exceptions, but not more than it has days.
 */
const MOST_OF_A_NAME = 2 * MOST_OF_A_RULE
/** Most days of one entry: a collection takes a few days; longer entries are something else. */
const MOST_DAYS_OF_ONE = 7
/** Most series and moved occurrences of one file. */
const MOST_WAITING = 50_000
/** Most characters of a line: one line holds all exceptions of a rule. Longer lines are cut. */
const LONGEST_LINE = 20_000
/** The properties of an event that are read. */
const READ = new Set(
  'SUMMARY DTSTART DTEND DURATION STATUS RRULE EXRULE RDATE EXDATE RECURRENCE-ID UID SEQUENCE LOCATION DESCRIPTION'.split(
    ' ',
  ),
)

/** Reads a calendar file, and copes with the faults of common calendar programs. */
export function readIcs(text: string): ReadFile {
  if (!/BEGIN:VCALENDAR/i.test(text.slice(0, 5_000)))
    return { ok: false, satz: 'Das ist keine Kalenderdatei: „BEGIN:VCALENDAR“ fehlt am Anfang.' }
  const out = rowsOfFile()
  const cell = cellReader()
  const repaired = { html: 0, zone: 0, bare: 0, exdate: 0 }
  const told = { long: 0, cut: 0, older: 0 }
  /** A series may come before or after its moved occurrences: it waits until all are read. */
  const series: Event[] = []
  const apart = new Map<string, Map<string, Event>>()
  let waiting = 0
  let full: string | undefined
  const latest = latestOf(text)
  const kalender = newCalendar()
  for (const event of eventsOf(text, kalender)) {
    const day = momentOf(event.properties.get('RECURRENCE-ID')?.[0] ?? NO_PROPERTY).day
    const isSeries = event.properties.has('RRULE') || event.properties.has('RDATE')
    if (day !== undefined) keepApart(apart, event, day)
    else if (sequenceOf(event) < (latest.get(valueOf(event, 'UID')) ?? 0)) told.older++
    else if (isSeries) series.push(event)
    else take(event, new Map(), { out, cell, repaired, told })
    if ((day !== undefined || isSeries) && ++waiting >= MOST_WAITING)
      full = `Gelesen wurden die ersten ${MOST_WAITING.toLocaleString('de-DE')} Serien und ihre Ausnahmen.`
    full ??= out.fullOf()
    if (full !== undefined) break
  }
  const named = Map.groupBy(series, uidOf)
  for (const [uid, ofUid] of named)
    for (const one of ofUid) {
      if (out.fullOf() !== undefined) break
      const ofSeries = apart.get(uid)
      // If several series have one UID, it is unclear from which of them a day is moved away.
      if (ofSeries && ofUid.length > 1) unread(one, { out, cell, repaired, told })
      else take(one, ofSeries ?? new Map(), { out, cell, repaired, told })
    }
  for (const [uid, ofSeries] of apart)
    for (const [day, one] of ofSeries) {
      if (out.fullOf() !== undefined) break
      takeApart(one, { day, series: named.get(uid)?.[0] }, { out, cell, repaired, told })
    }
  full ??= out.fullOf()
  const { rows, fehler } = out
  if (rows.length === 0 && fehler.length === 0)
    return { ok: false, satz: 'In dieser Kalenderdatei steht kein Termin.' }
  const said = (many: number, one: string) => (many > 0 ? [`${many}-mal ${one}`] : [])
  return {
    ok: true,
    isCalendar: true,
    kalender: {
      name: cell(unescaped(kalender.name)).line,
      beschreibung: cell(unescaped(kalender.text)).line,
    },
    rows,
    fehler,
    repariert: Object.values(repaired).reduce((sum, one) => sum + one, 0),
    hinweise: [
      ...said(repaired.html, 'stand HTML in einem Text; gelesen wurde der Text allein.'),
      ...said(repaired.zone, 'hatte ein ganzer Tag eine Zeitzone; gelesen wurde der Tag.'),
      ...said(repaired.bare, 'endete ein Datum mit einem „T“ ohne Uhrzeit; gelesen wurde der Tag.'),
      ...said(repaired.exdate, 'war eine Ausnahme anders geschrieben als ihre Serie; sie gilt für den Tag.'),
      ...said(told.long, 'reicht ein Termin über mehrere Tage; übernommen wird jeder davon.'),
      ...said(told.cut, 'geht eine Serie über mehr als ein Jahr; gelesen wurden die ersten 400 Tage.'),
      ...said(told.older, 'stand eine ältere Fassung eines Termins da; gelesen wurde die neueste.'),
      ...(!kalender.isBroken || full !== undefined
        ? []
        : ['Die Datei bricht mitten in einem Termin ab. Dieser fehlt.']),
      ...(full === undefined ? [] : [full]),
    ],
  }
}

/** Properties of the whole calendar, complete after its last event. */
type Calendar = { name: string; text: string; isCancelled: boolean; isBroken: boolean }
const newCalendar = (): Calendar => ({ name: '', text: '', isCancelled: false, isBroken: false })

function* eventsOf(text: string, calendar: Calendar): Generator<Event> {
  let event: Event | undefined
  let depth = 0
  for (const { line, content } of unfolded(text)) {
    const [, key = '', params = '', value = ''] =
      /^([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(content) ?? []
    const upper = key.toUpperCase()
    const component = upper === 'BEGIN' || upper === 'END' ? value.trim().toUpperCase() : ''
    if (component === 'VCALENDAR') continue
    const isEvent = component === 'VEVENT'
    if (isEvent) depth = 0
    if (upper === 'BEGIN' && isEvent) event = { line, properties: new Map() }
    else if (upper === 'END' && isEvent && event) {
      // The method of a calendar applies to all its events.
      if (calendar.isCancelled) event.properties.set('STATUS', [{ params: '', value: 'CANCELLED' }])
      yield event
      event = undefined
    } else if (upper === 'BEGIN') depth++
    else if (upper === 'END') depth--
    else if (event && depth === 0 && READ.has(upper)) keep(event, upper, { params, value })
    else if (!event && upper === 'METHOD') calendar.isCancelled = /^cancel$/i.test(value.trim())
    else if (!event && depth === 0 && /^(?:X-WR-CAL)?NAME$/.test(upper)) calendar.name ||= value
    else if (!event && depth === 0 && /^(?:X-WR-CALDESC|DESCRIPTION)$/.test(upper)) calendar.text ||= value
  }
  calendar.isBroken = event !== undefined
}

/** Returns the highest SEQUENCE of each changed entry: older versions do not count. */
function latestOf(text: string): ReadonlyMap<string, number> {
  const latest = new Map<string, number>()
  for (const event of eventsOf(text, newCalendar())) {
    const [uid, sequence] = [valueOf(event, 'UID'), sequenceOf(event)]
    if (uid === '' || event.properties.has('RECURRENCE-ID')) continue
    if (sequence > (latest.get(uid) ?? 0)) latest.set(uid, sequence)
  }
  return latest
}

function keep({ properties }: Event, name: string, property: { params: string; value: string }): void {
  const others = properties.get(name)
  if (!others) properties.set(name, [property])
  else if (others.length < MOST_OF_A_NAME) others.push(property)
}

function* unfolded(text: string): Generator<{ line: number; content: string }> {
  let content: string | undefined
  let begun = 1
  let line = 0
  for (const part of linesOf(text)) {
    line++
    if (/^[ \t]/.test(part) && content !== undefined) {
      if (content.length < LONGEST_LINE) content += part.slice(1)
    } else {
      if (content) yield { line: begun, content }
      content = part
      begun = line
    }
  }
  if (content) yield { line: begun, content }
}

/** Yields one line at a time: all at once would need a multiple of the file's memory. */
function* linesOf(text: string): Generator<string> {
  let at = 0
  for (const { 0: ending, index } of text.matchAll(/\r\n|\n|\r/g)) {
    yield text.slice(at, Math.min(index, at + LONGEST_LINE))
    at = index + ending.length
  }
  yield text.slice(at, at + LONGEST_LINE)
}

const unescaped = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, one: string) => (one.toLowerCase() === 'n' ? ', ' : one))

type Reading = {
  out: RowsOfFile
  cell: (raw: string) => Cell
  repaired: { html: number; zone: number; bare: number; exdate: number }
  told: { long: number; cut: number; older: number }
}

const NO_PROPERTY: Property = { params: '', value: '' }
const valueOf = ({ properties }: Event, name: string): string => properties.get(name)?.[0]?.value.trim() ?? ''
/** Without a UID an entry is identified by its title. */
const uidOf = (event: Event): string => valueOf(event, 'UID') || valueOf(event, 'SUMMARY')
const sequenceOf = (event: Event): number => Number(valueOf(event, 'SEQUENCE')) || 0
const isCancelled = (event: Event): boolean => /^cancell?ed$/i.test(valueOf(event, 'STATUS'))

/** Of two changes for one day the later counts, by SEQUENCE, else by the order in the file. */
function keepApart(apart: Map<string, Map<string, Event>>, event: Event, day: string): void {
  const uid = uidOf(event)
  const ofSeries = apart.get(uid) ?? new Map<string, Event>()
  apart.set(uid, ofSeries)
  const other = ofSeries.get(day)
  if (!other || sequenceOf(event) >= sequenceOf(other)) ofSeries.set(day, event)
}

/** Takes an entry and all days of its series, except those with an entry of their own. */
function take(event: Event, apart: ReadonlyMap<string, Event>, reading: Reading): void {
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
      ? daysIn(day, start, rule[0].value)
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

function unread(event: Event, reading: Reading): void {
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
function takeApart(
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

/** Returns the duration of an entry in milliseconds, in local time of the town. */
function lastsMs({ properties }: Event, start: Moment): number {
  const end = properties.get('DTEND')?.[0]
  if (!end) return lengthOf(properties.get('DURATION')?.[0]?.value ?? '')
  return (momentOf(end).at ?? Number.NaN) - (start.at ?? Number.NaN)
}

/** Returns the days that a property lists; of a period its first day. */
const daysNamed = ({ properties }: Event, name: string): string[] =>
  (properties.get(name) ?? []).flatMap(({ params, value }) =>
    value.split(',').flatMap(one => momentOf({ params, value: one.split('/')[0] ?? '' }).day ?? []),
  )

/** Evaluates the rule on the days as written: in UTC a day may be the day before that of the town. */
function daysIn(day: string, start: Property, rule: string): ReturnType<typeof daysOfRule> {
  const asWritten = readDay(start.value.trim().slice(0, 8)) ?? day
  const shift = daysBehind(day, asWritten)
  const found = daysOfRule(asWritten, rule, moment => {
    const until = momentOf({ params: '', value: moment }).day
    return until && plusDays(until, -shift)
  })
  return found && { ...found, days: found.days.map(one => plusDays(one, shift)) }
}

type Moment = {
  readonly day: string | undefined
  readonly time: string | undefined
  /** The local time in the town, in milliseconds. */
  readonly at: number | undefined
}

/**
 * Returns day and time in local time of the town; UTC is converted. Midnight, local or in UTC, counts as no
 * time: calendar programs write whole days so.
 */
function momentOf({ params, value }: Property): Moment {
  const written = value.trim()
  const day = readDay(written.slice(0, 8))
  const [, hours, minutes, zone] = /^\d{8}T(\d{2})(\d{2})(?:\d{2})?(Z?)$/i.exec(written) ?? []
  if (day === undefined) return { day, time: undefined, at: undefined }
  if (hours === undefined || minutes === undefined) return { day, time: undefined, at: Date.parse(day) }
  const time = readTime(`${hours}:${minutes}`)
  const at = Date.parse(day) + (Number(hours) * 60 + Number(minutes)) * 60_000
  if (!zone && !UTC.test(params)) return { day, time: time === '00:00' ? undefined : time, at }
  const town = wallTime(new Date(at).toISOString())
  const shown = Date.parse(`${town.day}T${town.time.slice(0, 5)}Z`)
  if (time === undefined || time === '00:00') return { day, time: undefined, at: shown }
  return { day: town.day, time: town.time.startsWith('00:00') ? undefined : town.time.slice(0, 5), at: shown }
}

const UTC = /;TZID="?(?:[^":;]*\/)?(?:UTC|GMT|Zulu|UCT|Z)"?(?:$|;)/i
