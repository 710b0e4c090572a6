import { ablagen } from '@rathausplatz/contract/ablagen'

/** Light or dark; without a choice of the visitor the device decides. */
export type Mode = 'light' | 'dark'

/** The choices of the visitor; `modus` is the value in the cookie and in the form. */
export const modeChoices = [
  { modus: 'geraet', label: 'Wie das Gerät', mode: undefined },
  { modus: 'hell', label: 'Hell', mode: 'light' },
  { modus: 'dunkel', label: 'Dunkel', mode: 'dark' },
] as const satisfies readonly { modus: string; label: string; mode: Mode | undefined }[]

const A_DAY = 86_400

/** Returns the mode that the visitor chose, from the cookie of the request. */
export function modeOf(cookies: string | null): Mode | undefined {
  const [, modus] = /(?:^|;\s*)modus=([a-z]+)/.exec(cookies ?? '') ?? []
  return modeChoices.find(choice => choice.modus === modus)?.mode
}

/** Returns only the cookie of the mode from all cookies of a request. */
export const modeIn = (cookies: string | null): string =>
  /(?:^|;\s*)(modus=[a-z]+)/.exec(cookies ?? '')?.[1] ?? ''

/**
 * Returns the cookie that remembers the mode on this device only. It holds no personal data and is set on
 * request of the visitor, so it needs no consent (§ 25 Abs. 2 TDDDG). The choice to follow the device deletes
 * it.
 */
export function modeCookie(modus: string, isSecure: boolean): string {
  const { name, dauer } = ablagen.modus
  const chosen = modeChoices.find(choice => choice.modus === modus)?.mode
  const kept = chosen ? `${name}=${modus}; Max-Age=${dauer.tage * A_DAY}` : `${name}=; Max-Age=0`
  return `${kept}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
