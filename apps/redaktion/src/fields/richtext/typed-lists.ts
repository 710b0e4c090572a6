/** Lists that people type with marks: `- Anmeldung`, `1) Kuchen`. */

export type Mark = { readonly list: 'ul' | 'ol'; readonly number: number; readonly length: number }

const BULLET = /^[\s\u00a0]*(?:[•▪■●○◦‣∙·▸►➢✓\uf0b7\uf0a7\uf0d8]|[-–—*](?=[\s\u00a0]))[\s\u00a0]*(?=\S)/u
const MONTHS = 'Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez'
/** `1.` and `1)`, but no date: `1. Januar`, `1.12.`. */
const NUMBER = new RegExp(
  String.raw`^[\s\u00a0]*(\d{1,2})[.)][\s\u00a0]+(?!(?:${MONTHS})|\d{1,2}\.)(?=\S)`,
  'u',
)

/** Returns the mark at the beginning of a line; undefined for none. */
export function markOf(line: string): Mark | undefined {
  const [bullet] = BULLET.exec(line) ?? []
  if (bullet !== undefined) return { list: 'ul', number: 0, length: bullet.length }
  const [number, value] = NUMBER.exec(line) ?? []
  return number === undefined ? undefined : { list: 'ol', number: Number(value), length: number.length }
}

/** True if a line with the mark `next` goes on with the list of `last`. */
export const goesOn = (last: Mark, next: Mark | undefined): next is Mark =>
  next?.list === last.list && (last.list === 'ul' || next.number === last.number + 1)

/** Turns paragraphs and lines with typed marks into lists: at least two neighbours, numbers in their order. */
export function typedLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) if (!paragraph.closest('li')) splitted(paragraph)
  for (const paragraph of body.querySelectorAll('p')) {
    if (!paragraph.isConnected || paragraph.closest('li')) continue
    const items = itemsFrom(paragraph)
    if (items.length < 2) continue
    const [first] = items
    const list = body.ownerDocument.createElement(first?.mark.list ?? 'ul')
    if (first && first.mark.number > 1) list.setAttribute('start', String(first.mark.number))
    paragraph.before(list)
    for (const { element, mark } of items) {
      const item = body.ownerDocument.createElement('li')
      item.append(...element.childNodes)
      withoutMark(item, mark.length)
      list.append(item)
      element.remove()
    }
  }
}

type Item = { readonly element: Element; readonly mark: Mark }

function itemsFrom(paragraph: Element): readonly Item[] {
  const items: Item[] = []
  for (
    let element: Element | null = paragraph;
    element?.tagName === 'P';
    element = element.nextElementSibling
  ) {
    const mark = markOf(element.textContent ?? '')
    const last = items.at(-1)
    if (!mark || (last && !goesOn(last.mark, mark))) break
    items.push({ element, mark })
  }
  return items
}

/** Makes each marked line of a paragraph a paragraph of its own, if there are at least two. */
function splitted(paragraph: Element): void {
  const lines: Node[][] = [[]]
  for (const node of paragraph.childNodes) {
    if (node.nodeName === 'BR') lines.push([])
    else lines.at(-1)?.push(node)
  }
  const isMarked = (line: readonly Node[]) =>
    markOf(line.map(({ textContent }) => textContent).join('')) !== undefined
  if (lines.filter(isMarked).length < 2) return
  let part: Element | undefined
  for (const line of lines) {
    if (part === undefined || isMarked(line)) {
      part = paragraph.ownerDocument.createElement('p')
      paragraph.before(part)
    } else part.append(paragraph.ownerDocument.createElement('br'))
    part.append(...line)
  }
  paragraph.remove()
}

/** Removes the first characters of an element. */
function withoutMark(element: Element, length: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, 4)
  let left = length
  for (let text = texts.nextNode(); text && left > 0; text = texts.nextNode()) {
    const said = text.textContent ?? ''
    text.textContent = said.slice(left)
    left -= Math.min(left, said.length)
  }
}
