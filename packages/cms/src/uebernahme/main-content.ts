import { type Document, Element, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { type FoundContent, plainText, plainTitle } from './found.ts'
import { allElements, hasAround, withoutFrame, wordsBesideLinks } from './frame-of-page.ts'
import { absolute, elementsIn, treeOf } from './html-tree.ts'
import { validMoment } from './moment-of-text.ts'
import { uncloak } from './uncloak.ts'

export type OldPage = {
  readonly titel: string
  readonly datum: string | null
  readonly inhalt: FoundContent
  /** Words of the page beside its content: what stood in a margin. */
  readonly daneben?: readonly string[]
}

const MAIN_NAME =
  /^(?:main|main-?content|content|contents|inhalt|inhaltsbereich|hauptinhalt|page-?content|entry-content|article|primary|col-?main|site-content)$/i

/**
 * Reads the content of a page of any website, without its frame: the marked main part; otherwise the part
 * with nearly all words outside of links.
 */
export function readPage(html: string, address: string): OldPage | undefined {
  const tree = treeOf(html)
  if (!tree) return undefined
  const metas = new Map(
    elementsIn(tree, ['meta']).map(({ attribs }) => [
      (attribs['property'] ?? attribs['name'] ?? '').toLowerCase(),
      attribs['content'] ?? '',
    ]),
  )
  const [titled] = elementsIn(tree, ['title'])
  const [time] = elementsIn(tree, ['time'])
  uncloak(tree)
  const base = absolute(elementsIn(tree, ['base'])[0]?.attribs['href'] ?? '', address)
  const { removed } = withoutFrame(tree, isNamedMain)
  const main = mainIn(tree)
  const beside = [...removed, ...textsOutside(tree, main)]
  const [heading] = elementsIn(main, ['h1'])
  const titel =
    (heading && plainTitle(DomUtils.textContent(heading))) ||
    plainTitle(metas.get('og:title') ?? '') ||
    withoutSite(titled ? plainTitle(DomUtils.textContent(titled)) : '')
  if (heading) DomUtils.removeElement(heading)
  return {
    titel: titel || 'Ohne Titel',
    datum: validMoment(metas.get('article:published_time') ?? time?.attribs['datetime'] ?? ''),
    inhalt: {
      html: DomUtils.getInnerHTML(withBase(main, base ?? address), { encodeEntities: 'utf8' }),
      einleitung: plainText(metas.get('description') ?? metas.get('og:description') ?? '').slice(0, 500),
    },
    daneben: beside.filter(one => one.length >= WORTH_A_NOTE),
  }
}

/** Letters of a text beside the content from which on people are told of it. */
const WORTH_A_NOTE = 25

const isNamedMain = ({ name, attribs }: Element): boolean =>
  name === 'main' || name === 'article' || attribs['role'] === 'main' || MAIN_NAME.test(attribs['id'] ?? '')

function mainIn(tree: Document): Document | Element {
  const elements = allElements(tree)
  const named = [
    elements.find(({ name, attribs }) => name === 'main' || attribs['role'] === 'main'),
    ...elements.filter(({ attribs }) => MAIN_NAME.test(attribs['id'] ?? '')),
    ...articlesIn(elements),
    ...elements.filter(({ attribs }) =>
      (attribs['class'] ?? '').split(/\s+/).some(one => MAIN_NAME.test(one)),
    ),
  ]
  const found = named.find(element => element && plainText(DomUtils.textContent(element)).length >= 40)
  const [body] = elementsIn(tree, ['body'])
  if (found && isWhole(found, body ?? tree)) return found
  return narrowed(body ?? tree)
}

/** Share of the words of a page from which on one article or one class of it is the content. */
const ENOUGH = 0.4

/** An article without a main part around it may be one of several parts, such as the latest news. */
const isWhole = (found: Element, body: Document | Element): boolean =>
  found.name === 'main' ||
  found.attribs['role'] === 'main' ||
  MAIN_NAME.test(found.attribs['id'] ?? '') ||
  wordsBesideLinks(found).length >= ENOUGH * wordsBesideLinks(body).length

/** One article is the content; several are a list, whose content is around them. */
function articlesIn(elements: readonly Element[]): readonly Element[] {
  const outer = elements.filter(element => element.name === 'article' && !hasAround(element, ['article']))
  return outer.length === 1 ? outer : []
}

/** Returns the texts outside of the content, without those of links and titles. */
function textsOutside(tree: Document, main: Document | Element): string[] {
  const texts: string[] = []
  const visit = (element: Document | Element): void => {
    if (element === main) return
    if (!contains(element, main)) {
      texts.push(wordsBesideLinks(element))
      return
    }
    for (const child of element.children) {
      if (child instanceof Element) visit(child)
      else if (isText(child)) texts.push(plainText(child.data))
    }
  }
  for (const body of elementsIn(tree, ['body'])) visit(body)
  return texts
}

const contains = (element: Document | Element, inner: Document | Element): boolean => {
  for (let around = inner.parent; around; around = around.parent) if (around === element) return true
  return false
}

/** Share of the words of an element that its one part needs to be the content alone. */
const NEARLY_ALL = 0.9
/** In a table that is the layout of a page, the cell with most words is the content. */
const MOST = 0.5
const AROUND = new Set(['body', 'div', 'section', 'article', 'form', 'center', 'table', 'tbody', 'tr', 'td'])

/**
 * Narrows a page without a named content to the part that holds nearly all of its words. Parts beside each other stay
 * together: page builders put each paragraph into a part of its own.
 */
function narrowed(body: Document | Element): Document | Element {
  let at = body
  for (;;) {
    const inner = at.children
      .filter((child): child is Element => child instanceof Element)
      .map(child => ({ child, length: wordsBesideLinks(child).length }))
    const all = wordsBesideLinks(at).length
    const best = inner.toSorted((a, b) => b.length - a.length)[0]
    if (!best || all === 0 || !AROUND.has(best.child.name) || hasOwnText(at)) return at
    const { child, length } = best
    const isOfLayout = ['tbody', 'tr', 'td'].includes(child.name)
    if (length < (isOfLayout ? MOST : NEARLY_ALL) * all) return at
    if (child.name === 'table' && !isLayout(child, length)) return at
    if (elementsIn(at, ['h1']).length > elementsIn(child, ['h1']).length) return at
    if (!isOfLayout && documentsIn(at) > documentsIn(child)) return at
    at = child
  }
}

const hasOwnText = (element: Document | Element): boolean =>
  element.children.some(child => isText(child) && plainText(child.data) !== '')

/** Links to documents are content, although they have no words beside links. */
const documentsIn = (element: Document | Element): number =>
  elementsIn(element, ['a']).filter(({ attribs }) => DOCUMENT.test(attribs['href'] ?? '')).length
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|odt|ods|zip)(?:[?#]|$)/i

/** A table with figures has many cells; the layout of a page has one with most of its words. */
const isLayout = (table: Element, length: number): boolean =>
  elementsIn(table, ['td']).some(
    cell =>
      elementsIn(cell, ['p', 'br', 'div', 'table', 'h2']).length > 0 &&
      wordsBesideLinks(cell).length >= MOST * length,
  )

/** Resolves addresses of pictures and links against the base of the page. */
function withBase<E extends Document | Element>(main: E, base: string): E {
  for (const { attribs } of elementsIn(main, ['a', 'img']))
    for (const name of ['href', 'src', 'data-src', 'data-lazy-src'] as const) {
      const full = absolute(attribs[name] ?? '', base)
      if (full) attribs[name] = full
    }
  return main
}

/** Returns a title without the name of the site: "Fundbüro - Stadt Rebenau" becomes "Fundbüro". */
const withoutSite = (title: string): string => title.split(/\s+[|–—·»:-]\s+/, 1)[0]?.trim() ?? ''
