import { isSafeAddress } from '@rathausplatz/contract/address'
import { richTextAttributes, richTextTags } from '@rathausplatz/contract/rich-text'
import sanitizeHtml from 'sanitize-html'
import { isTooMuchMarkup } from './nesting.ts'

const DEEPEST = 400

/** Short texts are cleaned sooner than looked up. */
const SHORT = 200
/** What is remembered, in characters: the largest content, as it was typed and as it was cleaned. */
const MOST_REMEMBERED = 4_000_000

const remembered = new Map<string, string>()
let charactersRemembered = 0

/**
 * Formatted text as it may be stored: the elements and attributes of the contract, links that lead to a safe address.
 * Of an element that is not allowed the text stays, unless it never was text for people. What was cleaned a moment ago is
 * remembered: a content is read several times on its way, and most of it is what it was.
 */
export function cleanRichText(html: string): string {
  if (html.length < SHORT) return clean(html)
  const known = remembered.get(html)
  // Put in again, it is the last to be forgotten.
  if (known !== undefined) forget(html)
  const cleaned = known ?? clean(html)
  remember(html, cleaned)
  // What is clean is read again more often than what was typed.
  if (known === undefined && cleaned !== html) remember(cleaned, cleaned)
  return cleaned
}

function remember(html: string, cleaned: string): void {
  if (!remembered.has(html)) charactersRemembered += html.length
  remembered.set(html, cleaned === html ? html : cleaned)
  for (const oldest of remembered.keys()) {
    if (charactersRemembered <= MOST_REMEMBERED) return
    forget(oldest)
  }
}

function forget(html: string): void {
  if (remembered.delete(html)) charactersRemembered -= html.length
}

function clean(html: string): string {
  // Nobody nests so: of what was made to keep the house busy the words are left.
  if (isTooMuchMarkup(html, { depth: DEEPEST }))
    return sanitizeHtml(html.replaceAll(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;'), {
      allowedTags: [],
      allowedAttributes: {},
    }).trim()
  const safe = sanitizeHtml(html, {
    allowedTags: richTextTags,
    allowedAttributes: richTextAttributes as Record<string, readonly string[]>,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'xmp',
      'noscript',
      'iframe',
      'noframes',
      'noembed',
      'template',
      'title',
      'svg',
      'math',
      'object',
    ],
    nestingLimit: 40,
    transformTags: {
      // What pasting from a word processor brings; the page itself has the only h1.
      b: 'strong',
      i: 'em',
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href = '', ...attribs }) => ({
        tagName,
        attribs: isSafeAddress(href.trim()) ? { href: href.trim(), ...attribs } : attribs,
      }),
    },
  })
  // Spelled as HTML spells them, so that text from an editor comes back as it went in. A `<` in the text is `&lt;` by now.
  return safe.replaceAll(/<([bh]r) \/>/g, '<$1>')
}
