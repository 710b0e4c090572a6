import { Parser } from 'htmlparser2'
import { hides, hidesByColour, hidingClassesIn, isColoured } from './hiding-styles.ts'

/** Elements whose content no browser shows, or shows as struck out, and „o:p“, with which Word ends its paragraphs. */
const NEVER_SHOWN =
  /^(?:style|script|template|xml|head|title|noscript|noframes|datalist|object|iframe|audio|video|svg|s|del|strike|o:p|w:\w+|mso:\w+)$/u

/** Elements that end without an end tag, as soon as another one begins. */
const ENDS_BY_ITSELF: ReadonlySet<string> = new Set(['p', 'li', 'dt', 'dd', 'td', 'th', 'tr', 'option'])

/** A whole text in a CDATA section comes from XML: its content is the text. */
const WHOLE_CDATA = /^\s*<!\[CDATA\[(?<inner>[\s\S]*?)\]\]>\s*$/u

/**
 * Returns a text of a foreign server without what a browser does not show: comments, also conditional ones,
 * instructions, styles and scripts, and elements that are hidden or struck out. An unclosed comment or hidden element reaches
 * to the end. `hidden`: its hidden words, other than comments and code.
 */
export function withoutHidden(given: string): { readonly text: string; readonly hidden: string } {
  const text = WHOLE_CDATA.exec(given)?.groups?.['inner'] ?? given
  if (!/<[!?\p{L}]/u.test(text)) return { text, hidden: '' }
  const classes = hidingClassesIn(text)
  const kept: string[] = []
  let at = 0
  const hidden: string[] = []
  let isAtEnd = false
  /** Whether the background of each open element is coloured: white letters are visible on it. */
  const open: boolean[] = []
  let hiding: { readonly depth: number; readonly from: number; readonly name: string } | undefined

  const cut = (from: number, to: number) => {
    if (from > at) kept.push(text.slice(at, from))
    at = Math.max(at, to)
  }
  const end = (to: number) => {
    if (hiding === undefined) return
    const words = text.slice(hiding.from, to).replaceAll(/<[^<>]*>/gu, ' ')
    if (!isCode(hiding.name) && /\p{L}/u.test(words.replaceAll(/&\w+;/gu, ''))) hidden.push(words)
    cut(hiding.from, to)
    hiding = undefined
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isOnColour = open.at(-1) === true || isColoured(attributes)
        open.push(isOnColour)
        if (hiding !== undefined) return
        const isNeverSeen =
          NEVER_SHOWN.test(name) || hides(attributes, classes) || hidesByColour(attributes, isOnColour)
        if (isNeverSeen) hiding = { depth: open.length, from: parser.startIndex, name }
      },
      onclosetag(_, isImplied) {
        // A parent that ends first does not end what it hides: the tags are in disorder.
        const isOwnEnd = !isImplied || hiding === undefined || ENDS_BY_ITSELF.has(hiding.name)
        if (hiding?.depth === open.length && isOwnEnd && !(isAtEnd && isImplied))
          end(isImplied ? parser.startIndex : parser.endIndex + 1)
        open.pop()
      },
      oncomment: () => cut(parser.startIndex, parser.endIndex + 1),
      onprocessinginstruction: () => cut(parser.startIndex, parser.endIndex + 1),
    },
    { decodeEntities: true, recognizeSelfClosing: true },
  )
  parser.write(text)
  isAtEnd = true
  parser.end()
  end(text.length)
  return { text: kept.join('') + text.slice(at), hidden: hidden.join(' ') }
}

const isCode = (name: string): boolean => /^(?:style|script|xml|head|w:\w+)$/u.test(name)
