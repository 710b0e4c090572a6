import { calls, type Hinweis, type WarnquelleStand } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import type { SiteContext } from '../cms/site-context.ts'
import { MOST_SHOWN } from '../layouts/hinweise/put-away.ts'
import { standOf } from '../stand/stand.ts'
import { isOver } from './is-over.ts'
import { loudness } from './loudness.ts'

/**
 * Loads the current warnings of the town and of official services. A part that fails to load is logged and
 * named on the page.
 */
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
  const above = town?.hinweise ?? []
  const valid = above.filter(hinweis => isOfTheTown(hinweis) && !isOver(hinweis, now))
  return {
    warnungen: (told?.data ?? [])
      .filter(warnung => !warnung.vorbei && !isOver(warnung, now))
      .toSorted((a, b) => loudness(b) - loudness(a)),
    quellen: (told?.quellen ?? []).map(one =>
      Object.assign({}, one, { zustand: one.zustand ?? stateOf(one, now) }),
    ),
    kreis: told?.kreis ?? '',
    hinweise: valid.filter(isWarning),
    // Above the pages there is no place for more, and the count there leads here.
    weitere: above.length > MOST_SHOWN ? valid.filter(hinweis => !isWarning(hinweis)) : [],
    /** The form that orders urgent notices of the town by mail; undefined if it sends no mails. */
    benachrichtigen: town?.abos ? '/abo?thema=hinweis' : undefined,
    ort: town?.anschrift.city ?? '',
    heute: berlinDay(now),
    // Rounded down to the minute, so that the page is the same for all visitors within this minute.
    jetzt: `${now.toISOString().slice(0, 16)}:00.000Z`,
    isWhole: told !== undefined && town !== undefined,
    /** Age of the kept answers: newer warnings may be missing. */
    stand: standOf(site),
  }
}

export type LoadedWarnungen = Awaited<ReturnType<typeof loadWarnungen>>

/**
 * Returns the state of a service for a remote CMS whose schedule is unknown: data of the last hour count as
 * fresh.
 */
function stateOf({ stand, gestoert }: WarnquelleStand, now: Date): NonNullable<WarnquelleStand['zustand']> {
  if (stand === null) return 'nie'
  return gestoert || now.getTime() - Date.parse(stand) > HOUR_MS ? 'veraltet' : 'frisch'
}

const HOUR_MS = 3_600_000

/** Whether the town itself says it, to the whole town; notices of services are listed separately. */
const isOfTheTown = ({ quelle, wo, seite }: Hinweis): boolean =>
  quelle === '' && wo === 'default' && seite === ''

/** Whether a notice of the town is about a danger. */
const isWarning = ({ stufe, kategorie }: Hinweis): boolean =>
  stufe === 'notfall' || stufe === 'dringend' || kategorie === 'warnung'
