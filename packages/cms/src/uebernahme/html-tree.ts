import { type Document, Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { isTooMuchMarkup } from '../collections/nesting.ts'

const MOST = { depth: 150, nodes: 50_000 }

/** Parses HTML. Returns undefined if it has too many nodes or levels. */
export const treeOf = (html: string): Document | undefined =>
  isTooMuchMarkup(html, MOST) ? undefined : parseDocument(html)

export const elementsIn = (node: Document | Element, names: readonly string[]): Element[] =>
  DomUtils.find(
    found => found instanceof Element && names.includes(found.name),
    node.children,
    true,
    5_000,
  ) as Element[]

/** Returns the absolute addresses of links. */
export const linksIn = (tree: Document, base: string): string[] =>
  elementsIn(tree, ['a']).flatMap(({ attribs }) => absolute(attribs['href'] ?? '', base) ?? [])

/** Returns the address of a picture, including one that is loaded lazily. */
export function sourceOf({ attribs }: Element): string {
  const late = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['data-original']
  const src = attribs['src'] ?? ''
  if (late && (src === '' || src.startsWith('data:'))) return late
  return src || (attribs['srcset']?.trim().split(/[\s,]/, 1)[0] ?? '')
}

/** Returns an absolute web address; undefined for other addresses. */
export function absolute(address: string, base: string): string | undefined {
  const trimmed = address.trim()
  if (trimmed === '' || trimmed.startsWith('#') || !URL.canParse(trimmed, base || undefined)) return undefined
  const { protocol, href } = new URL(trimmed, base || undefined)
  return (protocol === 'http:' || protocol === 'https:') && href.length <= 2_000 ? href : undefined
}
