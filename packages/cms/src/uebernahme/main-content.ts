import type { Document, Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { type FoundContent, plainText, plainTitle } from './found.ts'
import { absolute, elementsIn, treeOf } from './html-tree.ts'
import { validMoment } from './wordpress.ts'

export type OldPage = { readonly titel: string; readonly datum: string | null; readonly inhalt: FoundContent }

/** Elements and roles of the frame around the content of a page. */
const FRAME = ['nav', 'header', 'footer', 'aside', 'script', 'style', 'noscript', 'template', 'dialog']
const FRAME_ROLE = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'search',
  'complementary',
  'dialog',
  'alert',
])
const FRAME_NAME =
  /(?:^|[\s_-])(?:nav(?:igation)?|menu|menue|breadcrumbs?|brotkrumen?|footer|fuss|sidebar|cookie\w*|share|social|pagination|skip\w*|sr-only|seitenfuss|suchformular|toolbar|print)(?:$|[\s_-])/i
const MAIN_NAME =
  /^(?:main|main-?content|content|contents|inhalt|inhaltsbereich|hauptinhalt|page-?content|entry-content|article|primary|col-?main|site-content)$/i

/**
 * Reads the content of a page of any website, without its frame: the marked main part; otherwise the element
 * with the most text outside of links.
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
  const main = mainIn(tree)
  const [heading] = elementsIn(main, ['h1'])
  const titel =
    (heading && plainTitle(DomUtils.textContent(heading))) ||
    plainTitle(metas.get('og:title') ?? '') ||
    withoutSite(titled ? plainTitle(DomUtils.textContent(titled)) : '')
  if (heading) DomUtils.removeElement(heading)
  const base = absolute(elementsIn(tree, ['base'])[0]?.attribs['href'] ?? '', address)
  return {
    titel: titel || 'Ohne Titel',
    datum: validMoment(metas.get('article:published_time') ?? time?.attribs['datetime'] ?? ''),
    inhalt: {
      html: DomUtils.getInnerHTML(withBase(main, base ?? address), { encodeEntities: 'utf8' }),
      einleitung: plainText(metas.get('description') ?? metas.get('og:description') ?? '').slice(0, 500),
    },
  }
}

function mainIn(tree: Document): Document | Element {
  for (const element of elementsIn(tree, FRAME)) {
    // A header inside an article may contain the heading of the article.
    if (
      element.name === 'header' &&
      elementsIn(element, ['h1']).length > 0 &&
      hasAround(element, ['main', 'article'])
    )
      continue
    DomUtils.removeElement(element)
  }
  for (const element of allElements(tree)) {
    const { role = '', id = '', class: classes = '', 'aria-hidden': hidden } = element.attribs
    const isMain =
      element.name === 'main' || role === 'main' || element.name === 'body' || element.name === 'html'
    const isFrame =
      FRAME_ROLE.has(role) || hidden === 'true' || FRAME_NAME.test(id) || FRAME_NAME.test(classes)
    if (isFrame && !isMain && elementsIn(element, ['main']).length === 0) DomUtils.removeElement(element)
  }
  const elements = allElements(tree)
  const named = [
    elements.find(({ name, attribs }) => name === 'main' || attribs['role'] === 'main'),
    ...elements.filter(({ attribs }) => MAIN_NAME.test(attribs['id'] ?? '')),
    elements.find(({ name }) => name === 'article'),
    ...elements.filter(({ attribs }) =>
      (attribs['class'] ?? '').split(/\s+/).some(one => MAIN_NAME.test(one)),
    ),
  ]
  const found = named.find(element => element && plainText(DomUtils.textContent(element)).length >= 40)
  if (found) return found
  const [body] = elementsIn(tree, ['body'])
  return densest(elements) ?? body ?? tree
}

/**
 * Returns the element with the most text outside of links, in itself or one level below. This finds the text
 * column rather than a menu.
 */
function densest(elements: readonly Element[]): Element | undefined {
  let best: Element | undefined
  let most = 200
  for (const element of elements) {
    if (!['div', 'td', 'section', 'article', 'body'].includes(element.name)) continue
    const own = element.children.filter(
      child =>
        !('name' in child) ||
        ['p', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'dl', 'figure'].includes(
          child.name as string,
        ),
    )
    const words = plainText(DomUtils.textContent(own)).length
    const linked = elementsIn(element, ['a']).reduce(
      (sum, link) => sum + DomUtils.textContent(link).length,
      0,
    )
    const score = words - 2 * linked
    if (score > most) {
      most = score
      best = element
    }
  }
  return best
}

const allElements = (tree: Document): Element[] =>
  DomUtils.find(node => 'attribs' in node, tree.children, true, 20_000) as Element[]

function hasAround(element: Element, names: readonly string[]): boolean {
  for (let around = element.parent; around; around = around.parent)
    if ('name' in around && names.includes(around.name as string)) return true
  return false
}

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
