import { anmeldecookies } from '@rathausplatz/contract/anmeldecookies'

/**
 * Binds the answer of the identity provider to this browser. `zurueck` is the page to which the user returns.
 */
export type Away = { readonly schluessel: string; readonly zurueck: string }

const SECONDS = 600

const nameOf = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}${anmeldecookies.verwaltung.name}`

const written = (value: string, seconds: number, isSecure: boolean) =>
  `${nameOf(isSecure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

export const providerCookie = ({ schluessel, zurueck }: Away, isSecure: boolean): string =>
  written(`${schluessel}.${Buffer.from(zurueck).toString('base64url')}`, SECONDS, isSecure)

/** Returns the cookie header that deletes the provider cookie once it is used or invalid. */
export const endProviderCookie = (isSecure: boolean): string => written('', 0, isSecure)

export function readProviderCookie(header: string | null, isSecure: boolean): Away | undefined {
  const name = `${nameOf(isSecure)}=`
  const found = (header ?? '')
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(name))
  const [, schluessel, zurueck] =
    /^([\w-]{1,200})\.([\w-]{0,4000})$/.exec(found?.slice(name.length) ?? '') ?? []
  if (schluessel === undefined || zurueck === undefined) return undefined
  return { schluessel, zurueck: Buffer.from(zurueck, 'base64url').toString() }
}
