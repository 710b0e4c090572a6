import { decodeEntities } from '@rathausplatz/text/entities'

/** One thing of the old website as a source has found it, before anything is made of it. */
export type Found = {
  readonly art: 'seite' | 'aktuelles'
  readonly titel: string
  /** Where it stood. */
  readonly adresse: string
  /** Where it would stand by itself: its path of before, or none. */
  readonly pfad: string
  readonly datum: string | null
  readonly hinweise: readonly string[]
  /** False for what was not public before. */
  readonly gewaehlt: boolean
  /** Names of its categories, as addresses spell them. */
  readonly rubriken: readonly string[]
  /** Undefined where its page has yet to be fetched. */
  readonly inhalt: FoundContent | undefined
}

export type FoundContent = {
  readonly html: string
  readonly einleitung: string
  readonly bild?: FoundPicture | undefined
}

export type FoundPicture = { readonly src: string; readonly alt: string }

/** What a source has read of a file, or why it could not. */
export type Reading =
  | { readonly ok: true; readonly funde: readonly Found[]; readonly hinweise: readonly string[] }
  | { readonly ok: false; readonly satz: string }

export const unread = (satz: string): Reading => ({ ok: false, satz })

/** So much is taken over in one go. */
export const MOST_ITEMS = 2_000

/** PostgreSQL finds nothing by a text of more than about 2,700 bytes, and refuses to store it where it should. */
export const isFitForIndex = (text: string): boolean => Buffer.byteLength(text) <= LONGEST_FOUND
const LONGEST_FOUND = 1_000

/** An address of the web in its one spelling; '' for any other. */
export const webAddressIn = (text: string): string =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : ''

/** Plain words of a title that may hold HTML, a control character, nothing at all. */
export function plainTitle(text: string): string {
  return plainText(text).slice(0, 300).trim()
}

export function plainText(html: string): string {
  return decodeEntities(withoutBetween(html, '<', '>', ' '))
    .replaceAll('\u00ad', '')
    .replaceAll(/\p{Cc}|\p{Cf}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A text without all that stands from one mark to the next other one. What is not closed stays. */
export function withoutBetween(text: string, opening: string, closing: string, instead = ''): string {
  let left = ''
  let at = 0
  for (;;) {
    const from = text.indexOf(opening, at)
    const to = from === -1 ? -1 : text.indexOf(closing, from + opening.length)
    if (to === -1) return left + text.slice(at)
    left += text.slice(at, from) + instead
    at = to + closing.length
  }
}

/** The path of an old address, without the slash at its end. */
export function pathOfAddress(adresse: string): string {
  if (!URL.canParse(adresse)) return ''
  const { pathname } = new URL(adresse)
  const path = pathname
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.(?:html?|php|aspx?|jsp))?\/?$/i, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
