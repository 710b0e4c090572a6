import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

const OWN_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/**
 * Reserved ranges within the public range: for protocols, for documentation, or with an embedded IPv4
 * address.
 */
const APART_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const own = new BlockList()
for (const [network, bits] of OWN_V4) own.addSubnet(network, bits, 'ipv4')

const apart = new BlockList()
for (const [network, bits] of APART_V6) apart.addSubnet(network, bits, 'ipv6')

const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')

/** NAT64: in IPv6-only networks, IPv4 addresses are reached through these. */
const translated = new BlockList()
translated.addSubnet('64:ff9b::', 96, 'ipv6')

/**
 * Whether an address is public, and not one of this machine, its network, its provider, or reserved. Against
 * SSRF: the server must not fetch what only it can reach.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !own.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  if (translated.check(address, 'ipv6')) {
    const inner = lastFour(address)
    return inner !== undefined && isPublicAddress(inner)
  }
  return internet.check(address, 'ipv6') && !apart.check(address, 'ipv6')
}

/**
 * Whether a public address belongs to this machine: services may listen only for it or trust it. Reads the
 * interfaces each time, because addresses change.
 */
export function isOfThisMachine(address: string, interfaces = networkInterfaces()): boolean {
  const inner = isIPv6(address) && translated.check(address, 'ipv6') ? lastFour(address) : undefined
  const here = new BlockList()
  for (const { address: own, family } of Object.values(interfaces).flatMap(some => some ?? []))
    if (!own.includes('%')) here.addAddress(own, family === 'IPv6' ? 'ipv6' : 'ipv4')
  return [address, inner].some(
    one =>
      one !== undefined && (isIPv4(one) ? here.check(one, 'ipv4') : isIPv6(one) && here.check(one, 'ipv6')),
  )
}

/** Returns the IPv4 address in the last 32 bits. */
function lastFour(address: string): string | undefined {
  const whole = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = '', after = ''] = whole.split('::', 2)
  const groups = (part: string) => part.split(':').filter(Boolean)
  const gap = 8 - groups(before).length - groups(after).length
  const all = [...groups(before), ...Array<string>(Math.max(0, gap)).fill('0'), ...groups(after)]
  const [high = 0, low = 0] = all.slice(-2).map(group => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
