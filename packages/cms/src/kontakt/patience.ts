import { isIPv4, isIPv6 } from 'node:net'

const TEN_MINUTES = 10 * 60_000

/** Messages that one connection, and the network around it, may send within ten minutes. */
const MOST_OF_ONE = 10
const MOST_OF_NETWORK = 50
/** Of senders that cannot be told apart: a proxy beside us that is not believed, a program in this house. */
const MOST_OF_UNKNOWN = 100

/**
 * How many messages come from where. Kept in memory only and forgotten after ten minutes: no address of a person is
 * stored, and a clock that is set wrong changes nothing. One sender's flood is never another one's refusal.
 */
export function openPatience(now = () => performance.now()) {
  let began = now()
  let sent = new Map<string, number>()
  let forgetting: NodeJS.Timeout | undefined

  const forget = () => {
    clearTimeout(forgetting)
    forgetting = undefined
    sent = new Map()
  }

  return {
    /** Counts a message. Where its sender has sent too many: the seconds to wait, and nothing is counted. */
    take(sender: string | undefined): number | undefined {
      if (now() - began >= TEN_MINUTES) {
        began = now()
        forget()
      }
      const limits = limitsOf(sender)
      if (limits.some(([name, most]) => (sent.get(name) ?? 0) >= most)) {
        return Math.ceil((began + TEN_MINUTES - now()) / 1000)
      }
      // Forgotten on time also where no further message comes.
      forgetting ??= setTimeout(forget, TEN_MINUTES).unref()
      for (const [name] of limits) sent.set(name, (sent.get(name) ?? 0) + 1)
      return undefined
    },
  }
}

type Limit = readonly [name: string, most: number]

/** Someone has one IPv4 address, or a whole network of IPv6 addresses to choose from. */
function limitsOf(sender = ''): Limit[] {
  const [address = ''] = sender
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .split('%', 1)
  if (isIPv4(address)) {
    if (address.startsWith('127.')) return [['', MOST_OF_UNKNOWN]]
    return [
      [address, MOST_OF_ONE],
      [address.replace(/\d+$/, '*'), MOST_OF_NETWORK],
    ]
  }
  if (!isIPv6(address) || address === '::1') return [['', MOST_OF_UNKNOWN]]
  const groups = groupsOf(address)
  return [
    [`${groups.slice(0, 4).join(':')}::`, MOST_OF_ONE],
    [`${groups.slice(0, 3).join(':')}::*`, MOST_OF_NETWORK],
  ]
}

/** The eight groups of an IPv6 address, without their leading zeros. */
function groupsOf(address: string): string[] {
  const [before, after] = address.split('::', 2).map(part => part.split(':').filter(Boolean))
  const left = before ?? []
  const right = after ?? []
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...gap, ...right].map(group => group.replace(/^0+(?=.)/, ''))
}
