import { type AnyNode, type Document, Element, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { plainText } from './found.ts'
import { elementsIn } from './html-tree.ts'

/** The frame around the content of a page: menus, header, footer, margins. */
const NEVER_CONTENT = ['nav', 'script', 'style', 'noscript', 'template', 'dialog']
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

/** Programs that ask for consent to cookies. Their names also stand on wrappers of the whole page. */
const CONSENT =
  /cookie|consent|borlabs|cybot|usercentrics|klaro|cmplz|iubenda|onetrust|didomi|tarteaucitron|ccm19|^cc-(?:window|banner)|gdpr|dsgvo-?(?:banner|popup|hinweis|box|layer)/i

/** Share of the words of a page that no part of its frame has. */
const MOST_OF_PAGE = 0.4
const MOST_OF_SHORT_PAGE = 0.8

/**
 * Removes the frame from a page. What holds the main heading, a part that is named as the content, or many of its
 * words is not the frame, whatever it is called: layout words stand on wrappers too. Returns the words of the margins
 * that it removed.
 */
export function withoutFrame(
  tree: Document,
  isNamedMain: (element: Element) => boolean,
): { readonly removed: readonly string[] } {
  for (const element of elementsIn(tree, NEVER_CONTENT)) DomUtils.removeElement(element)
  const elements = allElements(tree)
  const mains = new Set(elements.filter(isNamedMain))
  const [body] = elementsIn(tree, ['body'])
  const all = wordsBesideLinks(body ?? tree).length
  const removed: string[] = []
  const gone = new Set<AnyNode>()
  for (const element of elements) {
    if (
      isInOne(element, gone) ||
      !isFrame(element) ||
      element === body ||
      element.name === 'html' ||
      mains.has(element)
    )
      continue
    if (isInOne(element, mains) && !isSurelyFrame(element)) continue
    const words = wordsBesideLinks(element)
    const isNamedFrame = element.name === 'header' || element.name === 'footer'
    if (!isNamedFrame && (holdsContent(element, mains) || words.length > mostOf(element) * all)) continue
    if (isWorthTelling(element, mains)) removed.push(words)
    DomUtils.removeElement(element)
    gone.add(element)
  }
  return { removed }
}

/** A question about cookies is often longer than a short page. */
const mostOf = (element: Element): number => (isConsent(element) ? MOST_OF_SHORT_PAGE : MOST_OF_PAGE)

const isConsent = ({ attribs }: Element): boolean =>
  attribs['role'] === 'dialog' ||
  attribs['aria-modal'] === 'true' ||
  CONSENT.test(attribs['id'] ?? '') ||
  CONSENT.test(attribs['class'] ?? '')

function isFrame(element: Element): boolean {
  const { role = '', id = '', class: classes = '' } = element.attribs
  if (element.name === 'header') return !isHeadOfPart(element)
  if (element.name === 'footer') return !hasAround(element, IN_CONTENT)
  return (
    element.name === 'aside' ||
    FRAME_ROLE.has(role) ||
    isHidden(element) ||
    isConsent(element) ||
    FRAME_NAME.test(id) ||
    FRAME_NAME.test(classes)
  )
}

/** Classes of menus and of helps for screens, which are no content even inside of it. */
const NEVER_CONTENT_CLASS =
  /^(?:nav|navigation|navbar|menu|menue|breadcrumbs?|brotkrumen?|cookie[\w-]*|share|social|pagination|skip[\w-]*|sr-only|visually-hidden|suchformular|toolbar)$/i

/** In the content, boxes at the margin and lists of pages below are content: contact persons, hours, topics. */
const isSurelyFrame = (element: Element): boolean => {
  const { name, attribs } = element
  return (
    attribs['role'] === 'navigation' ||
    isHidden(element) ||
    name === 'header' ||
    [attribs['id'] ?? '', ...(attribs['class'] ?? '').split(/\s+/)].some(one => NEVER_CONTENT_CLASS.test(one))
  )
}

const IN_CONTENT = ['main', 'article', 'section', 'blockquote']

/** A header without a menu is that of a part: in the content, or, as in TYPO3, around a heading. */
const isHeadOfPart = (header: Element): boolean =>
  header.attribs['role'] !== 'banner' &&
  (hasAround(header, IN_CONTENT)
    ? elementsIn(header, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).length > 0 ||
      elementsIn(header, ['nav', 'form']).length === 0
    : elementsIn(header, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).length > 0 &&
      elementsIn(header, ['ul', 'form', 'a']).length === 0)

const holdsContent = (element: Element, mains: ReadonlySet<Element>): boolean =>
  elementsIn(element, ['h1']).length > 0 || allElements(element).some(inner => mains.has(inner))

/** Letters of a part that readers of screens skip, up to which it is a sign, such as an arrow. */
const LONGEST_SIGN = 25

/** Signs and menus are hidden from readers of screens; so are answers until a visitor opens them. */
const isHidden = (element: Element): boolean =>
  element.attribs['aria-hidden'] === 'true' && wordsBesideLinks(element).length < LONGEST_SIGN

/** Words of such parts may matter, so they are told: margins, and what looked like a menu inside of the content. */
const isWorthTelling = (element: Element, mains: ReadonlySet<Element>): boolean =>
  isMargin(element) ||
  (element.name === 'header' && elementsIn(element, ['h1']).length > 0) ||
  (isInOne(element, mains) && !isConsent(element))

const isMargin = ({ name, attribs }: Element): boolean =>
  name === 'aside' ||
  attribs['role'] === 'complementary' ||
  attribs['role'] === 'alert' ||
  /sidebar|aside|print/i.test(`${attribs['id'] ?? ''} ${attribs['class'] ?? ''}`)

const isInOne = (element: Element, outer: ReadonlySet<AnyNode>): boolean => {
  for (let around = element.parent; around; around = around.parent) if (outer.has(around)) return true
  return false
}

/** Returns the words of an element that are no links, as one line. */
export function wordsBesideLinks(element: Document | Element): string {
  const texts = DomUtils.find(
    node => isText(node) && !hasAround(node, ['a', 'script', 'style', 'noscript', 'button', 'option']),
    element.children,
    true,
    5_000,
  )
  return plainText(texts.map(text => DomUtils.textContent(text)).join(' '))
}

export const allElements = (tree: Document | Element): Element[] =>
  DomUtils.find(node => node instanceof Element, tree.children, true, 20_000) as Element[]

export function hasAround(node: AnyNode, names: readonly string[]): boolean {
  for (let around = node.parent; around; around = around.parent)
    if ('name' in around && names.includes(around.name as string)) return true
  return false
}
