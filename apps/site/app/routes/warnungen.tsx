import { siteOf } from '../cms/site-context.ts'
import { RouteError } from '../errors/route-error.tsx'
import { loadWarnungen } from '../warnungen/load-warnungen.ts'
import { WarnungenPage } from '../warnungen/warnungen-page.tsx'
import type { Route } from './+types/warnungen'

export async function loader({ context }: Route.LoaderArgs) {
  return loadWarnungen(siteOf(context))
}

export function meta({ matches }: Route.MetaArgs) {
  const town = matches[0].loaderData?.stadt?.name ?? ''
  return [
    { title: ['Warnungen', town].filter(Boolean).join(' – ') },
    { name: 'description', content: 'Was zurzeit gefährlich ist, was zu tun ist und wer es sagt.' },
    { property: 'og:title', content: 'Warnungen' },
  ]
}

export default function Warnungen({ loaderData }: Route.ComponentProps) {
  return <WarnungenPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
