import { isCmsError } from '@rathausplatz/contract'
import { data } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { siteOf } from '../cms/site-context.ts'
import { refusal } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { concernOf } from '../termin/concern-of.ts'
import { loadTimes } from '../termin/load-times.ts'
import { TerminPage } from '../termin/termin-page.tsx'
import { FreeTimes } from '../termin/times.tsx'
import type { Route } from './+types/termin-zeiten'

const unkept = { 'cache-control': 'no-store' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  try {
    return data(await loadTimes(site, params, url.searchParams), { headers: unkept })
  } catch (error) {
    if (isCmsError(error) && error.status < 500) throw refusal({ status: 404, hint: '' }, unkept)
    throw error
  }
}

export const headers = headersOf

/** Offers the times for a concern that the visitor has already chosen. */
export default function TerminZeiten({ loaderData, params }: Route.ComponentProps) {
  const { times } = loaderData
  const { angebot } = times
  const anliegen = concernOf(angebot, params.anliegen)
  const here = `/termin/${encodeURIComponent(params.angebot)}/${encodeURIComponent(params.anliegen)}`
  return (
    <TerminPage
      heading="Wann möchten Sie kommen?"
      about={[anliegen?.name, angebot.name].filter(Boolean).join(', ')}
      title={anliegen?.name || 'Termin vereinbaren'}
      way={[{ title: angebot.name, href: `/rathaus/termine/${encodeURIComponent(angebot.id)}` }]}
    >
      <FreeTimes
        {...loaderData}
        timeHref={zeit => `${here}/buchen?${new URLSearchParams({ zeit })}`}
        monthHref={monat => `${here}?${new URLSearchParams({ monat })}`}
      />
    </TerminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
