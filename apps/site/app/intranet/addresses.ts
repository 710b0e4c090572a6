import type { IntranetRubrik, IntranetText } from '@rathausplatz/contract'
import { pageOf } from '../sessions/realms.ts'

const ROOM = pageOf('intranet')

/** What no part of an address can be: dots alone lead elsewhere, and the server takes no separator that is written around. */
const NO_SEGMENT = /^\.{0,2}$|[/\\#\p{Cc}]|%(?:2f|5c)/iu

/** Words of the CMS as one part of an address; undefined where they can be none. */
function segment(words: string): string | undefined {
  return NO_SEGMENT.test(words) || !words.isWellFormed() ? undefined : encodeURIComponent(words)
}

/** Where a category stands; undefined where its words make no address. */
export function rubrikPage(slug: string): string | undefined {
  const part = segment(slug)
  return part && `${ROOM}/${part}`
}

/** Where a text stands below its category, in no other words than these two: the CMS need not say it (spec §2). */
export function textPage(slug: string, id: IntranetText['id']): string | undefined {
  const [above, part] = [rubrikPage(slug), segment(String(id))]
  return above && part && `${above}/${part}`
}

/** Spec §7 names the address of a category alone: where its name is missing, it is called by that. */
export const nameOf = ({ url, rubrik }: Pick<IntranetRubrik, 'url' | 'rubrik'>): string => rubrik || url

export const titleOf = ({ titel }: Pick<IntranetText, 'titel'>): string => titel || 'Ohne Titel'
