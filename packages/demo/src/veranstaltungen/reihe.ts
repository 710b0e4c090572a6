import type { Regel, Serie } from '@rathausplatz/contract'
import { termineOf } from '@rathausplatz/kalender'
import { berlinDay, plusDays } from '@rathausplatz/time'
import type { Bildname } from '../bild.ts'
import { type Day, dateOf, holidays, isHoliday, momentOf } from '../calendar.ts'
import { organisationseinheiten } from '../organisationseinheiten.ts'
import type { Rubrikname } from '../rubriken.ts'
import { type Ferien, ferienAm } from '../schulferien.ts'
import { type Ortsname, orte } from './orte.ts'

/** A recurring event as its organiser wrote it. */
export type Reihe = {
  slug: string
  titel: string
  einleitung: string
  ort: Ortsname
  veranstalter: string
  rubriken: [Rubrikname, ...Rubrikname[]]
  bild?: Bildname
  text: string
  eintritt?: string
  kostenlos?: boolean
  regel: Regel
  von: string
  bis?: string
  /** The first and the last possible day, unless the event recurs all year round. */
  saison?: (heute: Day) => [Day, Day]
  /** A pause: months with a reason, school holidays, or a reason for a single day. */
  pause?:
    | { monate: readonly number[]; grund: string }
    | { ferien: Ferien }
    | { grundAm: (tag: Day) => string | undefined }
  /** True if the event moves to the day before a public holiday instead of being cancelled. */
  weicht?: boolean
}

const DAYS_AHEAD = 400

/**
 * Returns the dates of a series from two months ago to a year ahead; dates on public holidays, in pauses and
 * while the venue is closed are cancelled.
 */
export function serieOf(reihe: Reihe, heute: Date) {
  const { regel, von, bis, saison = allYear, pause, weicht = false } = reihe
  const closures = closuresOf(orte[reihe.ort].ort, heute)
  const [begin, end] = saison(berlinDay(heute))
  const bare: Serie = { regel, bis: end, zusatztermine: [], ausfalltermine: [] }
  const days = termineOf({ datum_von: momentOf(begin, von), serie: bare }).map(({ termin }) => termin)

  const cancelled = days.flatMap(tag => {
    const paused = pause && pauseOn(tag, pause)
    if (paused) return [{ tag, grund: paused }]
    if (!isHoliday(tag)) {
      const closure = closures.find(({ beginn, ende }) => isWithin(momentOf(tag, von), beginn, ende))
      return closure ? [{ tag, grund: closure.zusatz ?? '' }] : []
    }
    const grund = holidays.on(tag) ?? (tag.endsWith('-12-24') ? 'Heiligabend' : 'Silvester')
    return [
      { tag, grund: weicht && !isHoliday(plusDays(tag, -1)) ? `${grund}, wir sind am Tag davor da` : grund },
    ]
  })
  const moved = weicht
    ? cancelled.map(({ tag }) => ({ tag: plusDays(tag, -1) })).filter(({ tag }) => !isHoliday(tag))
    : []
  const [first = begin] = days
  return {
    datum_von: momentOf(first, von),
    ...(bis ? { datum_bis: momentOf(first, bis) } : {}),
    serie: { ...bare, zusatztermine: moved, ausfalltermine: cancelled },
  }
}

/** Returns why a series pauses on a day, or `undefined`. */
function pauseOn(tag: Day, pause: NonNullable<Reihe['pause']>): string | undefined {
  if ('ferien' in pause) return ferienAm(tag) === pause.ferien ? pause.ferien : undefined
  if ('grundAm' in pause) return pause.grundAm(tag)
  return pause.monate.includes(Number(tag.slice(5, 7))) ? pause.grund : undefined
}

const allYear = (heute: Day): [Day, Day] => [
  firstOfMonth(heute, -2),
  plusDays(firstOfMonth(plusDays(heute, DAYS_AHEAD), 0), -1),
]

const firstOfMonth = (day: Day, ahead: number): Day =>
  dateOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + ahead, 1)

const isWithin = (moment: string, begin: string, end: string) =>
  Date.parse(begin) <= Date.parse(moment) && Date.parse(moment) < Date.parse(end)

/** Returns the closings of a venue; a venue that is no house of the town has none. */
const closuresOf = (ort: string, heute: Date) =>
  organisationseinheiten(heute)
    .filter(({ kurzname, name }) => ort.startsWith(kurzname || name))
    .flatMap(({ oeffnungszeiten = [] }) => oeffnungszeiten[0]?.abweichendeZeiten ?? [])
    .filter(({ zeiten = [] }) => zeiten.length === 0)
