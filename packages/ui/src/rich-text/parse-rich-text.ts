import { isSafeAddress } from '@rathausplatz/contract/address'
import { richTextAttributes, richTextTags } from '@rathausplatz/contract/rich-text'
import { decodeCommonEntities } from './decode-common-entities.ts'

/**
 * Parses formatted text into a tree. Accepts only the HTML that the contract allows: an unknown element is
 * replaced by its text, an unknown attribute or unsafe address is dropped. Elements are nested as a browser
 * would nest them, so that server and browser agree.
 */
export type RichNode = string | RichElement
export type RichElement = { tag: RichTag; attributes: Record<string, string>; children: RichNode[] }
export type RichTag = (typeof richTextTags)[number]

const tags: ReadonlySet<string> = new Set(richTextTags)
const silent: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'textarea',
  'title',
])
const blocks: ReadonlySet<string> = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'blockquote',
  'table',
  'dl',
  'hr',
  'li',
  'dt',
  'dd',
])
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
}
const headings: ReadonlySet<string> = new Set(['h2', 'h3', 'h4'])
const withoutText: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl'])

// An unterminated element is text up to the next `<`, and each name is matched only once: so the time is
// linear for any input.
const TOKEN = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|<+(?=<)|</gi
const ATTRIBUTE = /(?<![a-z0-9-])([a-z][a-z0-9-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const DEPTH = 40

export function parseRichText(html: string): RichNode[] {
  const root: RichElement = { tag: 'span', attributes: {}, children: [] }
  const open: RichElement[] = [root]
  let muted: string | null = null

  for (const [token, slash, name, rest] of html.matchAll(TOKEN)) {
    const tag = name?.toLowerCase()
    if (muted) {
      if (slash && tag === muted) muted = null
    } else if (tag === undefined) {
      if (!token.startsWith('<!--')) addText(open.at(-1) as RichElement, decodeCommonEntities(token))
    } else if (slash) {
      close(open, tag)
    } else if (silent.has(tag)) {
      muted = tag
    } else if (tags.has(tag)) {
      start(open, tag as RichTag, rest ?? '')
    }
  }
  return root.children
}

function start(open: RichElement[], tag: RichTag, rest: string) {
  if (blocks.has(tag)) close(open, 'p')
  if (headings.has(tag)) for (const heading of headings) close(open, heading)
  if (tag === 'li' || tag === 'dt' || tag === 'dd' || tag === 'tr' || tag === 'td' || tag === 'th')
    closeSibling(open, tag)
  if (tag === 'tr' && open.at(-1)?.tag === 'table') start(open, 'tbody', '')
  const parent = open.at(-1) as RichElement
  if (open.length > DEPTH || parents[tag]?.includes(parent.tag) === false) return
  if (!parents[tag] && withoutText.has(parent.tag)) return
  if (tag === 'a' && open.some(element => element.tag === 'a')) return
  const element: RichElement = { tag, attributes: readAttributes(tag, rest), children: [] }
  parent.children.push(element)
  if (tag !== 'br' && tag !== 'hr') open.push(element)
}

/** Closes an element and all elements inside it. */
function close(open: RichElement[], tag: string) {
  const at = open.findLastIndex(element => element.tag === tag)
  if (at > 0) open.length = at
}

/** A new item closes the previous item, but not the surrounding list. */
function closeSibling(open: RichElement[], tag: string) {
  const siblings =
    tag === 'td' || tag === 'th' ? ['td', 'th'] : tag === 'dt' || tag === 'dd' ? ['dt', 'dd'] : [tag]
  const around = open.findLastIndex(element => parents[tag]?.includes(element.tag))
  const at = open.findLastIndex(element => siblings.includes(element.tag))
  if (at > around && around > 0) open.length = at
}

function addText(parent: RichElement, text: string) {
  if (withoutText.has(parent.tag)) return
  const last = parent.children.at(-1)
  if (typeof last === 'string') parent.children[parent.children.length - 1] = last + text
  else parent.children.push(text)
}

function readAttributes(tag: RichTag, rest: string): Record<string, string> {
  const allowed = richTextAttributes[tag]
  const attributes: Record<string, string> = {}
  if (!allowed) return attributes
  for (const [, name = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    const value = decodeCommonEntities(double ?? single ?? bare ?? '')
    if (allowed.includes(key) && (key !== 'href' || isSafeAddress(value))) attributes[key] = value
  }
  return attributes
}
