import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'
import * as z from 'zod'
import type { Log } from '../log.ts'
import type { Config } from '../settings/config.ts'
import { envelopeOf, type Fault, reportingLog } from './error-reports.ts'
import { openOutbox } from './outbox.ts'
import { viewedPath, viewLetter } from './page-views.ts'

/**
 * Most reports per minute. Faults of browsers, which anybody can invent, have a limit of their own and
 * displace no fault of the server.
 */
const VIEWS = 600
const FAULTS = 20

/** Largest report of a browser, in characters. */
const LARGEST = 16_384
const viewed = z.object({ adresse: z.string() })
const failed = z.object({
  name: z.string().max(200),
  message: z.string().max(2_000),
  stack: z.string().max(10_000),
  adresse: z.string(),
})

const PROGRAM = /bot|crawl|spider|slurp/i

/** Addresses to which browsers report page views and faults. */
export const observePaths = { '/api/aufruf': 'aufrufe', '/api/fehler': 'fehler' } as const

export type Observation = ReturnType<typeof openObservation>

/**
 * Opens the way of page views and faults to the services that an operator has named. Browsers connect to this
 * server alone, so no other server gets their address or a cookie.
 */
export function openObservation({ matomo, sentry, publicUrl }: Config, log: Log) {
  const views = openOutbox(log, 'Seitenaufruf', { perMinute: VIEWS })
  const ownFaults = openOutbox(log, 'Fehlermeldung', { perMinute: FAULTS })
  const browserFaults = openOutbox(log, 'Fehlermeldung eines Browsers', { perMinute: FAULTS })
  const beobachtungen: Beobachtung[] = [
    ...(matomo ? ['aufrufe' as const] : []),
    ...(sentry ? ['fehler' as const] : []),
  ]

  const takeView = (told: unknown) => {
    const { success, data } = viewed.safeParse(told)
    const path = success ? viewedPath(data.adresse, publicUrl) : undefined
    if (path === undefined || !matomo) return false
    views.send(viewLetter(matomo, publicUrl, path))
    return true
  }

  const takeFault = (told: unknown) => {
    const { success, data } = failed.safeParse(told)
    if (!success || !sentry) return false
    const page = viewedPath(data.adresse, publicUrl)
    browserFaults.send(envelopeOf(sentry, { ...data, platform: 'javascript', page }))
    return true
  }

  return {
    /** Kinds that are reported at all. */
    beobachtungen,
    /** Returns the kinds that the browser behind this request shall report. */
    tellsOf: (headers: Headers) => beobachtungen.filter(kind => kind !== 'aufrufe' || !wantsNoCount(headers)),
    /** The log for all parts of the server. */
    log: sentry ? reportingLog(log, (fault: Fault) => ownFaults.send(envelopeOf(sentry, fault))) : log,
    /** Takes a report of a browser. */
    async take(kind: Beobachtung, request: Request): Promise<Response> {
      const text = await request.text()
      if (text.length > LARGEST) return done(413)
      const told = jsonOf(text)
      if (kind === 'fehler') return done(takeFault(told) ? 204 : 400)
      const { headers } = request
      if (wantsNoCount(headers) || PROGRAM.test(headers.get('user-agent') ?? '')) return done(204)
      return done(takeView(told) ? 204 : 400)
    },
    close: () => Promise.all([views, ownFaults, browserFaults].map(outbox => outbox.close())),
  }
}

const done = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/** Global Privacy Control or Do Not Track: this visitor is not counted, not even anonymously. */
function wantsNoCount(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
