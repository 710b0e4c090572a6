import { withoutCounts } from '@rathausplatz/templates/portal-views'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { OF_THIS_DEVICE } from '../abfall/of-this-device.ts'
import { askedForPlace } from '../abfall/remembered-place.ts'
import { siteOf } from '../cms/site-context.ts'
import { takeNothing } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { askedAt } from '../hilfreich/asked.ts'
import { bringQuestion } from '../hilfreich/hilfreich.tsx'
import { loadPage, shown } from '../page/load-page.ts'
import { pageMeta } from '../page/page-meta.ts'
import { bringLayout, PageView } from '../page/page-view.tsx'
import { structuredPage } from '../page/structured-data.ts'
import { bringViews } from '../page/views.ts'
import { keptForVisit } from '../pwa/connection/kept-for-visit.ts'
import { orLeave } from '../pwa/connection/leave-to-browser.ts'
import { orStay } from '../pwa/update/chunk-failure.ts'
import { questionThatLedHere } from '../search/only-hit.ts'
import { OnlyHitNote } from '../search/only-hit-note.tsx'
import type { Route } from './+types/home'

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const site = siteOf(context)
  const place = askedForPlace(request.headers.get('cookie'))
  const [page, question, mayAsk] = await Promise.all([
    loadPage(site, url.pathname, url.searchParams, {
      gemerkterAbfallort: place.ask,
      gemerkteTonnen: place.bins,
    }),
    questionThatLedHere(site, url.pathname, url.searchParams),
    askedAt(site, url.pathname, url.searchParams),
  ])
  // A page that says that content was deleted does not ask whether it was helpful.
  const asked = page.status ? undefined : mayAsk
  await Promise.all([bringLayout(page.pageLayout), bringQuestion(asked)])
  if (question === undefined && !place.isOfThisDevice()) site.onSameForAll?.()
  const loaded = {
    ...shown(page),
    ...(asked === undefined ? {} : { asked }),
    question,
    structured: await structuredPage(site, page),
  }
  return data(loaded, {
    status: page.status ?? 200,
    headers: page.status
      ? {}
      : {
          ...(place.isOfThisDevice() ? { 'cache-control': OF_THIS_DEVICE } : {}),
          ...keptForVisit(request),
        },
  })
}

/** Loads layout and views of the page during navigation. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const page = await orLeave(serverLoader(), request)
  await orStay(
    Promise.all([
      bringLayout(page.pageLayout),
      bringViews(page.entries.map(({ template }) => template)),
      bringQuestion(page.asked),
    ]),
  )
  return page
}

export const action = takeNothing

/** A step that shows more of a loaded list does not reload the data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return withoutCounts(currentUrl) !== withoutCounts(nextUrl)
}

/** The error headers prevent caching of error pages. */
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
