import { berlinDay, plusDays } from '@rathausplatz/time'
import type { Day } from '../calendar.ts'
import { alleSitzungstage, type Tagend } from './tage.ts'
import type { Wann } from './vorlage.ts'

/** A meeting on its day: past, future, cancelled or moved. */
export type Termin = {
  gremium: Tagend
  tag: Day
  /** The meeting is before the day on which the demo starts. */
  vorbei: boolean
  abgesagt?: string
  verlegt?: { von: Day; grund: string }
  gemeinsamMit?: Tagend
}

const imMonat = (month: string) => (termin: Termin) => termin.tag.slice(5, 7) === month

/** Returns all meetings of the demo, the earliest first. */
export function termine(now: Date): Termin[] {
  const heute = berlinDay(now)
  const of = (gremium: Tagend) =>
    alleSitzungstage(gremium, heute).map((tag): Termin => ({ gremium, tag, vorbei: tag < heute }))
  const technik = of('technik')
  const verwaltung = of('verwaltung')
  replaceLast(technik, imMonat('01'), termin => ({
    ...termin,
    abgesagt: 'Es lagen keine Vorlagen und keine Bauanträge vor.',
  }))
  replaceLast(verwaltung, imMonat('03'), ({ tag, ...termin }) => ({
    ...termin,
    tag: plusDays(tag, 1),
    verlegt: { von: tag, grund: 'Im Ratssaal wurde die Lüftung repariert.' },
    vorbei: plusDays(tag, 1) < heute,
  }))
  replaceLast(verwaltung, imMonat('10'), termin => ({ ...termin, gemeinsamMit: 'technik' }))
  return [...of('gemeinderat'), ...technik, ...verwaltung, ...of('bildung')].toSorted((a, b) =>
    a.tag < b.tag ? -1 : 1,
  )
}

/** Changes the last past meeting that matches. */
function replaceLast(
  list: Termin[],
  isIt: (termin: Termin) => boolean,
  change: (termin: Termin) => Termin,
): void {
  const index = list.findLastIndex(termin => termin.vorbei && isIt(termin))
  const found = list[index]
  if (found) list[index] = change(found)
}

/** Returns the meeting of a body for a paper; `undefined` outside the period of the demo. */
export function terminFuer(
  all: readonly Termin[],
  gremium: Tagend,
  wann: Wann,
  heute: Day,
): Termin | undefined {
  const own = all.filter(termin => termin.gremium === gremium && !termin.abgesagt)
  const over = own.filter(({ vorbei }) => vorbei)
  if ('am' in wann) return own.find(({ tag }) => tag === wann.am)
  if ('vorTagen' in wann) return over.findLast(({ tag }) => tag <= plusDays(heute, -wann.vorTagen))
  if ('monat' in wann) {
    const month = String(wann.monat).padStart(2, '0')
    return over.filter(imMonat(month)).at(-1 - (wann.vorJahren ?? 0))
  }
  return wann.vor === 0 ? own.find(({ vorbei }) => !vorbei) : over.at(-wann.vor)
}

/** Returns the committee meeting that advised on a paper: the last one at least a week before the council. */
export const vorberatungVor = (all: readonly Termin[], gremium: Tagend, ratstag: Day): Termin | undefined =>
  all.findLast(
    termin =>
      termin.gremium === gremium &&
      !termin.abgesagt &&
      termin.tag <= plusDays(ratstag, -7) &&
      termin.tag > plusDays(ratstag, -120),
  )
