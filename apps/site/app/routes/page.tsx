import { withoutCounts } from '@rathausplatz/templates/views'
import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import { ErrorPage } from '../errors/error-page.tsx'
import { loadPage } from '../page/load-page.ts'
import { pageMeta } from '../page/page-meta.ts'
import { PageView } from '../page/page-view.tsx'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/page'

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadPage(siteOf(context), url.pathname)
}

/** Showing more of a list that is already here asks for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return withoutCounts(currentUrl) !== withoutCounts(nextUrl)
}

/** An error page is kept by nobody. */
export function headers({ errorHeaders }: Route.HeadersArgs): HeadersInit {
  return errorHeaders ?? {}
}

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData
  const town = root?.stadt?.name ?? ''
  if (!loaderData) {
    const status = isRouteErrorResponse(error) ? error.status : 500
    return [{ title: `Fehler - ${status} – ${town}` }, { name: 'robots', content: 'noindex' }]
  }
  return pageMeta(loaderData, town, root?.publicUrl ?? '')
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PageView page={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const message = isRouteErrorResponse(error) ? String(error.data) : ''
  return (
    <ErrorPage status={status} message={message} email={root?.stadt?.email} requestId={root?.requestId} />
  )
}
