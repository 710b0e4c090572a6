import { DESK_ROOT } from '../files/desk.ts'
import { isRefusal, refuse } from '../http/refusal.ts'
import { guarded } from '../http/security-headers.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from './handler.ts'

/** Scripts and styles of the desk. They hold no content of a town, so they need no sign-in. */
export function deskFile({ desk }: Parts, otherwise: Handler): Handler {
  return c => desk?.(c.req.raw, c.req.path.slice(DESK_ROOT.length)) ?? otherwise(c)
}

/** Pictures and documents. */
export function medien({ media }: Parts): Handler {
  return async c => {
    const response = await media(c.req.raw)
    const { headers } = response
    // A browser that opens a missing picture shows a page instead of an empty window.
    if (response.status >= 400 && !headers.has('content-type')) {
      const told = ['content-range', 'retry-after'].map(name => [name, headers.get(name) ?? ''] as const)
      const { status } = response
      return refuse(
        isRefusal(status) ? status : 500,
        c.get('requestId'),
        Object.fromEntries(told.filter(([, value]) => value)),
      )
    }
    guarded(response)
    // Newsletters and pages of other towns may show our pictures.
    headers.set('cross-origin-resource-policy', 'cross-origin')
    return response
  }
}
