import { withoutCounts } from '@rathausplatz/templates/portal-views'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import { takeNothing } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { loadPage } from '../page/load-page.ts'
import { pageMeta } from '../page/page-meta.ts'
import { PageView } from '../page/page-view.tsx'
import { structuredPage } from '../page/structured-data.ts'
import { bringViews } from '../page/views.ts'
import { keptForVisit } from '../pwa/connection/kept-for-visit.ts'
import { orLeave } from '../pwa/connection/leave-to-browser.ts'
import { orStay } from '../pwa/update/chunk-failure.ts'
import { questionThatLedHere } from '../search/only-hit.ts'
import { OnlyHitNote } from '../search/only-hit-note.tsx'
import type { Route } from './+types/page'

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const site = siteOf(context)
  const [page, question] = await Promise.all([
    loadPage(site, url.pathname, url.searchParams),
    questionThatLedHere(site, url.pathname, url.searchParams),
  ])
  const loaded = { ...page, question, structured: await structuredPage(site, page) }
  return data(loaded, { headers: keptForVisit(request) })
}

/** On the way to the page its views come too. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const page = await orLeave(serverLoader(), request)
  await orStay(bringViews(page.entries.map(({ template }) => template)))
  return page
}

export const action = takeNothing

/** Showing more of a list that is already here asks for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return withoutCounts(currentUrl) !== withoutCounts(nextUrl)
}

/** An error page is kept by nobody. */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs): HeadersInit {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  if (error || !loaderData) return []
  const root = matches[0].loaderData
  const town = root?.stadt?.name ?? ''
  return pageMeta(loaderData, town, root?.publicUrl ?? '')
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { question, ...page } = loaderData
  return (
    <>
      {question && <OnlyHitNote question={question} />}
      <PageView page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
