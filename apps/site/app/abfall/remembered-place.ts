import { abfallortId, tonnenIn, tonnenText } from '@rathausplatz/contract'
import { ablagen } from '@rathausplatz/contract/ablagen'

const A_DAY = 86_400
const { name, dauer } = ablagen.abfallort

/** The id of the place, and behind a colon the chosen bins. */
const COOKIE = new RegExp(`(?:^|;\\s*)${name}=([a-z0-9]+)(?::([\\w.-]+))?(?:;|$)`)

/** Returns the place that this device remembers for its waste collections, from the cookies of a request. */
export function rememberedPlace(cookies: string | null): string | undefined {
  return abfallortId.safeParse(COOKIE.exec(cookies ?? '')?.[1]).data
}

/** Returns the bins that the household has there: `restmuell.4-woechentlich`; empty without a choice. */
export const rememberedBins = (cookies: string | null): string =>
  tonnenText(tonnenIn(COOKIE.exec(cookies ?? '')?.[2] ?? ''))

/**
 * Returns the same place for a page that learns only while it loads whether it needs the place. Once the page
 * asks for the place, it is not the same for all visitors.
 */
export function askedForPlace(cookies: string | null) {
  const place = rememberedPlace(cookies)
  let wasAsked = false
  return {
    ask: () => {
      wasAsked = true
      return place
    },
    bins: () => rememberedBins(cookies),
    isOfThisDevice: () => wasAsked && place !== undefined,
  }
}

/**
 * Returns the `Set-Cookie` value that remembers a street on this device, only on request (§ 25 Abs. 2 Nr. 2
 * TDDDG). The value is the id of a street or of a part of a street, never a house number, and the chosen
 * bins. Without an id it deletes the cookie.
 */
export function placeCookie(id: string | undefined, isSecure: boolean, tonnen = ''): string {
  const value = tonnen === '' ? id : `${id}:${tonnen}`
  const kept = id === undefined ? `${name}=; Max-Age=0` : `${name}=${value}; Max-Age=${dauer.tage * A_DAY}`
  return `${kept}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
