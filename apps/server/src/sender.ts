import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** An address as proxies write it, with the port that some add: `192.0.2.7:51234`, `[2001:db8::1]:51234`. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\])(?::\d+)?$/i

/**
 * Address of who sends a request: of the connection, or behind a trusted proxy the last that it names. That one it has
 * seen itself; what stands before it, anybody can have written.
 */
export function senderOf(incoming: IncomingMessage | undefined, trustProxy: boolean): string | undefined {
  const claimed = trustProxy ? lastOf(incoming?.headers['x-forwarded-for']) : undefined
  return claimed ?? incoming?.socket.remoteAddress
}

function lastOf(header: string | string[] | undefined): string | undefined {
  const written =
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  const [, v4, v6] = WITH_PORT.exec(written) ?? []
  const address = v4 ?? v6 ?? written
  return isIP(address) === 0 ? undefined : address
}
