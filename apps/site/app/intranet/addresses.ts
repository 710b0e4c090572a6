import type { IntranetRubrik, IntranetText } from '@rathausplatz/contract'
import { pageOf } from '../sessions/realms.ts'

const ROOM = pageOf('intranet')

/** Not a path segment: only dots would lead elsewhere, and the server rejects encoded separators. */
const NO_SEGMENT = /^\.{0,2}$|[/\\#\p{Cc}]|%(?:2f|5c)/iu

/** Encodes a text of the CMS as one path segment; undefined if it cannot be one. */
function segment(words: string): string | undefined {
  return NO_SEGMENT.test(words) || !words.isWellFormed() ? undefined : encodeURIComponent(words)
}

/** Returns the address of a category; undefined if its slug cannot be in an address. */
export function rubrikPage(slug: string): string | undefined {
  const part = segment(slug)
  return part && `${ROOM}/${part}`
}

/**
 * Returns the address of a text below its category, built from these two values: the CMS need not send it
 * (spec §2).
 */
export function textPage(slug: string, id: IntranetText['id']): string | undefined {
  const [above, part] = [rubrikPage(slug), segment(String(id))]
  return above && part && `${above}/${part}`
}

/** Spec §7 guarantees only the address of a category; it is the name if the name is missing. */
export const nameOf = ({ url, rubrik }: Pick<IntranetRubrik, 'url' | 'rubrik'>): string => rubrik || url

export const titleOf = ({ titel }: Pick<IntranetText, 'titel'>): string => titel || 'Ohne Titel'
