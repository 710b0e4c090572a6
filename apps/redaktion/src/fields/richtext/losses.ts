import { bodyOf, documentOf, htmlOf } from './html.ts'

/**
 * Returns the parts of a text that the editor cannot keep, by their first words: compares each piece of text,
 * with all its ancestors, before and after.
 */
export function lossesOf(html: string): readonly string[] {
  const after = new Map<string, number>()
  for (const { key } of piecesOf(htmlOf(documentOf(html)))) after.set(key, (after.get(key) ?? 0) + 1)
  return piecesOf(html).flatMap(({ key, text }) => {
    const left = after.get(key) ?? 0
    after.set(key, left - 1)
    return left > 0 ? [] : [text || 'eine Linie']
  })
}

type Piece = { readonly key: string; readonly text: string }

const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote table caption tr th td dl dt dd div section article pre figure'.split(
    ' ',
  ),
)
/** Elements without a meaning of their own. */
const SILENT = new Set(['p', 'thead', 'tbody', 'tfoot', 'colgroup', 'col', 'body'])
/** Attributes with a meaning. The scope of a table heading is always set, so it is not compared. */
const SAYING = ['href', 'hreflang', 'lang', 'title', 'start', 'colspan', 'rowspan']

/**
 * Splits HTML into pieces of text. A new piece begins where the ancestors change: at a `strong`, at the next
 * item, at the next cell.
 */
export function piecesOf(html: string): readonly Piece[] {
  const pieces: { around: string; text: string; block: number }[] = []
  let block = 0
  const visit = (node: globalThis.Node, blocks: readonly string[], marks: readonly string[]) => {
    if (node.nodeType === 3) {
      const text = (node.textContent ?? '').replaceAll(/[ \t\r\n\f]+/g, ' ')
      const around = [...blocks, '|', ...new Set(marks.toSorted())].join(' ')
      const last = pieces.at(-1)
      if (last?.block === block && last.around === around) last.text += text
      else pieces.push({ around, text, block })
    }
    if (node.nodeType !== 1) return
    const element = node as Element
    const tag = element.tagName.toLowerCase()
    const isBlock = BLOCKS.has(tag)
    if (tag === 'br' || tag === 'hr') {
      block++
      pieces.push({ around: [...blocks, tag].join(' '), text: '', block })
    }
    if (isBlock) block++
    const told = SILENT.has(tag) || tag === 'br' || tag === 'hr' ? [] : [toldOf(element, tag)]
    const [inBlocks, inMarks] = isBlock ? [[...blocks, ...told], marks] : [blocks, [...marks, ...told]]
    for (const child of element.childNodes) visit(child, inBlocks, inMarks)
    if (isBlock || tag === 'br' || tag === 'hr') block++
  }
  visit(bodyOf(html), [], [])
  return pieces.flatMap(({ around, text }) => {
    const said = text.trim()
    const isBreak = around.endsWith(' br') || around.endsWith('hr')
    return said === '' && !isBreak ? [] : [{ key: `${around}: ${said}`, text: said.slice(0, 40) }]
  })
}

function toldOf(element: Element, tag: string): string {
  const attributes = SAYING.flatMap(name => {
    const value = element.getAttribute(name)
    return value === null || (value === '1' && name !== 'title') ? [] : [`${name}=${value}`]
  })
  const name = { b: 'strong', i: 'em' }[tag] ?? tag
  return [name, ...attributes].join('.')
}
