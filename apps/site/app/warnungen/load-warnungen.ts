import { calls, type Hinweis, type WarnquelleStand, type Warnung } from '@rathausplatz/contract'
import { lautstaerke } from '@rathausplatz/contract/labels'
import { berlinDay } from '@rathausplatz/time'
import type { SiteContext } from '../cms/site-context.ts'
import { standOf } from '../stand/stand.ts'
import { isOver } from './is-over.ts'

/** What is warned of just now: by the town and by official services. What cannot be had is said, and the page lives. */
export async function loadWarnungen(site: SiteContext) {
  const { cms, log, now, requestId } = site
  const missing = (what: string) => (err: unknown) => {
    log.warn({ err, requestId }, `${what} nicht ladbar`)
    return undefined
  }
  const [told, town] = await Promise.all([
    cms.call(calls.warnungen, {}).catch(missing('Warnungen')),
    cms.call(calls.stadt, {}).catch(missing('Hinweise der Stadt')),
  ])
  return {
    warnungen: (told?.data ?? [])
      .filter(warnung => !warnung.vorbei && !isOver(warnung, now))
      .toSorted((a, b) => loudness(b) - loudness(a)),
    quellen: (told?.quellen ?? []).map(one =>
      Object.assign({}, one, { zustand: one.zustand ?? stateOf(one, now) }),
    ),
    kreis: told?.kreis ?? '',
    hinweise: (town?.hinweise ?? []).filter(hinweis => isWarning(hinweis) && !isOver(hinweis, now)),
    ort: town?.anschrift.city ?? '',
    heute: berlinDay(now),
    // To the minute: within one the page is the same for everybody.
    jetzt: `${now.toISOString().slice(0, 16)}:00.000Z`,
    isWhole: told !== undefined && town !== undefined,
    /** Of kept answers: what they do not name may be warned of by now. */
    stand: standOf(site),
  }
}

export type LoadedWarnungen = Awaited<ReturnType<typeof loadWarnungen>>

/** Of another CMS, whose rhythm we do not know: what was read within the hour is believed. */
function stateOf({ stand, gestoert }: WarnquelleStand, now: Date): NonNullable<WarnquelleStand['zustand']> {
  if (stand === null) return 'nie'
  return gestoert || now.getTime() - Date.parse(stand) > HOUR_MS ? 'veraltet' : 'frisch'
}

const HOUR_MS = 3_600_000

/** What says that danger is over, or that there is none, is the quietest. */
const loudness = ({ stufe, entwarnt, probe }: Warnung): number =>
  entwarnt || probe ? -1 : lautstaerke(stufe)

/** Of the town's own word what is danger; what others say stands with them. */
const isWarning = ({ quelle, stufe, kategorie, wo, seite }: Hinweis): boolean =>
  quelle === '' &&
  wo === 'default' &&
  seite === '' &&
  (stufe === 'notfall' || stufe === 'dringend' || kategorie === 'warnung')
