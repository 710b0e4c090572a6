import { plusDays, wallTime } from '@rathausplatz/kalender'
import { type Cell, cellReader } from './cell-text.ts'
import { type ReadFile, type RowsOfFile, readDay, readTime, rowsOfFile } from './raw-rows.ts'

type Property = { readonly params: string; readonly value: string }
type Event = { readonly line: number; readonly properties: Map<string, Property[]> }

/** More dates no year of a street has, whatever a rule says. */
const MOST_OF_A_RULE = 400
/** Of one name in an event: exceptions of a rule are many, and no more than it has days. */
const MOST_OF_A_NAME = 2 * MOST_OF_A_RULE
const LONGEST_INTERVAL = 60
/** The exceptions of such a rule in one line; what is longer is none of what is read. */
const LONGEST_LINE = 20_000
/** What of an event is looked at. */
const READ = new Set(['SUMMARY', 'DTSTART', 'DTEND', 'STATUS', 'RRULE', 'EXDATE', 'LOCATION'])

/** A calendar file, with the faults that its writers are known for. */
export function readIcs(text: string): ReadFile {
  if (!/BEGIN:VCALENDAR/i.test(text.slice(0, 5_000)))
    return { ok: false, satz: 'Das ist keine Kalenderdatei: „BEGIN:VCALENDAR“ fehlt am Anfang.' }
  const out = rowsOfFile()
  const cell = cellReader()
  const repaired = { html: 0, zone: 0, bare: 0, exdate: 0 }
  let event: Event | undefined
  let depth = 0
  let full: string | undefined
  for (const { line, content } of unfolded(text)) {
    const [, key = '', params = '', value = ''] =
      /^([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(content) ?? []
    const upper = key.toUpperCase()
    if (upper === 'BEGIN' && value.trim().toUpperCase() === 'VEVENT') event = { line, properties: new Map() }
    else if (upper === 'END' && value.trim().toUpperCase() === 'VEVENT' && event) {
      take(event, { out, cell, repaired })
      event = undefined
      full = out.fullOf()
      if (full !== undefined) break
    } else if (event && upper === 'BEGIN') depth++
    else if (event && upper === 'END') depth--
    else if (event && depth === 0 && READ.has(upper)) keep(event, upper, { params, value })
  }
  const { rows, fehler } = out
  if (rows.length === 0 && fehler.length === 0)
    return { ok: false, satz: 'In dieser Kalenderdatei steht kein Termin.' }
  const said = (many: number, one: string) => (many > 0 ? [`${many}-mal ${one}`] : [])
  return {
    ok: true,
    isCalendar: true,
    rows,
    fehler,
    repariert: Object.values(repaired).reduce((sum, one) => sum + one, 0),
    hinweise: [
      ...said(repaired.html, 'stand HTML in einem Text; gelesen wurde der Text allein.'),
      ...said(repaired.zone, 'hatte ein ganzer Tag eine Zeitzone; gelesen wurde der Tag.'),
      ...said(repaired.bare, 'endete ein Datum mit einem „T“ ohne Uhrzeit; gelesen wurde der Tag.'),
      ...said(repaired.exdate, 'war eine Ausnahme anders geschrieben als ihre Serie; sie gilt für den Tag.'),
      ...(event === undefined || full !== undefined
        ? []
        : ['Die Datei bricht mitten in einem Termin ab. Dieser fehlt.']),
      ...(full === undefined ? [] : [full]),
    ],
  }
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

/** One after the other: all of them at once would be a multiple of the file. */
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
}

function take({ line, properties }: Event, { out: { rows, fehler, fullOf }, cell, repaired }: Reading): void {
  const text = (name: string): string => {
    const { line: read, hadMarkup } = cell(unescaped(properties.get(name)?.[0]?.value ?? ''))
    if (hadMarkup) repaired.html++
    return read
  }
  const note = (satz: string): void => void fehler.push({ zeile: line, satz })
  const start = properties.get('DTSTART')?.[0]
  const summary = text('SUMMARY')
  if (!start) return note('Der Termin hat keinen Tag (DTSTART).')
  const written = start.value.trim()
  const { day, time: from } = momentOf(start)
  if (!day) return note(`„${written.slice(0, 40)}“ ist kein Datum.`)
  if (summary === '') return note(`Der Termin am ${german(day)} sagt nicht, was geholt wird (SUMMARY).`)
  if (/VALUE=DATE(?:$|;)/i.test(start.params) && /TZID/i.test(start.params)) repaired.zone++
  if (/T$/i.test(written)) repaired.bare++
  const end = properties.get('DTEND')?.[0]
  const rule = properties.get('RRULE')?.[0]?.value
  const days = rule === undefined ? [day] : daysOf(day, rule)
  if (days === undefined)
    return note(`Die Serie „${summary}“ lässt sich nicht lesen. Bitte als einzelne Termine ausgeben.`)
  const without = new Set(
    (properties.get('EXDATE') ?? []).flatMap(({ params, value }) => {
      if (/VALUE=DATE(?:$|;)/i.test(params) && from !== undefined) repaired.exdate++
      return value.split(',').flatMap(one => momentOf({ params, value: one }).day ?? [])
    }),
  )
  const moved = /verschoben vo[nm]|\bstatt\b|terminverschiebung|ersatztermin/i.exec(summary)
  const place = text('LOCATION')
  for (const one of days.filter(one => !without.has(one))) {
    if (fullOf() !== undefined) return
    rows.push({
      zeile: line,
      ort: '',
      bezirk: '',
      strasse: '',
      hausnummer: '',
      fraktion: summary,
      datum: one,
      urspruenglich: '',
      grund: moved ? 'Terminverschiebung' : '',
      zeit_von: from ?? '',
      zeit_bis: (from !== undefined && end && momentOf(end).time) || '',
      platz: from === undefined ? '' : place,
      lage: place,
      entfaellt: /^cancell?ed$/i.test(text('STATUS')),
    })
  }
}

const german = (day: string): string => day.split('-').toReversed().join('.')

/**
 * Day and time as the clocks in town show them; a file that says UTC means it. Midnight is no time: so calendars write a
 * whole day that do not know one, by the clock in town or by that of their server.
 */
function momentOf({ params, value }: Property): { day: string | undefined; time: string | undefined } {
  const written = value.trim()
  const day = readDay(written.slice(0, 8))
  const [, hours, minutes, zone] = /^\d{8}T(\d{2})(\d{2})(?:\d{2})?(Z?)$/i.exec(written) ?? []
  if (day === undefined || hours === undefined || minutes === undefined) return { day, time: undefined }
  const time = readTime(`${hours}:${minutes}`)
  if (time === undefined || time === '00:00') return { day, time: undefined }
  if (!zone && !UTC.test(params)) return { day, time }
  const town = wallTime(`${day}T${time}:00Z`)
  return { day: town.day, time: town.time.startsWith('00:00') ? undefined : town.time.slice(0, 5) }
}

const UTC = /;TZID="?(?:[^":;]*\/)?(?:UTC|GMT|Zulu|UCT|Z)"?(?:$|;)/i

/** Every so many weeks or days, as far as a year of a street goes; undefined for other rules. */
function daysOf(first: string, rule: string): string[] | undefined {
  const parts = new Map(rule.split(';').map(part => part.toUpperCase().split('=', 2) as [string, string]))
  const step = { WEEKLY: 7, DAILY: 1 }[parts.get('FREQ') ?? '']
  const known = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY'])
  if (step === undefined || [...parts.keys()].some(name => !known.has(name))) return undefined
  if (parts.get('BYDAY')?.includes(',')) return undefined
  const interval = Number(parts.get('INTERVAL') ?? 1)
  if (!Number.isInteger(interval) || interval < 1 || interval > LONGEST_INTERVAL) return undefined
  const count = Math.min(Number(parts.get('COUNT') ?? MOST_OF_A_RULE) || MOST_OF_A_RULE, MOST_OF_A_RULE)
  const until = momentOf({ params: '', value: parts.get('UNTIL') ?? '' }).day ?? plusDays(first, 400)
  return Array.from({ length: count }, (_, at) => plusDays(first, at * interval * step)).filter(
    day => day <= until,
  )
}
