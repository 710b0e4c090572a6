import { randomBytes } from 'node:crypto'

/** Returns a password that is easy to dictate: four groups of four, without letters that look alike. */
export const oneTimePassword = (): string => grouped([...randomBytes(16)].map(letter).join(''))

const letter = (byte: number) => 'abcdefghjkmnpqrstuvwxyz23456789'[byte % 31]

const grouped = (letters: string): string => letters.replaceAll(/.{4}(?=.)/g, '$&-')

/**
 * Normalizes a typed one-time password, which may be dictated by phone: capitals, blanks and missing hyphens
 * do not count. A password of the owner is not changed.
 */
export function asMeant(typed: string, account: { readonly pw_geaendert: number } | undefined): string {
  if (!account || account.pw_geaendert) return typed
  const letters = typed.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '')
  return letters.length === 16 ? grouped(letters) : typed
}
