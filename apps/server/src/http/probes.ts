import type { Trouble } from '@rathausplatz/cms'
import type { Cms } from '@rathausplatz/contract'
import type { Config } from '../settings/config.ts'
import { watchReadiness } from './readiness.ts'

/** Paths of health checks. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

type Probed = {
  cms: Cms
  config: Config
  trouble?: (() => Trouble | undefined) | undefined
  isDraining?: (() => boolean) | undefined
}

export const alive = (): Response => state('lebt', 200)

/** Public wording; the log has the details. */
const REASONS: Record<Trouble, string> = {
  beschaedigt: 'Die Datenbank ist beschädigt.',
  verschwunden: 'Die Datei der Datenbank ist nicht mehr da.',
  voll: 'Die Platte ist voll.',
  platte: 'Der Datenträger meldet Fehler.',
  'nicht-erreichbar': 'Die Datenbank ist nicht erreichbar.',
  bild: 'Ein Bild der Website ist beschädigt.',
}

/**
 * Faults that make the server unready: damage or a missing file needs an operator now, and an unreachable
 * database serves no page. With all others only storing fails, and pages are still served.
 */
const GRAVE: ReadonlySet<Trouble> = new Set(['beschaedigt', 'verschwunden', 'nicht-erreichbar'])

/** Reports whether pages can be answered, and what prevents storing. */
export function readyz({ cms, config, isDraining, trouble }: Probed): () => Promise<Response> {
  const readiness = watchReadiness(cms, { remote: config.cmsUrl !== undefined })
  return async () => {
    if (isDraining?.()) return state('wird beendet', 503)
    const found = await readiness()
    const known = trouble?.()
    if (known) {
      const isGrave = GRAVE.has(known)
      return state(isGrave ? 'nicht bereit' : 'eingeschränkt', isGrave ? 503 : 200, REASONS[known])
    }
    return state(found, found === 'nicht bereit' ? 503 : 200)
  }
}

function state(zustand: string, status: number, grund?: string): Response {
  return Response.json({ zustand, grund }, { status, headers: { 'cache-control': 'no-store' } })
}
