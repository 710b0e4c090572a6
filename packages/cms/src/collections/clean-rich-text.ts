import { isSafeAddress } from '@rathausplatz/contract/address'
import { richTextAttributes, richTextTags } from '@rathausplatz/contract/rich-text'
import sanitizeHtml from 'sanitize-html'
import { isTooMuchMarkup } from './nesting.ts'

const DEEPEST = 400

/** Below this length cleaning is faster than the cache. */
const SHORT = 200
/** Size of the cache in characters: the largest content, as typed and as cleaned. */
const MOST_REMEMBERED = 4_000_000

const remembered = new Map<string, string>()
let charactersRemembered = 0

/**
 * Returns formatted text as it may be stored: the elements and attributes of the contract, and links with a
 * safe address. A forbidden element is replaced by its text, unless it never holds text for readers. Results
 * are cached, because a content is read several times on its way and most of it is unchanged.
 */
export function cleanRichText(html: string): string {
  if (html.length < SHORT) return clean(html)
  const known = remembered.get(html)
  // Inserted anew, so that it is evicted last.
  if (known !== undefined) forget(html)
  const cleaned = known ?? clean(html)
  remember(html, cleaned)
  // The clean text is read again more often than the typed text.
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
  // Nesting this deep is an attack: only the words are kept.
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
      // Elements from word processors; only the page itself has an h1.
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
  // Spelled as in HTML, so that text from an editor is unchanged. A `<` in the text is already `&lt;`.
  return safe.replaceAll(/<([bh]r) \/>/g, '<$1>')
}
