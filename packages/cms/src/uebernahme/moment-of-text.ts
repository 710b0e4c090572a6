import { berlinMoment } from '@rathausplatz/time'
import { dateOf } from './columns/read-day.ts'

/** RFC 2822 and ISO 8601 with a zone: `Wed, 05 Oct 2016 10:00:00 +0200`, `2016-10-05T10:00:00Z`. */
const WITH_ZONE = /(?:Z|GMT|UTC?|[+-]\d\d:?\d\d)$/i
const SUMMER = /\s(?:CEST|MESZ)$/i
const WINTER = /\s(?:CET|MEZ)$/i

/**
 * Returns the moment that a text of a website names, in German or international notation; null for others. Numbers are
 * read the German way: `05.10.2016` is in October.
 */
export function validMoment(text: string): string | null {
  const trimmed = text.trim()
  const german = dateOf(trimmed, true)
  if ('value' in german) return utcOf(Date.parse(german.value))
  const english = trimmed.replace(SUMMER, ' +0200').replace(WINTER, ' +0100')
  if (WITH_ZONE.test(english)) {
    const zone = / [+-]\d\d:?\d\d$/.exec(english)?.[0] ?? ''
    const local = zone === '' ? undefined : dateOf(english.slice(0, -zone.length), true)
    // German names of days and months with a zone: `Mi, 05 Okt 2016 10:00:00 +0200`.
    if (local && 'value' in local)
      return utcOf(Date.parse(local.value.slice(0, 19) + zone.trim().replace(/(\d\d)(\d\d)$/, '$1:$2')))
    return utcOf(Date.parse(english))
  }
  return /^[a-z]{3},? \d{1,2} [a-z]{3} \d{4}/i.test(english) ? inTown(english) : null
}

/** Returns the moment of an English time without a zone: it is that of the town. */
function inTown(english: string): string | null {
  const wall = utcOf(Date.parse(`${english} UTC`))
  return wall && utcOf(Date.parse(berlinMoment({ day: wall.slice(0, 10), time: wall.slice(11, 16) })))
}

const utcOf = (moment: number): string | null =>
  Number.isNaN(moment) || moment < 0 ? null : new Date(moment).toISOString()
