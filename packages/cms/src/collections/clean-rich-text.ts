import { isSafeAddress } from '@rathausplatz/contract/address'
import { richTextAttributes, richTextTags } from '@rathausplatz/contract/rich-text'
import sanitizeHtml from 'sanitize-html'
import { isTooMuchMarkup } from './nesting.ts'

const DEEPEST = 400

/**
 * Formatted text as it may be stored: the elements and attributes of the contract, links that lead to a safe address.
 * Of an element that is not allowed the text stays, unless it never was text for people.
 */
export function cleanRichText(html: string): string {
  // Nobody nests so: of what was made to keep the house busy the words are left.
  if (isTooMuchMarkup(html, { depth: DEEPEST }))
    return sanitizeHtml(html.replaceAll(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;'), {
      allowedTags: [],
      allowedAttributes: {},
    }).trim()
  const clean = sanitizeHtml(html, {
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
  return clean.replaceAll(/<([bh]r) \/>/g, '<$1>')
}
