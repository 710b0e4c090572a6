import { decodeEntities } from '@rathausplatz/text/entities'

/** A piece of the former website as a source has found it. */
export type Found = {
  readonly art: 'seite' | 'aktuelles'
  readonly titel: string
  /** The former address of the piece. */
  readonly adresse: string
  /** The default place of the piece: its former path, or '' if there is none. */
  readonly pfad: string
  readonly datum: string | null
  readonly hinweise: readonly string[]
  /** Whether the piece is chosen for the import by default: false if it was not public. */
  readonly gewaehlt: boolean
  /** Slugs of the piece's categories. */
  readonly rubriken: readonly string[]
  /** Undefined if the page of the piece has not been fetched yet. */
  readonly inhalt: FoundContent | undefined
}

export type FoundContent = {
  readonly html: string
  readonly einleitung: string
  readonly bild?: FoundPicture | undefined
}

export type FoundPicture = { readonly src: string; readonly alt: string }

/** The result of reading a file or address, or the reason why it cannot be read. */
export type Reading =
  | { readonly ok: true; readonly funde: readonly Found[]; readonly hinweise: readonly string[] }
  | { readonly ok: false; readonly satz: string }

export const unread = (satz: string): Reading => ({ ok: false, satz })

/** Returns the first notes of a piece; how many there are beyond is told. */
export const firstNotes = (notes: ReadonlySet<string>, most: number): readonly string[] =>
  notes.size <= most
    ? [...notes]
    : [
        ...[...notes].slice(0, most),
        `Hier fehlt noch mehr (weitere Hinweise: ${notes.size - most}). Bitte vergleichen Sie.`,
      ]

/** Most pieces of one import. */
export const MOST_ITEMS = 2_000

/**
 * True if PostgreSQL can index the text; it refuses to store texts of more than about 2,700 bytes in an
 * index.
 */
export const isFitForIndex = (text: string): boolean => Buffer.byteLength(text) <= LONGEST_FOUND
const LONGEST_FOUND = 1_000

/** Returns a normalised web address; '' for other addresses. */
export const webAddressIn = (text: string): string =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : ''

/** Returns the plain text of a title that may contain HTML and control characters. */
export function plainTitle(text: string): string {
  return plainText(text).slice(0, 300).trim()
}

export function plainText(html: string): string {
  return (
    decodeEntities(withoutBetween(html, '<', '>', ' '))
      // Soft hyphens and other marks without a sign stand inside of words; a joiner is part of an emoji.
      .replaceAll(/[^\P{Cf}\u200d]/gu, '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/**
 * Removes each part of a text from an opening mark to the next closing one. Parts without a closing mark
 * stay.
 */
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

/** Returns the path of a former address without a trailing slash and file extension. */
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
