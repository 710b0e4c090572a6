import { htmlAttribute, htmlText } from '@rathausplatz/text'
import { getSchema } from '@tiptap/core'
import { DOMParser as DocumentParser, type Mark, type Node } from '@tiptap/pm/model'
import { textNodes } from './nodes.ts'

/**
 * Converts formatted text from and to the HTML of the contract, character by character as the CMS writes it.
 */

export const schema = getSchema(textNodes)

export const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body

export const documentOf = (html: string): Node => DocumentParser.fromSchema(schema).parse(bodyOf(html))

/** Returns the HTML of a document; empty for a text without content. */
export function htmlOf(document: Node): string {
  const html = childrenOf(document).map(blockHtml).join('')
  return html === '<p></p>' ? '' : html
}

const childrenOf = (node: Node): Node[] => Array.from({ length: node.childCount }, (_, at) => node.child(at))

function blockHtml(node: Node): string {
  const { type, attrs } = node
  switch (type.name) {
    case 'heading':
      return element(`h${String(attrs['level'])}`, inline(node))
    case 'bulletList':
      return element('ul', blocks(node))
    case 'orderedList':
      return element('ol', blocks(node), { start: attrs['start'] === 1 ? null : attrs['start'] })
    case 'listItem':
      return element('li', loose(node))
    case 'blockquote':
      return element('blockquote', blocks(node))
    case 'horizontalRule':
      return '<hr>'
    case 'terms':
      return element('dl', blocks(node))
    case 'term':
      return element('dt', inline(node))
    case 'meaning':
      return element('dd', loose(node))
    case 'table':
      return table(node)
    case 'tableRow':
      return element('tr', blocks(node))
    case 'tableCell':
      return element('td', loose(node), spansOf(node))
    case 'tableHeader':
      return element('th', loose(node), { scope: attrs['scope'] as unknown, ...spansOf(node) })
    default:
      return element('p', inline(node))
  }
}

const blocks = (node: Node) => childrenOf(node).map(blockHtml).join('')

const isParagraph = ({ type }: Node) => type.name === 'paragraph'
const isList = ({ type }: Node) => type.name === 'bulletList' || type.name === 'orderedList'

/** A single paragraph, with or without lists below it, needs no element of its own. */
function loose(node: Node): string {
  const [first, ...rest] = childrenOf(node)
  if (!first) return ''
  return isParagraph(first) && rest.every(isList)
    ? inline(first) + rest.map(blockHtml).join('')
    : blocks(node)
}

/** Leading rows that only hold headings form the head of the table. */
function table(node: Node): string {
  const rows = childrenOf(node)
  const isHead = (row: Node) => childrenOf(row).every(({ type }) => type.name === 'tableHeader')
  const firstOfBody = rows.findIndex(row => !isHead(row))
  const head = firstOfBody < 0 ? [] : rows.slice(0, firstOfBody)
  const body = rows.slice(head.length)
  return element(
    'table',
    [
      node.attrs['caption'] ? element('caption', htmlText(String(node.attrs['caption']))) : '',
      head.length > 0 ? element('thead', head.map(row => rowHtml(row, 'col')).join('')) : '',
      element('tbody', body.map(row => rowHtml(row, 'row')).join('')),
    ].join(''),
  )
}

/** Sets the scope of each heading, so that screen readers announce the cells that it refers to. */
const rowHtml = (row: Node, scope: 'col' | 'row'): string =>
  element(
    'tr',
    childrenOf(row)
      .map(cell =>
        cell.type.name === 'tableHeader'
          ? element('th', loose(cell), { scope: (cell.attrs['scope'] as unknown) ?? scope, ...spansOf(cell) })
          : blockHtml(cell),
      )
      .join(''),
  )

const spansOf = ({ attrs: { colspan, rowspan } }: Node) => ({
  colspan: colspan === 1 ? null : (colspan as unknown),
  rowspan: rowspan === 1 ? null : (rowspan as unknown),
})

const inline = (node: Node): string => marked(childrenOf(node), 0)

/** Puts neighbours with the same mark into one element. */
function marked(nodes: readonly Node[], depth: number): string {
  let html = ''
  for (let at = 0; at < nodes.length; ) {
    const first = nodes[at] as Node
    const mark = first.marks[depth]
    let end = at + 1
    if (mark) {
      while (end < nodes.length && sharesMarks(first, nodes[end] as Node, depth)) end++
      html += element(...tagOf(mark, marked(nodes.slice(at, end), depth + 1)))
    } else html += first.isText ? htmlText(first.text ?? '') : '<br>'
    at = end
  }
  return html
}

const sharesMarks = (one: Node, other: Node, depth: number): boolean =>
  one.marks.slice(0, depth + 1).every((mark, at) => other.marks[at]?.eq(mark) === true)

const TAGS: Readonly<Record<string, string>> = {
  link: 'a',
  language: 'span',
  abbreviation: 'abbr',
  bold: 'strong',
  italic: 'em',
  subscript: 'sub',
  superscript: 'sup',
}

const tagOf = ({ type, attrs }: Mark, inside: string): Parameters<typeof element> => [
  TAGS[type.name] ?? 'span',
  inside,
  attrs,
]

function element(tag: string, inside: string, attributes: Readonly<Record<string, unknown>> = {}): string {
  const told = Object.entries(attributes).flatMap(([name, value]) =>
    typeof value !== 'string' && typeof value !== 'number'
      ? []
      : [` ${name}="${htmlAttribute(String(value))}"`],
  )
  return `<${tag}${told.join('')}>${inside}</${tag}>`
}
