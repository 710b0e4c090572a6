import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string } }
export type Handler = (c: Context<Env>) => Response | Promise<Response>

/** True if the client has disconnected. A body that could not be read to its end is then no fault of ours. */
export const hasGone = (c: Context<Env>): boolean =>
  c.req.raw.signal.aborted || c.env?.incoming?.socket.destroyed === true
