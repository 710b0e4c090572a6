import { berlinDay, plusDays } from '@rathausplatz/time'
import type { Day } from '../calendar.ts'
import { slugDes } from './gremien.ts'
import { type Termin, termine, terminFuer, vorberatungVor } from './sitzung.ts'
import type { Tagend } from './tage.ts'
import type { Entwurf, NichtoeffentlicherEntwurf } from './vorlage.ts'
import { bauen } from './vorlagen/bauen.ts'
import { geldUndOrdnung } from './vorlagen/geld-und-ordnung.ts'
import { nichtoeffentliches } from './vorlagen/nichtoeffentlich.ts'
import { stadtleben } from './vorlagen/stadtleben.ts'

/** A paper with its number, its day, and its meetings; the last one decides. */
export type Vorlage<E = Entwurf> = {
  entwurf: E
  gremium: Tagend
  nummer: string
  slug: string
  datum: Day
  folge: readonly Termin[]
}

/**
 * Returns the day of issue of a paper: a workday about twelve days before its first meeting, never in the
 * future.
 */
function herausgegeben(erste: Day, heute: Day): Day {
  const ahead = plusDays(erste, -12)
  const latest = plusDays(heute, -2)
  let day = ahead < latest ? ahead : latest
  while (new Date(day).getUTCDay() % 6 === 0) day = plusDays(day, -1)
  return day
}

/**
 * Numbers papers through each year; in the first year, the numbers before those of the demo are already used.
 */
function numbered<E extends { kurz: string }>(
  papers: readonly Omit<Vorlage<E>, 'nummer' | 'slug'>[],
  form: (count: number) => string,
  before: (month: number) => number,
): (Vorlage<E> & { entwurf: E })[] {
  const sorted = papers.toSorted((a, b) => (a.datum < b.datum ? -1 : a.datum > b.datum ? 1 : 0))
  const firstYear = sorted[0]?.datum.slice(0, 4) ?? ''
  const counts = new Map([[firstYear, before(Number(sorted[0]?.datum.slice(5, 7)))]])
  return sorted.map(paper => {
    const year = paper.datum.slice(0, 4)
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    const nummer = `${year}/${form(count)}`
    const slug = `${nummer.replace('/', '-').toLowerCase()}-${paper.entwurf.kurz}`
    return Object.assign({ nummer, slug }, paper)
  })
}

/** Returns all papers and meetings on a day. */
export function beratungsfolgen(now: Date) {
  const heute = berlinDay(now)
  const all = termine(now)
  const oeffentlich = [...bauen, ...stadtleben, ...geldUndOrdnung].flatMap(entwurf => {
    const gremium: Tagend = entwurf.gremium ?? 'gemeinderat'
    const last = terminFuer(all, gremium, entwurf.wann, heute)
    if (!last) return []
    const first = entwurf.vorberatung && vorberatungVor(all, entwurf.vorberatung, last.tag)
    const folge = first ? [first, last] : [last]
    const sachverhalt = [...entwurf.sachverhalt, ...(entwurf.amSitzungstag?.(last.tag) ?? [])]
    return [
      {
        entwurf: Object.assign({}, entwurf, { sachverhalt }),
        gremium,
        folge,
        datum: herausgegeben((first ?? last).tag, heute),
      },
    ]
  })
  const geschlossen = nichtoeffentliches.flatMap(entwurf => {
    const gremium: Tagend = entwurf.gremium ?? 'gemeinderat'
    const termin = terminFuer(all, gremium, entwurf.wann, heute)
    return termin ? [{ entwurf, gremium, folge: [termin], datum: herausgegeben(termin.tag, heute) }] : []
  })
  return {
    termine: all,
    oeffentlich: numbered<Entwurf>(
      oeffentlich,
      count => String(count).padStart(3, '0'),
      month => 3 * (month - 1),
    ),
    // Non-public papers have a separate series of numbers, so that the public numbers have no gaps.
    geschlossen: numbered<NichtoeffentlicherEntwurf>(
      geschlossen,
      count => `N${String(count).padStart(2, '0')}`,
      () => 0,
    ),
  }
}

/** Returns the slug of a meeting: `gemeinderat-2026-12-08`. */
export const slugDerSitzung = ({ gremium, tag }: Pick<Termin, 'gremium' | 'tag'>): string =>
  `${slugDes(gremium)}-${tag}`
