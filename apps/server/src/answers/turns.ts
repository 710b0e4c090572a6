import type { Context } from 'hono'
import { fairTurns } from '../http/fair-turns.ts'
import { refuse } from '../http/refusal.ts'
import { networkOf, senderOf } from '../http/sender.ts'
import type { Config } from '../settings/config.ts'
import { type Env, hasGone } from './handler.ts'

export type InTurn = (
  c: Context<Env>,
  work: (sender: string | undefined) => Promise<Response>,
) => Promise<Response>

/**
 * Renders and calls take turns by network of the sender, because they cost CPU time. Files and pictures have
 * limits of their own.
 */
export function turns({ trustProxy }: Config): InTurn {
  const take = fairTurns()
  return (c, work) => {
    const sender = senderOf(c.env?.incoming, trustProxy)
    return take(networkOf(sender), async () => {
      // The client disconnected while it waited: nothing is rendered.
      if (hasGone(c)) return refuse(408, c.get('requestId'))
      return work(sender)
    })
  }
}
