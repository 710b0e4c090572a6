import type { Call } from './call.ts'
import type { Cms, CmsHandlers } from './cms.ts'
import { CmsError } from './cms-error.ts'
import { receive } from './http/server.ts'

/** A CMS in the same process: the same checks on the way in, no network hop. */
export function cmsInProcess(handlers: CmsHandlers): Cms {
  const call = async (call: Call, input: Record<string, unknown>): Promise<unknown> => {
    const handler = (handlers as Record<string, ((input: never) => unknown) | undefined>)[call.name]
    if (!handler) throw new CmsError('aufruf-nicht-beantwortet')
    return handler(receive(call, input) as never)
  }
  return { call: call as Cms['call'] }
}
