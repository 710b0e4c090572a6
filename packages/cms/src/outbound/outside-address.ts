import type { LookupAddress, LookupAllOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isOfThisMachine, isPublicAddress } from './public-address.ts'
import type { Refusal } from './refusals.ts'

const LONGEST_ADDRESS = 2_000

/** Ports below 1024 other than 80 and 443 belong to other services. */
const isPortOfTheWeb = ({ port }: URL) =>
  port === '' || port === '80' || port === '443' || Number(port) > 1_023

export function addressOf(url: string, base?: URL): URL | undefined {
  if (url.length > LONGEST_ADDRESS || !URL.canParse(url, base)) return undefined
  const address = new URL(url, base)
  const isWeb = address.protocol === 'http:' || address.protocol === 'https:'
  if (!isWeb || address.username || address.password || !isPortOfTheWeb(address)) return undefined
  address.hash = ''
  return address
}

/** An IP address is checked here, because it needs no lookup. */
export function isOwn(address: URL, mayReach: (address: string) => boolean): boolean {
  const bare = bareHost(address)
  return isIP(bare) !== 0 && !mayReach(bare)
}

export const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

export const isOutside = (address: string) => isPublicAddress(address) && !isOfThisMachine(address)

export class OwnNetwork extends Error {
  override name = 'OwnNetwork'
  readonly refusal: Refusal
  /**
   * If all addresses are public, the refusal may say that the name leads to this server: anybody can look
   * that up, and other websites of the town may run here.
   */
  constructor(addresses: readonly string[]) {
    super()
    this.refusal = addresses.every(isPublicAddress) ? 'eigener-server' : 'eigenes-netz'
  }
}

export type LookUp = (
  name: string,
  options: LookupAllOptions,
  tell: (fault: Error | null, found: LookupAddress[]) => void,
) => void

/** Resolves a name without addresses of our own network. */
export const lookupIn =
  (mayReach: (address: string) => boolean, lookUp: LookUp): LookupFunction =>
  (name, options, tell) => {
    lookUp(name, { ...options, all: true }, (fault, found) => {
      if (fault) return tell(fault, '', 0)
      const reachable = found.filter(({ address }) => mayReach(address))
      const [first] = reachable
      if (!first) return tell(new OwnNetwork(found.map(({ address }) => address)), '', 0)
      if (options.all) return tell(null, reachable)
      return tell(null, first.address, first.family)
    })
  }
