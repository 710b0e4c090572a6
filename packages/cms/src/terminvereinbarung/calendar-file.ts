import { inOneLine } from '@rathausplatz/text'
import type { TerminTables } from './tables.ts'

type Row = Pick<
  TerminTables['terminbuchungen'],
  'nummer' | 'anliegen_name' | 'beginn' | 'ende' | 'folge' | 'geaendert_am' | 'stand'
>

type About = {
  /** Where one goes: name and address of the office. */
  readonly ort: string
  readonly text: string
  readonly link: string
  readonly publicUrl: string
  readonly town: { readonly name: string; readonly email: string }
}

/** Mail to `.invalid` reaches nobody (RFC 2606); a published date names an organizer (RFC 5546, 3.2.1). */
const NO_ADDRESS = 'keine-adresse@stadt.invalid'

/**
 * An appointment as a file of RFC 5545. Its UID stays whatever becomes of it, each change raises SEQUENCE, and one that was
 * called off takes itself out of the calendar (METHOD CANCEL, RFC 5546).
 */
export function calendarFile(row: Row, { ort, text, link, publicUrl, town }: About): string {
  const isOff = row.stand === 'abgesagt'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rathausplatz//Termine//DE',
    'CALSCALE:GREGORIAN',
    `METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${row.nummer}@${new URL(publicUrl).hostname}`,
    `SEQUENCE:${row.folge}`,
    `DTSTAMP:${inUtc(row.geaendert_am)}`,
    `LAST-MODIFIED:${inUtc(row.geaendert_am)}`,
    `DTSTART:${inUtc(row.beginn)}`,
    `DTEND:${inUtc(row.ende)}`,
    `SUMMARY:${escaped(`Termin: ${row.anliegen_name}`)}`,
    `LOCATION:${escaped(ort)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${link}`,
    `ORGANIZER;CN="${inOneLine(town.name).replaceAll('"', "'")}":mailto:${town.email || NO_ADDRESS}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isOff
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(`Termin: ${row.anliegen_name}`)}`,
          'TRIGGER:-PT1H',
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const inUtc = (moment: string): string => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Text as a value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(line => inOneLine(line).replaceAll(/[\\;,]/g, String.raw`\$&`))
    .join(String.raw`\n`)

const LONGEST = 75

/** No line is longer than 75 bytes, and none is cut inside a letter (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let weight = 0
  for (const letter of line) {
    const own = Buffer.byteLength(letter)
    if (weight + own > LONGEST) {
      parts.push(part)
      part = ' '
      weight = 1
    }
    part += letter
    weight += own
  }
  return [...parts, part].join('\r\n')
}
