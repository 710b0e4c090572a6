import { setImmediate } from 'node:timers/promises'
import { plusDays } from '@rathausplatz/kalender'
import { MOST_ROWS, type RawRow, type ReadFile, readDay, readTime, withoutMarkup } from './raw-rows.ts'

type Property = { readonly params: string; readonly value: string }
type Event = { readonly line: number; readonly properties: Map<string, Property[]> }

/** More dates no year of a street has, whatever a rule says. */
const MOST_OF_A_RULE = 400
const EVENTS_AT_ONCE = 2_000
/** Of one name in an event: exceptions of a rule are many, and no more than it has days. */
const MOST_OF_A_NAME = 2 * MOST_OF_A_RULE
const LONGEST_INTERVAL = 60

/** A calendar file, with the faults that its writers are known for. */
export async function readIcs(text: string): Promise<ReadFile> {
  if (!/BEGIN:VCALENDAR/i.test(text.slice(0, 5_000)))
    return { ok: false, satz: 'Das ist keine Kalenderdatei: „BEGIN:VCALENDAR“ fehlt am Anfang.' }
  const rows: RawRow[] = []
  const fehler: { zeile: number; satz: string }[] = []
  const repaired = { html: 0, zone: 0, bare: 0, exdate: 0 }
  let name = ''
  let event: Event | undefined
  let depth = 0
  let count = 0
  let isCut = false
  for (const { line, content } of unfolded(text)) {
    const [, key = '', params = '', value = ''] = /^([\w-]+)((?:;[^:]*)?):(.*)$/s.exec(content) ?? []
    const upper = key.toUpperCase()
    if (upper === 'BEGIN' && value.toUpperCase() === 'VEVENT') event = { line, properties: new Map() }
    else if (upper === 'END' && value.toUpperCase() === 'VEVENT' && event) {
      isCut ||= !take(event, { rows, fehler, repaired })
      event = undefined
      // Visitors are served meanwhile.
      if (++count % EVENTS_AT_ONCE === 0) await setImmediate()
      if (isCut) break
    } else if (event && upper === 'BEGIN') depth++
    else if (event && upper === 'END') depth--
    else if (event && depth === 0 && upper !== '') keep(event, upper, { params, value })
    else if (!event && (upper === 'X-WR-CALNAME' || upper === 'NAME') && name === '') name = plain(value)
  }
  if (rows.length === 0 && fehler.length === 0)
    return { ok: false, satz: 'In dieser Kalenderdatei steht kein Termin.' }
  const said = (many: number, one: string) => (many > 0 ? [`${many}-mal ${one}`] : [])
  return {
    ok: true,
    rows,
    fehler,
    name,
    repariert: Object.values(repaired).reduce((sum, one) => sum + one, 0),
    hinweise: [
      ...said(repaired.html, 'stand HTML in einem Text; gelesen wurde der Text allein.'),
      ...said(repaired.zone, 'hatte ein ganzer Tag eine Zeitzone; gelesen wurde der Tag.'),
      ...said(repaired.bare, 'endete ein Datum mit einem „T“ ohne Uhrzeit; gelesen wurde der Tag.'),
      ...said(repaired.exdate, 'war eine Ausnahme anders geschrieben als ihre Serie; sie gilt für den Tag.'),
      ...(isCut ? [`Gelesen wurden die ersten ${MOST_ROWS.toLocaleString('de-DE')} Termine.`] : []),
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
  for (const part of text.split(/\r\n|\n|\r/)) {
    line++
    if (/^[ \t]/.test(part) && content !== undefined) content += part.slice(1)
    else {
      if (content) yield { line: begun, content }
      content = part
      begun = line
    }
  }
  if (content) yield { line: begun, content }
}

const plain = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, one: string) => (one.toLowerCase() === 'n' ? ' ' : one)).trim()

type Out = {
  rows: RawRow[]
  fehler: { zeile: number; satz: string }[]
  repaired: { html: number; zone: number; bare: number; exdate: number }
}

/** False where there are more than are read. */
function take({ line, properties }: Event, { rows, fehler, repaired }: Out): boolean {
  const text = (name: string): string => {
    const raw = plain(properties.get(name)?.[0]?.value ?? '')
    const clean = withoutMarkup(raw)
    if (clean !== raw && /<[^>]*>/.test(raw)) repaired.html++
    return clean.slice(0, 300)
  }
  const start = properties.get('DTSTART')?.[0]
  const summary = text('SUMMARY')
  if (!start) return note(fehler, line, 'Der Termin hat keinen Tag (DTSTART).')
  const day = readDay(start.value.slice(0, 8))
  if (!day) return note(fehler, line, `„${start.value.slice(0, 40)}“ ist kein Datum.`)
  if (summary === '')
    return note(fehler, line, `Der Termin am ${german(day)} sagt nicht, was geholt wird (SUMMARY).`)
  if (/VALUE=DATE(?:$|;)/i.test(start.params) && /TZID/i.test(start.params)) repaired.zone++
  if (/T$/i.test(start.value)) repaired.bare++
  if (text('STATUS').toUpperCase() === 'CANCELLED') return true
  const from = timeIn(start.value)
  const end = properties.get('DTEND')?.[0]?.value
  const rule = properties.get('RRULE')?.[0]?.value
  const days = rule === undefined ? [day] : daysOf(day, rule)
  if (days === undefined)
    return note(
      fehler,
      line,
      `Die Serie „${summary}“ lässt sich nicht lesen. Bitte als einzelne Termine ausgeben.`,
    )
  const without = new Set(
    (properties.get('EXDATE') ?? []).flatMap(({ params, value }) => {
      if (/VALUE=DATE(?:$|;)/i.test(params) && from !== undefined) repaired.exdate++
      return value.split(',').flatMap(one => readDay(one.slice(0, 8)) ?? [])
    }),
  )
  const moved = /verschoben vo[nm]|statt|terminverschiebung|ersatztermin/i.exec(summary)
  const place = text('LOCATION')
  for (const one of days.filter(one => !without.has(one))) {
    if (rows.length >= MOST_ROWS) return false
    rows.push({
      zeile: line,
      ort: '',
      bezirk: '',
      strasse: '',
      hausnummer: '',
      fraktion: summary.replace(/\s*\(.*\)\s*$/, ''),
      datum: one,
      urspruenglich: '',
      grund: moved ? 'Terminverschiebung' : '',
      zeit_von: from ?? '',
      zeit_bis: (from !== undefined && end && timeIn(end)) || '',
      platz: from === undefined ? '' : place,
    })
  }
  return true
}

function note(fehler: { zeile: number; satz: string }[], zeile: number, satz: string): true {
  fehler.push({ zeile, satz })
  return true
}

const german = (day: string): string => day.split('-').toReversed().join('.')

/** As the clock in town shows it; a file that says UTC means it. */
function timeIn(value: string): string | undefined {
  const [, day, hours, minutes, zone] = /^(\d{8})T(\d{2})(\d{2})\d{2}(Z?)$/i.exec(value) ?? []
  if (day === undefined) return undefined
  if (!zone) return readTime(`${hours}:${minutes}`)
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${hours}:${minutes}:00Z`
  return inTown.format(new Date(iso))
}

const inTown = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

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
  const until = readDay((parts.get('UNTIL') ?? '').slice(0, 8)) ?? plusDays(first, 400)
  return Array.from({ length: count }, (_, at) => plusDays(first, at * interval * step)).filter(
    day => day <= until,
  )
}
