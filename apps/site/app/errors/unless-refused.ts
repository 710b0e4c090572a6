import type { ActionFunctionArgs, ServerBuild } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import { refusal } from './refusal.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/**
 * Wraps the routes of a build: no action runs if the server has refused the body. So a refused request
 * changes nothing, whether the action reads the form or not. Pages answer with the error page, routes
 * for programs with a line of text.
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
