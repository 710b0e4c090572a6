import { calls, type Hinweis } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/kalender'
import type { SiteContext } from '../cms/site-context.ts'

/** What is warned of just now: by the town and by official services. What cannot be had is said, and the page lives. */
export async function loadWarnungen({ cms, log, now, requestId }: SiteContext) {
  const missing = (what: string) => (err: unknown) => {
    log.warn({ err, requestId }, `${what} nicht ladbar`)
    return undefined
  }
  const [told, town] = await Promise.all([
    cms.call(calls.warnungen, {}).catch(missing('Warnungen')),
    cms.call(calls.stadt, {}).catch(missing('Hinweise der Stadt')),
  ])
  return {
    warnungen: told?.data ?? [],
    quellen: told?.quellen ?? [],
    kreis: told?.kreis ?? '',
    hinweise: (town?.hinweise ?? []).filter(isWarning),
    ort: town?.anschrift.city ?? '',
    heute: berlinDay(now),
    // To the minute: within one the page is the same for everybody.
    jetzt: `${now.toISOString().slice(0, 16)}:00.000Z`,
    isWhole: told !== undefined && town !== undefined,
  }
}

export type LoadedWarnungen = Awaited<ReturnType<typeof loadWarnungen>>

/** Of the town's own word what is danger; what others say stands with them. */
const isWarning = ({ quelle, stufe, kategorie, wo, seite }: Hinweis): boolean =>
  quelle === '' &&
  wo === 'default' &&
  seite === '' &&
  (stufe === 'notfall' || stufe === 'dringend' || kategorie === 'warnung')
