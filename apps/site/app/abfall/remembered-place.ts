import { abfallortId } from '@rathausplatz/contract'
import { ablagen } from '@rathausplatz/contract/ablagen'

const A_DAY = 86_400
const { name, dauer } = ablagen.abfallort

/** The place whose waste dates this device was asked to remember, by the cookie of the request. */
export function rememberedPlace(cookies: string | null): string | undefined {
  const [, id] = new RegExp(`(?:^|;\\s*)${name}=([a-z0-9]+)(?:;|$)`).exec(cookies ?? '') ?? []
  return abfallortId.safeParse(id).data
}

/** The same for a page of which it shows only later whether it asks: then it is no page for all. */
export function askedForPlace(cookies: string | null) {
  const place = rememberedPlace(cookies)
  let wasAsked = false
  return {
    ask: () => {
      wasAsked = true
      return place
    },
    isOfThisDevice: () => wasAsked && place !== undefined,
  }
}

/**
 * The cookie that keeps a street, on this device only and only on request (§ 25 Abs. 2 Nr. 2 TDDDG). It holds the id of a
 * street or of a part of it, never a number of a house.
 */
export function placeCookie(id: string | undefined, isSecure: boolean): string {
  const kept = id === undefined ? `${name}=; Max-Age=0` : `${name}=${id}; Max-Age=${dauer.tage * A_DAY}`
  return `${kept}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
