import { ablagen } from '@rathausplatz/contract/ablagen'

/** Light or dark: as the device says, unless the visitor chose. */
export type Mode = 'light' | 'dark'

/** What the visitor can choose; the words stand in the cookie and in the form. */
export const modeChoices = [
  { modus: 'geraet', label: 'Wie das Gerät', mode: undefined },
  { modus: 'hell', label: 'Hell', mode: 'light' },
  { modus: 'dunkel', label: 'Dunkel', mode: 'dark' },
] as const satisfies readonly { modus: string; label: string; mode: Mode | undefined }[]

const A_DAY = 86_400

/** The mode that the visitor chose, by the cookie of the request. */
export function modeOf(cookies: string | null): Mode | undefined {
  const [, modus] = /(?:^|;\s*)modus=([a-z]+)/.exec(cookies ?? '') ?? []
  return modeChoices.find(choice => choice.modus === modus)?.mode
}

/** The cookie of that choice alone, of all that a request brings. */
export const modeIn = (cookies: string | null): string =>
  /(?:^|;\s*)(modus=[a-z]+)/.exec(cookies ?? '')?.[1] ?? ''

/**
 * The cookie that keeps a choice, on this device only. It says nothing of a person and is set on request, so it
 * needs no consent (§ 25 Abs. 2 TDDDG). To follow the device takes it away.
 */
export function modeCookie(modus: string, isSecure: boolean): string {
  const { name, dauer } = ablagen.modus
  const chosen = modeChoices.find(choice => choice.modus === modus)?.mode
  const kept = chosen ? `${name}=${modus}; Max-Age=${dauer.tage * A_DAY}` : `${name}=; Max-Age=0`
  return `${kept}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
