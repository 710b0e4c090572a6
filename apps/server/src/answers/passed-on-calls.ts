import { answerOverHttp, type CmsHandlers, calls, nobody } from '@rathausplatz/contract'
import { guarded } from '../http/security-headers.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from './handler.ts'
import { messageOf, problem } from './refusals.ts'
import type { InTurn } from './turns.ts'

const FILE_OF_DRAFT = /^\/api\/cms\/vorschau\/[^/]+\/dateien\/[^/]+$/

/**
 * The calls of a remote CMS that browsers make by the address of this site: the files of a draft, which a page with a
 * preview link shows. The key in the path grants access. All other calls are unknown here.
 */
export function passedOnCalls({ cms, log }: Pick<Parts, 'cms' | 'log'>, inTurn: InTurn): Handler {
  const handlers: CmsHandlers = {
    vorschauDatei: ({ params, query, sender }) => cms.call(calls.vorschauDatei, { params, query, sender }),
  }
  const answer = answerOverHttp({ handlers, identify: nobody }, (error, about) =>
    log.error({ err: error, ...about }, messageOf(error)),
  )
  return async c => {
    const requestId = c.get('requestId')
    if (!FILE_OF_DRAFT.test(c.req.path)) return problem('aufruf-unbekannt', requestId)
    return inTurn(c, async sender => guarded(await answer(c.req.raw, { requestId, sender })))
  }
}
