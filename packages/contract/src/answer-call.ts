import type * as z from 'zod'
import type { Call } from './call.ts'
import type { CmsHandlers, Identify } from './cms.ts'
import { CmsError } from './cms-error.ts'
import { may, type Who } from './rights.ts'

/** The end of a call where it is answered: what can be done, and who may ask for it. */
export type Answering = { handlers: CmsHandlers; identify: Identify }

type Input = Record<string, unknown>

/** For a CMS without accounts: no token belongs to anybody. */
export const nobody: Identify = async () => undefined

/** Finds out who asks, then whether they may, then what they ask; only then the handler hears of it. */
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

/** Who makes a call. Throws if nobody is known who must be, or if they may not. */
async function admit(call: Call, token: unknown, identify: Identify): Promise<Who | undefined> {
  const { realm, right } = call
  if (!realm) return undefined
  const who = typeof token === 'string' && token ? await identify(realm, token) : undefined
  if (who?.realm !== realm) throw new CmsError('nicht-angemeldet')
  if (may(who, right as never)) return who
  throw new CmsError(who.pflicht ? `${who.pflicht}-zuerst` : 'nicht-erlaubt')
}

/** Checks the fields of a call against its schemas and fills in their defaults. A protected call needs a token. */
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
