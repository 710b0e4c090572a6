import { plainSigns } from '@rathausplatz/text'

/**
 * Numbers and secrets of the town, as people dictate, type and paste them: with other hyphens or none, in groups,
 * in small or full-width letters, after their label or in their sentence.
 */

/** Signs without a width, which come along from documents. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
const NUMBER = /(?:^|[^0-9A-Z])([A-Z])[ -]*((?:[0-9A-Z][ -]*){8})[^0-9A-Z]*$/
const SECRET = /(?:^|[^0-9A-Z])((?:[0-9A-Z][ -]*){16})[^0-9A-Z]*$/

/** The most signs of a pasted number with what stands around it. */
export const LONGEST_PASTED = 200

const plain = (text: string): string => plainSigns(text.replaceAll(INVISIBLE, '')).toUpperCase()

/** Issued codes never contain the letters O, I and L, so a typed O means zero, and a typed I or L means one. */
const issued = (text: string): string =>
  text.replaceAll(/[ -]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** Returns the number at the end of a text, `F-7GQ2M9XD` of `Vorgangsnummer: f–7gq2 m9xd`; without one, the text. */
export function asSpoken(text: string): string {
  const [, room, code] = NUMBER.exec(plain(text)) ?? []
  return room && code ? `${room}-${issued(code)}` : text
}

/** Returns the sixteen signs at the end of a text, as they were issued; without them, the text. */
export function asSpokenSecret(text: string): string {
  const [, code] = SECRET.exec(plain(text)) ?? []
  return code ? issued(code) : text
}
