import type { ActionFunctionArgs, ServerBuild } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import { refusal } from './refusal.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/**
 * The routes of a build, none of whose actions is called where the server has refused what was sent: what is refused
 * changes nothing, whether an action reads the form or not. People are told on a page, programs in a line.
 */
export const unlessRefused = (routes: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && guarded(route)]))

function guarded(route: Route): Route {
  const { action, default: view } = route.module
  if (!action) return route
  const unlessRefused = (args: ActionFunctionArgs) => {
    const { refused } = siteOf(args.context)
    if (!refused) return action(args)
    if (view) throw refusal(refused)
    return new Response(refused.hint, {
      status: refused.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
  return { ...route, module: { ...route.module, action: unlessRefused } }
}
