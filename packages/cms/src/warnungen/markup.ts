import { decodeEntities } from '@rathausplatz/text/entities'

/** Turns the markup of services into plain text that keeps lines, lists, cells and the addresses of links. */

/**
 * Elements of HTML, alone or with attributes: „Pegel <normal“, „<Name>“ and „a <b und b> c“ are text, of which
 * nothing may be lost.
 */
const TAG =
  /<(?:!--[^>]*|\/?(?:a|abbr|article|aside|audio|b|base|blockquote|body|br|button|caption|center|cite|code|dd|del|details|div|dl|dt|em|embed|fieldset|figure|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|math|meta|nav|noscript|object|ol|option|p|pre|q|s|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|u|ul|video)(?![\p{L}\p{N}_-])(?:\s[^<>=]{0,200}=[^>]*|\s*(?:\/\s*)?))(?:>|$)/giu
const LINE =
  /^(?:br|hr|p|div|h[1-6]|table|caption|ul|ol|dl|blockquote|article|aside|section|header|footer|main|nav|figure|form|fieldset|pre|option|summary)$/

/** Elements that follow one another: a line break before each is enough. */
const ROW = /^(?:tr|dt|dd)$/

/** Most characters of an address; a longer one is left out. */
const LONGEST_ADDRESS = 500

/** Entities stay encoded, so that escaped tags stay visible text. */
export function withoutMarkup(given: string): string {
  const marked = given
    // An unclosed tag extends to the end of the text; otherwise each opening tag would be searched for its
    // end, in quadratic time.
    .replaceAll(/<(script|style)\b[^>]*(?:>[^]*?(?:<\/\1\s*>|$)|$)/gi, ' ')
  let link: { readonly address: string; readonly from: number } | undefined
  let isFirstCell = true
  let isInItem = false
  const endOfLink = (at: number): string => {
    const words = link && marked.slice(link.from, at)
    const address = link?.address ?? ''
    link = undefined
    return words === undefined || address === '' || words.includes(bare(address)) ? '' : ` (${address})`
  }
  const text = marked.replaceAll(TAG, (tag: string, at: number) => {
    const [, close = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/.exec(tag.toLowerCase()) ?? []
    if (name === 'a') {
      const end = endOfLink(at)
      if (close === '') link = { address: addressIn(tag), from: at + tag.length }
      return end
    }
    if (name === 'li') {
      isInItem = close === ''
      return isInItem ? '\n– ' : ''
    }
    // A paragraph in an item begins in the line of its mark.
    if (name === 'p' && isInItem) return close === '' ? '' : ' '
    if (name === 'td' || name === 'th') {
      const isSeparated = close === '' && !isFirstCell
      if (close === '') isFirstCell = false
      return isSeparated ? ' | ' : ''
    }
    if (name === 'tr' || name === 'table') isFirstCell = true
    return LINE.test(name) || (close === '' && ROW.test(name)) ? '\n' : ''
  })
  return text + endOfLink(marked.length)
}

const bare = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')

/** Returns the address of a link that a reader can use: of a page, a mailbox or a telephone; '' otherwise. */
function addressIn(tag: string): string {
  const [, double, single, plain] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i.exec(tag) ?? []
  const href = decodeEntities(double ?? single ?? plain ?? '').trim()
  if (
    href === '' ||
    href.length > LONGEST_ADDRESS ||
    /[\s<>]/.test(href.replace(/^tel:/i, '').replaceAll(' ', ''))
  )
    return ''
  const [, scheme = '', rest = ''] = /^(https?|tel|mailto):(.+)$/is.exec(href) ?? []
  switch (scheme.toLowerCase()) {
    case 'tel':
      return /^[+\d][\d\s()/.-]{1,30}$/.test(rest) ? rest : ''
    case 'mailto':
      return /^[^?@]+@[^?@]+/.exec(rest)?.[0] ?? ''
    case 'http':
    case 'https':
      return webAddress(href)
    default:
      return ''
  }
}

/** A password in an address hides where it leads. */
function webAddress(href: string): string {
  const url = URL.parse(href)
  return url && !url.username && !url.password && url.hostname.includes('.') ? href : ''
}
