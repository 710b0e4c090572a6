import { berlinDay, berlinMoment, wallTime, withTownOffset } from '@rathausplatz/time'
import { foreignText, isEmptyWord, readForeign, saysNothing } from './foreign-text.ts'
import { fieldInWords } from './german-names.ts'
import { isObject, type Json, listIn } from './oparl-client.ts'
import { isUnknownDay } from './unknown-days.ts'

/** Replaces control characters and line ends with spaces. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/**
 * Reads an object of a foreign server, property by property. A property of the wrong shape counts as missing;
 * texts, flags, days and moments are also noted in `hinweise`.
 */
export function readObject(object: Json) {
  const hinweise = new Set<string>()
  const wrong = (name: string) => void hinweise.add(`${fieldInWords(name)} ist dort nicht lesbar und fehlt`)

  const said = (name: string): unknown => {
    const value = object[name]
    const isEmpty = value === null || value === '' || (typeof value === 'string' && isEmptyWord(value))
    return isEmpty ? undefined : value
  }
  const long = (name: string, most: number): string => {
    const value = said(name)
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'string') {
      if (value !== undefined) wrong(name)
      return ''
    }
    const shown = readForeign(value)
    if (shown.hidden !== '')
      hinweise.add(
        `${fieldInWords(name)} enthält dort ausgeblendeten oder durchgestrichenen Text; er fehlt hier`,
      )
    const text = shown.text
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim()
    if (isEmptyWord(text)) return ''
    if (text.length > most) hinweise.add(`${fieldInWords(name)} ist sehr lang und wurde gekürzt`)
    return text.slice(0, most).toWellFormed()
  }
  const line = (name: string, most = 300): string => plain(long(name, most))
  /** Returns the words of a text that are hidden there. */
  const hidden = (name: string): string => {
    const value = said(name)
    return typeof value === 'string' ? plain(readForeign(value).hidden).slice(0, 2_000) : ''
  }

  return {
    hinweise,
    long,
    line,

    hidden,

    /** Returns a line with the words that are hidden there, to judge whether the object is public. */
    judged: (name: string): string => [line(name, 2_000), hidden(name)].filter(Boolean).join(' '),

    /** Returns a line; '' also for texts such as `N/A`. */
    told(name: string): string {
      const text = line(name)
      return saysNothing(text) ? '' : text
    },

    flag(name: string): boolean | undefined {
      const value = said(name)
      if (typeof value === 'boolean') return value
      if (value !== undefined) wrong(name)
      return undefined
    },

    /** Returns the texts of a list; a single value counts as a list. */
    lines(name: string): string[] {
      return listOf(said(name)).flatMap(one => {
        const text = typeof one === 'string' ? plain(foreignText(one)) : ''
        return text === '' || isEmptyWord(text) ? [] : [text.slice(0, 300)]
      })
    },

    /** Returns the id of another object, linked or embedded. */
    link: (name: string): string | undefined => linkOf(listOf(said(name))[0]),
    links: (name: string): string[] => listOf(said(name)).flatMap(one => linkOf(one) ?? []),

    /** Returns embedded objects or their addresses. */
    parts: (name: string): (Json | string)[] =>
      listOf(said(name)).filter((one): one is Json | string => isObject(one) || typeof one === 'string'),

    day(name: string): string | undefined {
      const value = said(name)
      if (value === undefined) return undefined
      const text = typeof value === 'string' ? value.trim() : ''
      if (startsUnknown(text)) return undefined
      const read = /T/.test(text) ? momentIn(text) : undefined
      const day = read ? berlinDay(new Date(read.moment)) : isDay(text) ? text : undefined
      if (day === undefined) wrong(name)
      return day
    },

    moment(name: string): string | undefined {
      const value = said(name)
      if (value === undefined) return undefined
      const text = typeof value === 'string' ? value.trim() : ''
      if (startsUnknown(text)) return undefined
      const read = momentIn(text)
      if (!read) wrong(name)
      else if (read.isLocal) hinweise.add(`${fieldInWords(name)} nennt keine Zeitzone und gilt als Ortszeit`)
      return read?.moment
    },

    /**
     * Returns the day if a moment is only a day: it has no time, or is midnight. Many servers write days as
     * midnight, in the zone of the town or in UTC, so that neither a time nor a zone says more.
     */
    bareDay(name: string): string | undefined {
      const value = said(name)
      const text = typeof value === 'string' ? value.trim() : ''
      const read = startsUnknown(text) ? undefined : momentIn(text)
      const [, day, time = '00:00', seconds = ':00'] = MOMENT.exec(text) ?? []
      if (!read || day === undefined) return undefined
      if (time === '00:00' && seconds === ':00') return day
      const here = wallTime(read.moment)
      return here.time === '00:00:00' ? here.day : undefined
    },
  }
}

const startsUnknown = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d/.test(text) && isUnknownDay(text.slice(0, 10))

/** A single value counts as a list, and so does an embedded page of a list. */
const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : (listIn(value) ?? [value]))

const linkOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return isEmptyWord(value) ? undefined : value
  return isObject(value) && typeof value['id'] === 'string' ? value['id'] : undefined
}

/** Whether the text is an existing calendar day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?\s?(Z|[+-]\d\d:?\d\d)?)?$/i

function momentIn(text: string): { moment: string; isLocal: boolean } | undefined {
  const [, day = '', time = '00:00', seconds = ':00', offset] = MOMENT.exec(text) ?? []
  if (!isDay(day) || time > '23:59' || seconds > ':59') return undefined
  if (offset === undefined) return { moment: berlinMoment({ day, time: `${time}${seconds}` }), isLocal: true }
  const colon = /^[+-]\d{4}$/.test(offset) ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase()
  const at = Date.parse(`${day}T${time}${seconds}${colon}`)
  return Number.isNaN(at) ? undefined : { moment: withTownOffset(new Date(at).toISOString()), isLocal: false }
}
