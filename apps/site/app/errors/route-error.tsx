import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import type { LayoutData } from '../layouts/load-layout.ts'
import { AsDrawn } from '../page/as-drawn.tsx'
import { ErrorPage } from './error-page.tsx'
import { KeptForm } from './kept-form.tsx'
import { hintOf, type Kept, keptIn } from './refusal.ts'
import { RequestIdContext } from './request-id.ts'

/** The `data-standing` by which the browser finds the form that the server has rendered (as-drawn.tsx). */
const KEPT = -3

/**
 * Renders the kept form on the server only. If a script sent the form, the input stays in the form's page
 * (forms/unsent.ts).
 */
const asKept = (kept: Kept, action: string) =>
  import.meta.env.SSR ? (
    <div data-standing={KEPT}>
      <KeptForm {...kept} action={action} />
    </div>
  ) : (
    <AsDrawn place={KEPT} />
  )

/** Returns the status of a thrown value; 500 unless it is a route error. */
function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/**
 * Draws the error page with the data of the town and the id of the request. A route that fails has no `meta`
 * of its own here, because in the browser the router does not call it again after a view failed. An area
 * behind a log-in may pass further links.
 */
export function RouteError({ error, wayOn }: { error: unknown; wayOn?: ReactNode }) {
  const root = useRouteLoaderData<Pick<LayoutData, 'stadt' | 'footerTopics'>>('root')
  const { pathname, search } = useLocation()
  // If a fault happens after navigation in the browser, the log has no line with that id.
  const requestId = use(RequestIdContext)
  const isOfThisPage = requestId?.address === pathname + search
  const kept = keptIn(error)
  return (
    <ErrorPage
      status={statusOf(error)}
      town={root?.stadt?.name}
      message={isRouteErrorResponse(error) ? String(error.data) : ''}
      hint={hintOf(error)}
      email={root?.stadt?.email}
      topics={root?.footerTopics}
      wayOn={kept ? asKept(kept, pathname + search) : wayOn}
      requestId={isOfThisPage ? requestId.id : undefined}
    />
  )
}
