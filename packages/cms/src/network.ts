import { isIPv4, isIPv6 } from 'node:net'

/** The origin of a request: one connection, and the network around it. */
export type Place = { readonly connection: string; readonly network: string }

/**
 * Returns the connection of a sender and the network around it. The connection is an IPv4 address or an IPv6 /64,
 * within which a sender can choose any address; the network is the IPv4 /24 or the IPv6 /48. Undefined if senders
 * cannot be told apart: an untrusted proxy on this machine, or a local program.
 */
export function placeOf(sender = ''): Place | undefined {
  const [address = ''] = sender
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .split('%', 1)
  if (isIPv4(address)) {
    if (address.startsWith('127.')) return undefined
    return { connection: address, network: address.replace(/\d+$/, '*') }
  }
  if (!isIPv6(address) || address === '::1') return undefined
  const groups = groupsOf(address)
  return {
    connection: `${groups.slice(0, 4).join(':')}::`,
    network: `${groups.slice(0, 3).join(':')}::*`,
  }
}

/** The eight groups of an IPv6 address, without their leading zeros. */
function groupsOf(address: string): string[] {
  const [before, after] = address.split('::', 2).map(part => part.split(':').filter(Boolean))
  const left = before ?? []
  const right = after ?? []
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...gap, ...right].map(group => group.replace(/^0+(?=.)/, ''))
}
