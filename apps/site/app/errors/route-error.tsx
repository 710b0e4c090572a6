import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import type { LayoutData } from '../layouts/load-layout.ts'
import { AsDrawn } from '../page/as-drawn.tsx'
import { ErrorPage } from './error-page.tsx'
import { KeptForm } from './kept-form.tsx'
import { hintOf, type Kept, keptIn } from './refusal.ts'
import { RequestIdContext } from './request-id.ts'

/** Place of the kept form among the standing parts of a page (as-drawn.tsx). */
const KEPT = -3

/**
 * Only the server draws it: after a form was sent by script, the input stays in its page (forms/unsent.ts).
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
 * Draws the error page with what is known of the town and the request. Routes that fail have no `meta` of
 * their own, because in the browser the router does not call it again after a view failed. A room may pass
 * further links.
 */
export function RouteError({ error, wayOn }: { error: unknown; wayOn?: ReactNode }) {
  const root = useRouteLoaderData<Pick<LayoutData, 'stadt' | 'footerTopics'>>('root')
  const { pathname, search } = useLocation()
  // A fault after navigation in the browser is not in the log under that id.
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
