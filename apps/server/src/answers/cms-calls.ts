import { answerOverHttp, bodyOf, type Identify, isCmsError, nobody, tokenIn } from '@rathausplatz/contract'
import type { Context } from 'hono'
import { letArrive, letWait } from '../http/arrival.ts'
import { LARGEST, withBody } from '../http/body-limit.ts'
import { compressData } from '../http/compress-page.ts'
import { deskToken } from '../http/desk-session.ts'
import { fairTurns } from '../http/fair-turns.ts'
import { guarded } from '../http/security-headers.ts'
import { networkOf, senderOf } from '../http/sender.ts'
import { isForeignForm } from '../http/sent-form.ts'
import type { Parts } from '../parts.ts'
import type { Config } from '../settings/config.ts'
import type { Env, Handler } from './handler.ts'
import { passedOnCalls } from './passed-on-calls.ts'
import { messageOf, problem } from './refusals.ts'
import type { InTurn } from './turns.ts'

/** Lists and forms of the desk: large, and only for signed-in editors. */
const DESK_CALLS = '/api/cms/redaktion/'

/** Answers the calls below `/api/cms/`. A remote CMS answers its own calls; only few are passed on to it. */
export function cmsEndpoint(parts: Parts, inTurn: InTurn): Handler {
  const { handlers, identify = nobody, log, config } = parts
  if (!handlers) return passedOnCalls(parts, inTurn)
  const answer = answerOverHttp({ handlers, identify }, (error, about) =>
    log.error({ err: error, ...about }, messageOf(error)),
  )
  const taking = fileTaker(config)
  return async c => {
    const requestId = c.get('requestId')
    // Programs send no origin. Browsers do, and only our own pages may send.
    if (isForeignForm(c.req.raw, config)) return problem('fremde-herkunft', requestId)
    const token = deskToken(c.req.raw, config)
    if (bodyOf(c.req.method, c.req.path).takesFile)
      return taking(c, await isKnown(c.req.raw, identify, token), sender =>
        answer(c.req.raw, { requestId, sender, token }),
      )
    const request = await withBody(c.req.raw, await limitOf(c.req.raw, identify, token))
    if (!request) return problem('zu-gross', requestId, { connection: 'close' })
    // Compression happens inside the turn, so that it is limited per network like the rest of the work.
    return inTurn(c, async sender => {
      const response = guarded(await answer(request, { requestId, sender, token }))
      return c.req.path.startsWith(DESK_CALLS) ? compressData(c.req.raw, response) : response
    })
  }
}

/** Turns of signed-in senders of files: a few of one network at a time. Waiting files delay no page. */
const filesInTurn = fairTurns({ atOnce: 3, room: 20 })
/**
 * Turns of anonymous senders of files. Their longest wait is short enough that a waiting request is still
 * answered before its connection is closed (unpack.ts).
 */
const filesOfAnybody = fairTurns({ atOnce: 3, room: 20, longestWaitMs: 2_500 })

function fileTaker({
  trustProxy,
}: Config): (
  c: Context<Env>,
  isKnown: boolean,
  take: (sender: string | undefined) => Promise<Response>,
) => Promise<Response> {
  return async (c, isKnown, take) => {
    const incoming = isKnown ? c.env?.incoming : undefined
    const sender = senderOf(c.env?.incoming, trustProxy)
    letWait(incoming)
    const inTurn = isKnown ? filesInTurn : filesOfAnybody
    const response = await inTurn(networkOf(sender), () => {
      letArrive(incoming)
      return take(sender)
    })
    // The rest of a refused body is not read.
    if (!response.ok) response.headers.set('connection', 'close')
    return guarded(response)
  }
}

/** Returns the largest body of this call in bytes; more than `LARGEST` only for a signed-in caller. */
async function limitOf(request: Request, identify: Identify, inCookie?: string): Promise<number> {
  const { largest = LARGEST } = bodyOf(request.method, new URL(request.url).pathname)
  return largest > LARGEST && (await isKnown(request, identify, inCookie)) ? largest : LARGEST
}

/** True if the token of the request identifies an account in the realm of this call. */
async function isKnown(request: Request, identify: Identify, inCookie?: string): Promise<boolean> {
  const { realm } = bodyOf(request.method, new URL(request.url).pathname)
  const token = realm && (tokenIn(realm, request.headers) ?? inCookie)
  if (!token) return false
  try {
    return Boolean(await identify(realm, token))
  } catch (error) {
    // Identification fails for now: answer 503, instead of refusing a signed-in editor's page as too large.
    if (isCmsError(error) && error.status === 503) throw error
    // The call itself refuses this token again and answers why.
    return false
  }
}
