import { berlinDay, lastLikelyDay, longDay } from '@rathausplatz/time'
import { fieldsOf } from '../collections/as-far-as-typed.ts'
import type { Finding } from './finding.ts'
import type { Subject } from './places.ts'
import { valueAt } from './value-at.ts'

/** An earlier year is one with a missing or wrong digit. */
const FIRST_YEAR = 1900

/**
 * The dates of a kind, by their path, in which `*` stands for each entry of a list: those that lie ahead when a
 * new content is published, and all others.
 */
type Dates = { readonly ahead?: Readonly<Record<string, string>>; readonly other: readonly string[] }

const OF_HOURS: Dates = {
  ahead: {
    'oeffnungszeiten.*.abweichendeZeiten.*.ende': 'Die abweichende Zeit',
    'oeffnungszeiten.*.gueltigkeiten.*.ende': 'Das Ende dieser Zeiten',
  },
  other: ['oeffnungszeiten.*.abweichendeZeiten.*.beginn', 'oeffnungszeiten.*.gueltigkeiten.*.beginn'],
}

const DATES: Readonly<Record<string, Dates>> = {
  veranstaltung: { ahead: { datum_von: 'Der Termin' }, other: ['datum_bis'] },
  stelle: { ahead: { validThrough: 'Der Bewerbungsschluss' }, other: ['datePosted'] },
  aktuelles: { other: ['datum_von'] },
  intranetbeitrag: { other: ['datum_von'] },
  organisationseinheit: OF_HOURS,
  verzeichniseintrag: OF_HOURS,
  stadt: {
    ahead: { ...OF_HOURS.ahead, 'schulferien.*.bis': 'Das Ende der Ferien' },
    other: [...OF_HOURS.other, 'schulferien.*.von'],
  },
  formular: { ahead: { annahme_bis: 'Das Ende der Annahme' }, other: ['annahme_von'] },
  bekanntmachung: {
    ahead: { frist_bis: 'Die Frist', 'auslegung.bis': 'Das Ende der Auslegung' },
    other: [
      'datum_von',
      'auslegung.von',
      'sitzung.beginn',
      'in_kraft_am',
      'beschlossen_am',
      'ausgefertigt_am',
    ],
  },
}

/** Finds dates of a new or moved content whose year is most likely mistyped. */
export function oddDateFindings({ record: { kind }, data }: Subject, before: unknown, now: Date): Finding[] {
  const dates = Object.hasOwn(DATES, kind) ? DATES[kind] : undefined
  if (!dates) return []
  const today = berlinDay(now)
  const isNew = (path: string, pattern: string) => {
    const day = dayAt(data, path)
    // The entries of a list may have moved.
    return !pathsOf(before, pattern).some(there => dayAt(before, there) === day)
  }
  const all = (patterns: readonly string[]) =>
    patterns.flatMap(pattern => pathsOf(data, pattern).map(path => [path, pattern] as const))
  const findings: Finding[] = []
  const { ahead = {} } = dates
  for (const [path, pattern] of all(Object.keys(ahead))) {
    const what = ahead[pattern] ?? ''
    const day = kind === 'veranstaltung' ? lastDayOf(data) : dayAt(data, path)
    if (day === undefined || day >= today || !(isNew(path, pattern) || before === undefined)) continue
    findings.push({
      gewicht: 'hinweis',
      regel: 'datum-vergangen',
      feld: path,
      satz: `${what} liegt in der Vergangenheit (${longDay(day)}). Stimmt das Jahr?`,
      rat: 'Prüfen Sie Tag und Jahr. Ist das Datum richtig, können Sie den Inhalt so veröffentlichen.',
    })
  }
  const latest = lastLikelyDay(today)
  for (const [path, pattern] of all([...Object.keys(ahead), ...dates.other])) {
    const day = dayAt(data, path)
    const isOdd = day !== undefined && (day > latest || Number(day.slice(0, 4)) < FIRST_YEAR)
    if (!isOdd || !isNew(path, pattern) || findings.some(({ feld }) => feld === path)) continue
    findings.push({
      gewicht: 'hinweis',
      regel: 'datum-fern',
      feld: path,
      satz: `Hier steht ein ungewöhnliches Datum: ${longDay(day)}. Stimmt das Jahr?`,
      rat: 'Prüfen Sie das Jahr. Ist es richtig, können Sie den Inhalt so veröffentlichen.',
    })
  }
  return findings
}

/** The last day of an event; of a series, the last day that it states. */
function lastDayOf(event: unknown): string | undefined {
  const last = dayAt(event, 'datum_bis') ?? dayAt(event, 'datum_von')
  const { serie } = fieldsOf(event)
  if (serie === undefined || serie === null) return last
  const { zusatztermine } = fieldsOf(serie)
  const until = dayAt(serie, 'bis')
  // A series by a number of dates, or with single days, may go on.
  if (until === undefined || last === undefined || (Array.isArray(zusatztermine) && zusatztermine.length > 0))
    return undefined
  return until > last ? until : last
}

/** Returns the paths of a pattern in a content. */
function pathsOf(data: unknown, pattern: string): string[] {
  const [first = '', ...rest] = pattern.split('.*.')
  if (rest.length === 0) return [pattern]
  const list = valueAt(data, first)
  return Array.isArray(list)
    ? list
        .slice(0, MOST_ENTRIES)
        .flatMap((entry, at) => pathsOf(entry, rest.join('.*.')).map(below => `${first}.${at}.${below}`))
    : []
}

/** Most entries of a list that are read. */
const MOST_ENTRIES = 200

/** Returns the day of a field; undefined if it is empty or no date. */
export function dayAt(data: unknown, path: string): string | undefined {
  const value = valueAt(data, path)
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined
  const moment = Date.parse(value)
  if (Number.isNaN(moment)) return undefined
  if (value.length <= 10) return value
  // Deviating hours that end at midnight last until the day before.
  return berlinDay(new Date(path.endsWith('.ende') ? moment - 1 : moment))
}
