import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\])(?::\d+)?$/i

/**
 * Returns the address of the sender: the address of the connection or, behind a trusted proxy, the last
 * address that the proxy names. The proxy has seen this address itself; any client can have written the
 * addresses before it.
 */
export function senderOf(incoming: IncomingMessage | undefined, trustProxy: boolean): string | undefined {
  const claimed = trustProxy ? lastOf(incoming?.headers['x-forwarded-for']) : undefined
  const address = incoming?.socket.remoteAddress
  return claimed ?? (address && plainAddress(address))
}

function lastOf(header: string | string[] | undefined): string | undefined {
  const written =
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  const [, v4, v6] = WITH_PORT.exec(written) ?? []
  const address = v4 ?? v6 ?? written
  return isIP(address) === 0 ? undefined : plainAddress(address)
}

/** An IPv4 address inside an IPv6 one: from a dual-stack socket, or translated on the way (RFC 6052). */
const IPV4_WITHIN = /^(?:::ffff:(?=.+:)|64:ff9b::)(?:([\da-f]{1,4}):)?([\da-f]{1,4})$/

/** Normalises the spelling of an IP address; returns other text unchanged. */
function plainAddress(written = ''): string {
  const address = written.replace(/%.*$/, '')
  if (isIP(address) !== 6) return address
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [isWithin, high = '0', low = '0'] = IPV4_WITHIN.exec(shortest) ?? []
  if (isWithin === undefined) return shortest
  const bytes = [high, low].map(part => Number.parseInt(part, 16)).flatMap(part => [part >> 8, part & 255])
  return bytes.join('.')
}

/**
 * Returns the network of a sender: an IPv4 address, or the first half of an IPv6 address, since one customer
 * can choose among the rest.
 */
export function networkOf(sender?: string): string {
  const address = plainAddress(sender)
  if (isIP(address) !== 6) return address
  const [before = '', after = ''] = address.split('::', 2)
  const [left, right] = [before, after].map(part => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    .slice(0, 4)
    .join(':')
}

/** Returns the network of a sender, for IPv6 the widest one that one customer may have: the first 48 bits. */
export const wideNetworkOf = (sender?: string): string => {
  const network = networkOf(sender)
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network
}

const house = new BlockList()
house.addSubnet('127.0.0.0', 8)
house.addSubnet('10.0.0.0', 8)
house.addSubnet('172.16.0.0', 12)
house.addSubnet('192.168.0.0', 16)
house.addAddress('::1', 'ipv6')
house.addSubnet('fc00::', 7, 'ipv6')
house.addSubnet('fe80::', 10, 'ipv6')

/** True for this machine and for private networks, where a proxy or a container runs. */
export function isInHouse(sender?: string): boolean {
  const address = plainAddress(sender)
  const family = isIP(address)
  return family !== 0 && house.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** True for this machine itself: a proxy, a probe, a local program. */
export const isBeside = (sender?: string): boolean => ['127.0.0.1', '::1'].includes(plainAddress(sender))
