import { answerCall, nobody } from './answer-call.ts'
import type { Call } from './call.ts'
import type { Cms, CmsHandlers, Identify } from './cms.ts'

/** A CMS in the same process: the same checks of the input, no network. */
export function cmsInProcess(handlers: CmsHandlers, identify: Identify = nobody): Cms {
  const call = (call: Call, input: Record<string, unknown>): Promise<unknown> =>
    answerCall({ handlers, identify }, call, input['token'], () => input)
  return { call: call as Cms['call'] }
}
