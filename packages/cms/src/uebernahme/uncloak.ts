import { mailtoOf } from '@rathausplatz/text'
import { decodeEntities } from '@rathausplatz/text/entities'
import { type Document, type Element, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { elementsIn } from './html-tree.ts'

/**
 * Mail addresses that old websites hid from programs: TYPO3 shifts letters, Joomla writes them by a script, Cloudflare
 * sends them as numbers. They become plain links before scripts are dropped.
 */
export function uncloak(tree: Document): void {
  for (const link of elementsIn(tree, ['a'])) {
    const { href = '', 'data-mailto-token': token = '' } = link.attribs
    const shifted = /linkTo_UnCryptMailto\(\s*(?:'|%27)([^'%]{1,500})/i.exec(href)?.[1] ?? token
    const mailto = shifted === '' ? undefined : shiftedBack(shifted)
    if (mailto !== undefined) link.attribs['href'] = mailto
  }
  for (const script of elementsIn(tree, ['script'])) {
    const text = DomUtils.textContent(script)
    const id = /getElementById\(\s*'(cloak[\w-]{1,60})'\s*\)/.exec(text)?.[1]
    const place = id === undefined ? undefined : withId(tree, id)
    const address = place && joinedBy(text)
    if (address) replaceByLink(place, address)
  }
  for (const element of withNumbers(tree)) {
    const address = fromNumbers(element.attribs['data-cfemail'] ?? '')
    if (address) replaceByLink(element, address)
  }
}

const MAIL = /^[^\s@<>]{1,100}@[^\s@<>]{1,150}$/

/** The ranges of letters within which TYPO3 shifts. */
const RANGES = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
] as const

function shiftedBack(text: string): string | undefined {
  for (let by = -25; by <= 25; by++) {
    const back = Array.from(text, letter => shiftedLetter(letter, by)).join('')
    // The colon may lie outside of the ranges.
    const address = /^mailto.(.+)$/i.exec(back)?.[1]
    const bare = address?.replace(/\?.*$/, '') ?? ''
    if (MAIL.test(bare)) return mailtoOf(bare)
  }
  return undefined
}

function shiftedLetter(letter: string, by: number): string {
  const code = letter.charCodeAt(0)
  const range = RANGES.find(([first, last]) => first <= code && code <= last)
  if (!range) return letter
  const [first, last] = range
  const size = last - first + 1
  return String.fromCharCode(first + ((((code - first + by) % size) + size) % size))
}

const withId = (tree: Document, id: string): Element | undefined =>
  elementsIn(tree, ['span', 'div', 'joomla-hidden-mail']).find(({ attribs }) => attribs['id'] === id)

/** Joins the quoted pieces that a script assigns to its address: `var addy1 = 'gast' + '&#64;';`. */
function joinedBy(script: string): string | undefined {
  let joined = ''
  for (const [, assigned = ''] of script.matchAll(ASSIGNED))
    for (const [, piece = ''] of assigned.matchAll(/'([^'\n]{0,200})'/g)) joined += piece
  const address = decodeEntities(joined)
  return MAIL.test(address) ? address : undefined
}

const ASSIGNED = /(?<!\w)addy[\da-f]{1,60}\s*=((?:'[^'\n]{0,200}'|[^;'\n]){1,200})/gi

const withNumbers = (tree: Document): Element[] =>
  elementsIn(tree, ['a', 'span']).filter(({ attribs }) => 'data-cfemail' in attribs)

/** The first byte is the key of all others. */
function fromNumbers(hex: string): string | undefined {
  if (!/^(?:[\da-f]{2}){4,250}$/i.test(hex)) return undefined
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16))
  const address = String.fromCharCode(...bytes.map(byte => byte ^ key))
  return MAIL.test(address) ? address : undefined
}

function replaceByLink(element: Element, address: string): void {
  element.name = 'a'
  element.attribs = { href: mailtoOf(address) }
  while (element.firstChild) DomUtils.removeElement(element.firstChild)
  DomUtils.appendChild(element, new Text(address))
}
