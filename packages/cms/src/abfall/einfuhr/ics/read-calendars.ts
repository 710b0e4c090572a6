import type { ReadFile } from '../raw-rows.ts'
import { eventsOf, newCalendar } from './events.ts'
import { unescaped } from './lines.ts'
import { readCalendar } from './read-ics.ts'

/** Most calendars with different names in one file. */
const MOST_CALENDARS = 50
const BEGIN = /^BEGIN:VCALENDAR/gim

type Read = Extract<ReadFile, { ok: true }>

/**
 * Reads a calendar file. Several calendars in one file may be for several streets: each row keeps the name of
 * its calendar.
 */
export function readIcs(text: string, today: string): ReadFile {
  const begins = Array.from(text.matchAll(BEGIN), ({ index }) => index)
  if (begins.length < 2) return readCalendar(text, today)
  const named = Map.groupBy(
    begins.map((from, at) => ({ from, to: begins[at + 1] ?? text.length })),
    ({ from, to }) => nameOf(text.slice(from, to)),
  )
  if (named.size > MOST_CALENDARS) return { ok: false, satz: tooMany(named.size) }
  const read: Read[] = []
  for (const parts of named.values()) {
    const one = readCalendar(onTheirLines(text, parts), today)
    if (one.ok) read.push(one)
  }
  const [first] = read
  if (!first) return readCalendar(text, today)
  return {
    ...first,
    kalender: { name: '', beschreibung: '' },
    rows: read.flatMap(({ rows, kalender }) => rows.map(row => (kalender ? { ...row, kalender } : row))),
    isCutOff: read.some(one => one.isCutOff),
    fehler: read.flatMap(one => one.fehler),
    repariert: read.reduce((sum, one) => sum + one.repariert, 0),
    hinweise: [...new Set(read.flatMap(one => one.hinweise))],
    fragen: [
      severalInWords(begins.length, [...named.keys()]),
      ...new Set(read.flatMap(({ fragen = [] }) => fragen)),
    ],
  }
}

function nameOf(text: string): string {
  const calendar = newCalendar()
  for (const _ of eventsOf(text, calendar)) continue
  return unescaped(calendar.name).trim()
}

/** Returns only these parts of a text, each on its own lines: messages name the line in the file. */
function onTheirLines(text: string, parts: readonly { from: number; to: number }[]): string {
  let done = 0
  return parts
    .map(({ from, to }) => {
      const before = '\n'.repeat(text.slice(done, from).match(/\r\n|\n|\r/g)?.length ?? 0)
      done = to
      return before + text.slice(from, to)
    })
    .join('')
}

const tooMany = (many: number): string =>
  `Diese Datei enthält ${many} verschiedene Kalender. Bitte geben Sie höchstens ${MOST_CALENDARS} zusammen aus.`

const severalInWords = (many: number, names: readonly string[]): string => {
  if (names.join('') === '')
    return `Die Datei enthält ${many} Kalender ohne Namen. Gelten alle für dieselben Straßen?`
  const told = names.slice(0, 10).map(name => (name === '' ? 'ohne Namen' : `„${name.slice(0, 80)}“`))
  const rest = names.length > 10 ? ` und ${names.length - 10} weitere` : ''
  return `Die Datei enthält ${many} Kalender: ${told.join(', ')}${rest}. Ein Kalender, der nach einer Straße heißt, gilt für diese Straße. Stimmt das?`
}
