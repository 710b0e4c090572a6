import { type DeadLink, readLink } from '@rathausplatz/contract/typed'

/** A link of a pasted text that lost its address, or has another one now. */
export type ChangedLink =
  | { readonly words: string; readonly dead: DeadLink }
  | { readonly words: string; readonly href: string }

/**
 * Repairs the links of a pasted text, and takes the address from those that only their author could follow;
 * their words stay. Returns what the editor should know. `isOwn`: copied from a text of the desk, whose anchors
 * count.
 */
export function mendLinks(body: HTMLElement, isOwn: boolean): readonly ChangedLink[] {
  const changed: ChangedLink[] = []
  for (const link of body.querySelectorAll('a')) {
    const given = link.getAttribute('href')?.trim()
    if (given === undefined || (isOwn && given.startsWith('#'))) continue
    const words = (link.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim()
    const read = readLink(given)
    if ('href' in read) {
      link.setAttribute('href', read.href)
      if (words === given) link.textContent = read.href
      if (hostOf(read.href) !== hostOf(given) && words !== '') changed.push({ words, href: read.href })
      continue
    }
    link.replaceWith(...link.childNodes)
    // Footnotes and tables of contents of a word processor: nobody misses these.
    if (words !== '' && !given.startsWith('#')) changed.push({ words, dead: read.dead })
  }
  return changed
}

/** Returns what a visitor of a link notices first: the host, or the address of a mail. */
const hostOf = (href: string): string =>
  (/^(?:https?:)?[/\\]*([^/?#\s]+)/i.exec(href)?.[1] ?? href).replace(/^mailto:\s*/i, '').toLowerCase()
