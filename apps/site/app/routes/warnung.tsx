import { calls, isCmsError } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/kalender'
import { data } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { siteOf } from '../cms/site-context.ts'
import { notFound } from '../errors/not-found.ts'
import { RouteError } from '../errors/route-error.tsx'
import { WarnungPage } from '../warnungen/warnung-page.tsx'
import type { Route } from './+types/warnung'

/** One that is over says so, and nobody keeps it. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { cms, log, now, requestId } = siteOf(context)
  const warnung = await cms.call(calls.warnung, { params: { id } }).catch((err: unknown) => {
    if (!isCmsError(err) || err.status >= 500) log.warn({ err, requestId }, 'Warnung nicht ladbar')
    throw notFound()
  })
  const loaded = { warnung, heute: berlinDay(now), jetzt: `${now.toISOString().slice(0, 16)}:00.000Z` }
  return warnung.vorbei
    ? data(loaded, { status: 410, headers: { 'cache-control': 'no-store' } })
    : data(loaded, { headers: {} })
}

export const headers = headersOf

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const town = matches[0].loaderData?.stadt?.name ?? ''
  const warnung = loaderData?.warnung
  if (!warnung) return []
  const { titel, vorbei, entwarnt, bis, anweisung, beschreibung } = warnung
  const robots = vorbei || entwarnt || bis === null ? 'noindex' : `unavailable_after: ${bis}`
  return [
    { title: [titel, town].filter(Boolean).join(' – ') },
    { name: 'description', content: (anweisung || beschreibung || titel).slice(0, 160) },
    { property: 'og:title', content: titel },
    { name: 'robots', content: robots },
  ]
}

export default function Warnung({ loaderData }: Route.ComponentProps) {
  return <WarnungPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
