import { FILES_AGAIN, hadFiles, keptFields, STILL_HERE, writtenIn } from '@rathausplatz/contract/kept-fields'
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from 'react-router'
import { isAway } from '../cms/is-away.ts'
import { type SiteContext, siteOf } from '../cms/site-context.ts'
import { tellOnce } from '../cms/tell-once.ts'
import { type Kept, refusal, sentWith } from './refusal.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

const NOT_NOW = 'Das ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.'
const A_MINUTE = '60'

/** The forms that were refused, by request, with the status of the answer. */
const notTaken = new WeakMap<SiteContext, { status: number; kept: Kept | undefined }>()

/**
 * Wraps the routes of a build, so that each answers an outage of the CMS in the same way: 503 with
 * `retry-after`, and the sent form with its input. The same holds if a route has refused a form itself and
 * its page cannot be drawn then.
 */
export const orKept = (routes: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && orKeptRoute(route)]))

function orKeptRoute(route: Route): Route {
  const { action, loader, default: view } = route.module
  const away = (kept?: Kept) =>
    view
      ? refusal({ status: 503, hint: NOT_NOW }, { 'retry-after': A_MINUTE }, kept)
      : new Response(NOT_NOW, {
          status: 503,
          headers: {
            'content-type': 'text/plain; charset=utf-8',
            'cache-control': 'no-store',
            'retry-after': A_MINUTE,
          },
        })

  const acting = async (args: ActionFunctionArgs) => {
    const site = siteOf(args.context)
    try {
      const answer: unknown = await action?.(args)
      const status = statusOf(answer)
      if (status >= 400) notTaken.set(site, { status, kept: keptOf(args.request) })
      return answer
    } catch (error) {
      if (!isAway(error)) throw error
      tellOnce(site, error, 'Formular nicht angenommen')
      throw away(keptOf(args.request))
    }
  }

  const loading = async (args: LoaderFunctionArgs) => {
    const site = siteOf(args.context)
    try {
      const answer: unknown = await loader?.(args)
      if (statusOf(answer) === 503 && notTaken.has(site)) throw away(notTaken.get(site)?.kept)
      return answer
    } catch (error) {
      if (isAway(error)) tellOnce(site, error, 'Seite nicht ladbar')
      const refused = notTaken.get(site)
      const isLost = refused?.status === 503 && statusOf(error) >= 400
      throw isAway(error) || isLost ? away(refused?.kept) : error
    }
  }

  return {
    ...route,
    module: {
      ...route.module,
      ...(action && { action: acting }),
      ...(loader && { loader: loading }),
    },
  }
}

/** Returns the fields to show again; undefined if no form was read. */
function keptOf(request: Request): Kept | undefined {
  const form = sentWith(request)
  if (!form) return undefined
  const fields = keptFields(form)
  const sentence = hadFiles(form) ? `${STILL_HERE} ${FILES_AGAIN}` : STILL_HERE
  return { fields, sentence, written: writtenIn(fields) }
}

/** Returns the status of a response or of `data`; 200 if none is set. */
function statusOf(answer: unknown): number {
  if (answer instanceof Response) return answer.status
  const { type, init } = (answer ?? {}) as { type?: unknown; init?: ResponseInit | null }
  return type === 'DataWithResponseInit' ? (init?.status ?? 200) : 200
}
