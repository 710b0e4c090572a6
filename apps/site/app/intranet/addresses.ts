import type { IntranetRubrik, IntranetText } from '@rathausplatz/contract'
import { pageOf } from '../sessions/realms.ts'

const ROOM = pageOf('intranet')

/**
 * Texts that cannot be a path segment: dots alone lead elsewhere, and the server rejects encoded separators.
 */
const NO_SEGMENT = /^\.{0,2}$|[/\\#\p{Cc}]|%(?:2f|5c)/iu

/** Encodes a text of the CMS as one path segment; undefined if that is impossible. */
function segment(words: string): string | undefined {
  return NO_SEGMENT.test(words) || !words.isWellFormed() ? undefined : encodeURIComponent(words)
}

/** Returns the address of a category; undefined if its slug cannot be in an address. */
export function rubrikPage(slug: string): string | undefined {
  const part = segment(slug)
  return part && `${ROOM}/${part}`
}

/**
 * Returns the address of a text below its category. It is built from these two values, because the CMS need
 * not send the address (spec §2).
 */
export function textPage(slug: string, id: IntranetText['id']): string | undefined {
  const [above, part] = [rubrikPage(slug), segment(String(id))]
  return above && part && `${above}/${part}`
}

/** Returns the name of a category; without a name, its address, the only field that spec §7 guarantees. */
export const nameOf = ({ url, rubrik }: Pick<IntranetRubrik, 'url' | 'rubrik'>): string => rubrik || url

export const titleOf = ({ titel }: Pick<IntranetText, 'titel'>): string => titel || 'Ohne Titel'
