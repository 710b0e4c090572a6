import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import type { LayoutData } from '../layouts/load-layout.ts'
import { AsDrawn } from '../page/as-drawn.tsx'
import { ErrorPage } from './error-page.tsx'
import { KeptForm } from './kept-form.tsx'
import { hintOf, type Kept, keptIn } from './refusal.ts'
import { RequestIdContext } from './request-id.ts'

/** Where the kept form stands among what a page carries drawn (as-drawn.tsx). */
const KEPT = -3

/** Only the server draws it: what a script has sent stays on the page that it stands on (forms/unsent.ts). */
const asKept = (kept: Kept, action: string) =>
  import.meta.env.SSR ? (
    <div data-standing={KEPT}>
      <KeptForm {...kept} action={action} />
    </div>
  ) : (
    <AsDrawn place={KEPT} />
  )

/** Status of what a loader or a view threw; anything that was not meant to be thrown is a 500. */
function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/**
 * The error page for what was thrown, with what is known of the town and of the request. Routes that fail say nothing of
 * themselves (`meta`): in the browser the router does not ask them again when a view has failed. A room may offer a way on.
 */
export function RouteError({ error, wayOn }: { error: unknown; wayOn?: ReactNode }) {
  const root = useRouteLoaderData<Pick<LayoutData, 'stadt' | 'footerTopics'>>('root')
  const { pathname, search } = useLocation()
  // What has failed since, on the way by a link, is not in the log under that id.
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
