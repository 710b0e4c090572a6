import { data } from 'react-router'
import { OF_THIS_DEVICE } from '../abfall/of-this-device.ts'
import { rememberedBins, rememberedPlace } from '../abfall/remembered-place.ts'
import { headersOf } from '../answers/headers-of.ts'
import { siteOf } from '../cms/site-context.ts'
import { RouteError } from '../errors/route-error.tsx'
import { orLeave } from '../pwa/connection/leave-to-browser.ts'
import { loadUnterwegs } from '../pwa/unterwegs/load-unterwegs.ts'
import { UnterwegsPage } from '../pwa/unterwegs/unterwegs-page.tsx'
import type { Route } from './+types/unterwegs'

export async function loader({ context, request }: Route.LoaderArgs) {
  const cookies = request.headers.get('cookie')
  const place = rememberedPlace(cookies)
  const unterwegs = await loadUnterwegs(siteOf(context), place, rememberedBins(cookies))
  return data(unterwegs, place === undefined ? {} : { headers: { 'cache-control': OF_THIS_DEVICE } })
}

export const headers = headersOf

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return orLeave(serverLoader(), request)
}

export function meta({ matches }: Route.MetaArgs) {
  const town = matches[0].loaderData?.stadt?.name ?? ''
  return [
    { title: ['Unterwegs', town].filter(Boolean).join(' – ') },
    { name: 'description', content: 'Notrufe, Öffnungszeiten und gespeicherte Seiten, auch ohne Netz.' },
    { property: 'og:title', content: 'Unterwegs' },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Unterwegs({ loaderData }: Route.ComponentProps) {
  return <UnterwegsPage unterwegs={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
