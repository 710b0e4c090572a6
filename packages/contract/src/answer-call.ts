import type * as z from 'zod'
import type { Call } from './call.ts'
import type { CmsHandlers, Identify } from './cms.ts'
import { CmsError } from './cms-error.ts'
import { isConfirmed, may, type Who } from './may.ts'

/** The two parts that a server needs to answer calls: the handlers, and the identification of the caller. */
export type Answering = { handlers: CmsHandlers; identify: Identify }

type Input = Record<string, unknown>

/** Identifies no caller, for a CMS without accounts: no token is valid. */
export const nobody: Identify = async () => undefined

/**
 * Identifies the caller, checks the right, then reads and checks the input. The handler runs only after that.
 */
export async function answerCall(
  { handlers, identify }: Answering,
  call: Call,
  token: unknown,
  read: () => Input | Promise<Input>,
): Promise<unknown> {
  const handler = (handlers as Record<string, ((...asked: never[]) => unknown) | undefined>)[call.name]
  if (!handler) throw new CmsError('aufruf-nicht-beantwortet')
  const who = await admit(call, token, identify)
  const received = receive(call, { ...(await read()), token })
  return who ? handler(received as never, who as never) : handler(received as never)
}

/**
 * Returns the caller of a call. Throws `CmsError` if the call needs a caller and has none, or if the right is
 * missing or the call asks for a confirmation that the session has not.
 */
async function admit(call: Call, token: unknown, identify: Identify): Promise<Who | undefined> {
  const { realm, right, confirmed } = call
  if (!realm) return undefined
  const who = typeof token === 'string' && token ? await identify(realm, token) : undefined
  if (who?.realm !== realm) throw new CmsError('nicht-angemeldet')
  if (!may(who, right as never)) throw new CmsError(who.pflicht ? `${who.pflicht}-zuerst` : 'nicht-erlaubt')
  if (confirmed && !isConfirmed(who)) throw new CmsError('bestaetigung-noetig')
  return who
}

/**
 * Checks the fields of a call against its schemas and fills in their defaults. Throws `nicht-angemeldet` if a
 * protected call has no token.
 */
export function receive<C extends Call>(call: C, input: Input): Input {
  if (call.realm && !input['token']) throw new CmsError('nicht-angemeldet')
  const received: Input = {
    token: input['token'],
    signal: input['signal'],
    sender: input['sender'],
    file: input['file'],
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part]
    if (schema) received[part] = parsePart(schema, input[part] ?? {})
  }
  return received
}

function parsePart(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new CmsError('anfrage-ungueltig', `Nicht gültig: ${issue?.path.join('.') || 'Anfrage'}`)
}
