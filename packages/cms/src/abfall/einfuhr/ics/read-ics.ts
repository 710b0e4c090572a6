import { cellReader } from '../cell-text.ts'
import { CUT_OFF, type ReadFile, rowsOfFile } from '../raw-rows.ts'
import {
  type Event,
  eventsOf,
  isFromThenOn,
  NO_PROPERTY,
  newCalendar,
  sequenceOf,
  uidOf,
  valueOf,
} from './events.ts'
import { unescaped } from './lines.ts'
import { momentOf } from './moments.ts'
import { withRemarks } from './remarks-of-events.ts'
import { type Reading, takeApart, takeEvent, unread } from './take-event.ts'

/** Most series and moved occurrences of one file. */
const MOST_WAITING = 50_000

/**
 * Reads one calendar, and copes with the faults of common calendar programs. Long series are read from
 * `today` on.
 */
export function readCalendar(text: string, today: string): ReadFile {
  if (!/BEGIN:VCALENDAR/i.test(text.slice(0, 5_000)))
    return { ok: false, satz: 'Das ist keine Kalenderdatei: „BEGIN:VCALENDAR“ fehlt am Anfang.' }
  const out = rowsOfFile()
  const cell = cellReader()
  const repaired = { html: 0, zone: 0, bare: 0, form: 0, exdate: 0 }
  const told = { tentative: 0, long: 0, cut: 0, apart: 0, older: 0 }
  const reading: Reading = { out, cell, repaired, told, today }
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
    else takeEvent(event, new Map(), reading)
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
      if (ofSeries && ofUid.length > 1) unread(one, reading)
      else takeEvent(one, ofSeries ?? new Map(), reading)
    }
  for (const [uid, ofSeries] of apart)
    for (const [day, one] of ofSeries) {
      if (out.fullOf() !== undefined) break
      if (isFromThenOn(one) && named.get(uid)?.length === 1) continue
      takeApart(one, { day, series: named.get(uid)?.[0] }, reading)
    }
  full ??= out.fullOf()
  const isCutOff = kalender.isCutOff && full === undefined
  const { fehler } = out
  const { rows, fragen } = withRemarks(out.rows)
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
    isCutOff,
    fragen: [
      ...(isCutOff ? [CUT_OFF] : []),
      ...(told.tentative === 0 ? [] : [tentativeInWords(told.tentative)]),
      ...fragen,
    ],
    repariert: Object.values(repaired).reduce((sum, one) => sum + one, 0),
    hinweise: [
      ...said(repaired.html, 'stand HTML in einem Text; gelesen wurde der Text allein.'),
      ...said(repaired.zone, 'hatte ein ganzer Tag eine Zeitzone; gelesen wurde der Tag.'),
      ...said(repaired.bare, 'endete ein Datum mit einem „T“ ohne Uhrzeit; gelesen wurde der Tag.'),
      ...said(repaired.form, 'stand ein Datum anders da als in der Norm; gelesen wurde der Tag.'),
      ...said(repaired.exdate, 'war eine Ausnahme anders geschrieben als ihre Serie; sie gilt für den Tag.'),
      ...said(told.long, 'reicht ein Termin über mehrere Tage; übernommen wird jeder davon.'),
      ...said(
        told.cut,
        'geht eine Serie über mehr als ein Jahr; gelesen wurden 400 Tage, Vergangenes nicht.',
      ),
      ...said(
        told.apart,
        'passt der Beginn einer Serie nicht zu ihrer Regel; gelesen wurden die Tage der Regel.',
      ),
      ...said(told.older, 'stand eine ältere Fassung eines Termins da; gelesen wurde die neueste.'),
      ...(full === undefined ? [] : [full]),
    ],
  }
}

const tentativeInWords = (many: number): string =>
  `${many === 1 ? '1 Termin der Datei ist' : `${many} Termine der Datei sind`} nur vorläufig (STATUS:TENTATIVE). ${many === 1 ? 'Steht er' : 'Stehen sie'} schon fest?`

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

/** Of two changes for one day the later counts, by SEQUENCE, else by the order in the file. */
function keepApart(apart: Map<string, Map<string, Event>>, event: Event, day: string): void {
  const uid = uidOf(event)
  const ofSeries = apart.get(uid) ?? new Map<string, Event>()
  apart.set(uid, ofSeries)
  const other = ofSeries.get(day)
  if (!other || sequenceOf(event) >= sequenceOf(other)) ofSeries.set(day, event)
}
