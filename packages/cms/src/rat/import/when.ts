import { berlinMoment } from '@rathausplatz/time'
import { type Data, given, type Reader } from './foreign-names.ts'

/** A meeting that begins at midnight and ends within this time is meant to begin at midnight. */
const ONE_NIGHT_MS = 12 * 60 * 60 * 1_000

/**
 * Returns begin and end of a meeting. No council meets at midnight: a day without a time, or a moment at
 * midnight, is a day of which the time is not known. It stays 00:00 only if an end in the same night shows
 * that it is meant. An end alone says nothing without a begin, and one at midnight is not known: some programs
 * write the day after the meeting.
 */
export function whenOf(reader: Reader): { start: string | undefined; fields: Data } {
  const start = reader.moment('start')
  const day = reader.bareDay('start')
  const isEndKnown = day !== undefined || reader.bareDay('end') === undefined
  const end = isEndKnown ? reader.moment('end') : undefined
  const lasts = start === undefined || end === undefined ? 0 : Date.parse(end) - Date.parse(start)
  if (lasts < 0) reader.hinweise.add('das Ende liegt dort vor dem Beginn und fehlt')
  if (day === undefined || (lasts > 0 && lasts <= ONE_NIGHT_MS))
    return { start, fields: given({ datum_von: start, datum_bis: lasts > 0 ? end : undefined }) }
  reader.hinweise.add('nennt dort keine Uhrzeit; hier steht nur der Tag')
  const begin = berlinMoment({ day, time: '00:00:00' })
  return { start: begin, fields: { datum_von: begin, ohne_uhrzeit: true } }
}
