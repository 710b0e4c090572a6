import { bodyOf } from './html.ts'
import { takeOut } from './left-out.ts'
import type { PasteReport } from './paste-notice.tsx'
import { errorsIn } from './pasted-errors.ts'
import { mendLinks } from './pasted-links.ts'
import { withoutLigatures } from './torn-lines.ts'
import { typedLists } from './typed-lists.ts'

/**
 * Cleans HTML that word processors and spreadsheets put on the clipboard: what the source does not show is
 * left out and reported, links are repaired, paragraphs drawn as list items become lists, bold styles become
 * strong, tables get a heading row, and decoration is removed. The editor itself drops unknown elements and
 * keeps their text.
 */
export function cleanPaste(html: string): PasteReport & { readonly html: string } {
  const body = bodyOf(withoutLigatures(withoutConditions(html)))
  const out = takeOut(html, body)
  const isOwn = body.querySelector('[data-pm-slice]') !== null
  const links = mendLinks(body, isOwn)
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('[style], b, i, font, span, h1, h5, h6'))
    renamed(element)
  listsOf(body)
  if (!isOwn) typedLists(body)
  for (const list of body.querySelectorAll('ol')) startOf(list)
  headings(body)
  for (const block of body.querySelectorAll('p, h2, h3, h4, li')) tidied(block)
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4')) {
    const isEmpty =
      paragraph.textContent?.replaceAll('\u00a0', ' ').trim() === '' && !paragraph.querySelector('br')
    if (isEmpty && !paragraph.closest('td, th, li')) paragraph.remove()
  }
  return { html: body.innerHTML, out, links, errors: errorsIn(body) }
}

const DROPPED = 'style, script, meta, link, title, xml, img, svg, object, iframe, colgroup, input, button'

/**
 * Removes all comments, such as `<!--[if gte mso 9]>` with data for Word itself, and the marks of other
 * conditions; the bullets between these marks stay.
 */
const withoutConditions = (html: string): string =>
  html.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<!\[(?:if|endif)[^>]*>/gi, '')

const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' }

/** Replaces styles with a meaning by elements, and drops all others. */
function renamed(element: HTMLElement): void {
  const style = element.getAttribute('style') ?? ''
  const weight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(style)?.[1] ?? ''
  const isBold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  const isPlain = weight === 'normal' || weight === '400'
  const isItalic = /font-style:\s*italic/i.test(style)
  const raised = /vertical-align:\s*(super|sub)\b/i.exec(style)?.[1]
  const heading = HEADINGS[element.tagName]
  if (heading) return replaced(element, heading)
  if (element.tagName === 'B' || element.tagName === 'STRONG')
    return isPlain ? unwrapped(element) : replaced(element, 'strong')
  if (element.tagName === 'I') return replaced(element, 'em')
  if (element.tagName !== 'SPAN' && element.tagName !== 'FONT') return
  const inside = [
    ...(isBold ? ['strong'] : []),
    ...(isItalic ? ['em'] : []),
    ...(raised ? [raised === 'sub' ? 'sub' : 'sup'] : []),
  ]
  if (isListMark(element)) return markedItem(element)
  for (const tag of inside) wrapped(element, tag)
  unwrapped(element)
}

/** True for the bullet or number that Word draws before a list item. */
const isListMark = (element: HTMLElement): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')

/** Marks the paragraph as an item, with the type of its list. */
function markedItem(element: HTMLElement): void {
  const mark = element.textContent ?? ''
  const item = element.closest('p')
  item?.setAttribute('data-liste', NUMBER.test(mark) ? 'ol' : 'ul')
  item?.setAttribute('data-nummer', numberOf(mark))
  element.remove()
}

function replaced(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

function wrapped(element: Element, tag: string): void {
  const inside = element.ownerDocument.createElement(tag)
  inside.append(...element.childNodes)
  element.append(inside)
}

const unwrapped = (element: Element): void => element.replaceWith(...element.childNodes)

const LIST_STYLE = /mso-list:\s*(l\d+)\s+level(\d+)/i
/** `1.`, `a)`; any other mark is a bullet. `o` is a bullet of Word. */
const NUMBER = /^[\s\u00a0]*(?:\d{1,3}|[a-np-z]|[ivxl]+)[.)]/i

/** Returns the number that `3.` or `c)` stands for; '1' for a bullet, and for letters that may be Roman. */
function numberOf(mark: string): string {
  const [, digits, letter] = /^[\s\u00a0]*(?:(\d{1,3})|([a-h]))[.)]/i.exec(mark) ?? []
  return digits ?? (letter ? String(letter.toLowerCase().charCodeAt(0) - 96) : '1')
}

/** Groups consecutive paragraphs that Word draws as items into lists. */
function listsOf(body: HTMLElement): void {
  const open: { level: number; name: string; list: Element }[] = []
  for (const item of [...body.querySelectorAll<HTMLElement>('p')].filter(isItem)) {
    const [, name = '', level = '1'] = LIST_STYLE.exec(item.getAttribute('style') ?? '') ?? []
    const at = Number(level)
    if (item.previousElementSibling !== open[0]?.list) open.length = 0
    while ((open.at(-1)?.level ?? 0) > at) open.pop()
    if (open.at(-1)?.level === at && open.at(-1)?.name !== name) open.pop()
    let place = open.at(-1)
    if (!place || place.level < at) {
      const list = body.ownerDocument.createElement(item.dataset['liste'] === 'ol' ? 'ol' : 'ul')
      const start = item.dataset['nummer'] ?? '1'
      if (list.tagName === 'OL' && start !== '1') list.setAttribute('start', start)
      if (place) place.list.lastElementChild?.append(list)
      else item.before(list)
      place = { level: at, name, list }
      open.push(place)
    }
    const entry = body.ownerDocument.createElement('li')
    entry.append(...item.childNodes)
    place.list.append(entry)
    item.remove()
  }
}

/** LibreOffice and websites number the first item instead of the list. */
function startOf(list: Element): void {
  const first = list.querySelector(':scope > li')?.getAttribute('value')
  if (first && /^\d{1,4}$/.test(first) && first !== '1' && !list.hasAttribute('start'))
    list.setAttribute('start', first)
}

const isItem = (paragraph: HTMLElement): boolean =>
  LIST_STYLE.test(paragraph.getAttribute('style') ?? '') || /MsoListParagraph/.test(paragraph.className)

/**
 * Makes the first row of a table without headings its heading row: screen readers and the checks of the site
 * need one.
 */
function headings(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const [first, second] = [...table.querySelectorAll('tr')]
    if (!first || !second || table.querySelector('th')) continue
    for (const cell of first.querySelectorAll('td')) {
      const heading = body.ownerDocument.createElement('th')
      heading.setAttribute('scope', 'col')
      for (const name of ['colspan', 'rowspan']) {
        const span = cell.getAttribute(name)
        if (span !== null) heading.setAttribute(name, span)
      }
      heading.append(...cell.childNodes)
      // A heading is bold by itself.
      for (const strong of heading.querySelectorAll('strong')) unwrapped(strong)
      cell.replaceWith(heading)
    }
  }
}

/** Removes spacing that separated words visually. */
function tidied(block: Element): void {
  const texts = block.ownerDocument.createTreeWalker(block, 4)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.textContent = (text.textContent ?? '').replaceAll(/[ \u00a0]{2,}/g, ' ')
  }
}
