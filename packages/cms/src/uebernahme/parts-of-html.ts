import { htmlText } from '@rathausplatz/text'
import { type AnyNode, type Document, Element, isTag, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { collectParts, type Part } from './collect-parts.ts'
import { CONTROLS, DROPPED, EMBEDDED, INLINE, SPECIAL, WHOLE } from './elements.ts'
import { plainText, plainTitle } from './found.ts'
import { absolute, elementsIn, sourceOf } from './html-tree.ts'
import { keepNumbers } from './list-numbers.ts'

export type Parts = {
  readonly parts: readonly Part[]
  /** Notes on content that was left out. */
  readonly hinweise: readonly string[]
}

export type LinkTo = (address: string) => string

const MOST_PARTS = 400

/**
 * Splits a text of another website into parts, each sanitised to the formats of the desk. `linkTo` maps
 * addresses of links.
 */
export function partsOf(tree: Document, base: string, linkTo: LinkTo): Parts {
  const hinweise = new Set<string>()
  const collected = collectParts(hinweise)
  const { block, inline, endRun } = collected

  for (const link of elementsIn(tree, ['a'])) {
    const address = absolute(link.attribs['href'] ?? '', base)
    const href = link.attribs['href'] ?? ''
    if (address) link.attribs['href'] = linkTo(address)
    else if (!/^(?:mailto:|tel:|#)/i.test(href.trim())) delete link.attribs['href']
  }

  // WordPress writes a second link, „Herunterladen“, beside that of a file.
  for (const again of elementsIn(tree, ['a']))
    if (again.attribs['class']?.includes('wp-block-file__button') && isRepeated(again))
      DomUtils.removeElement(again)

  keepNumbers(tree, hinweise)

  for (const struck of elementsIn(tree, ['s', 'strike', 'del'])) {
    const words = plainTitle(DomUtils.textContent(struck))
    if (words !== '') hinweise.add(`Durchgestrichenes wurde ausgelassen: „${words.slice(0, 100)}“`)
    DomUtils.removeElement(struck)
  }

  const picture = (image: Element, caption = '') => {
    const src = absolute(sourceOf(image), base)
    if (!src) {
      hinweise.add('Ein Bild hat keine Adresse.')
      return
    }
    // A picture of at most one pixel is a tracking pixel, not content.
    const { width = '', height = '', alt = '' } = image.attribs
    if (['0', '1'].includes(width) && ['0', '1'].includes(height)) return
    collected.picture({ src, alt: (plainText(alt) || caption).slice(0, 500) })
  }

  const embedded = ({ name, attribs }: Element) => {
    const address = absolute(attribs['src'] ?? attribs['data'] ?? attribs['data-src'] ?? '', base)
    hinweise.add(`${EMBEDDED[name]} wurde ausgelassen${address ? `: ${address.slice(0, 200)}` : '.'}`)
  }

  /** Makes an element of words only; returns its pictures, which follow it. */
  const withoutSpecial = (node: Element): readonly Element[] => {
    const images = elementsIn(node, ['img'])
    // The source below a quotation is a line of its own.
    for (const source of elementsIn(node, ['footer', 'header'])) source.name = 'p'
    for (const special of elementsIn(node, SPECIAL)) {
      if (Object.hasOwn(EMBEDDED, special.name)) embedded(special)
      if (special.name === 'h1' || special.name === 'h2') special.name = 'h3'
      else if (special.name === 'summary') special.name = 'p'
      else if (KEPT.has(special.name)) special.name = 'div'
      else if (special.name === 'button') special.name = 'span'
      else {
        if (isField(special)) hinweise.add(NO_FORM)
        DomUtils.removeElement(special)
      }
    }
    return images
  }

  const question = (details: Element) => {
    const summary = details.children.find(
      (child): child is Element => isTag(child) && child.name === 'summary',
    )
    const asked = summary ? plainTitle(DomUtils.textContent(summary)) : ''
    if (summary) DomUtils.removeElement(summary)
    if (asked === '') return walk(details.children)
    const images = withoutSpecial(details)
    collected.question(asked, wrapped(details.children))
    for (const image of images) picture(image)
  }

  const figure = (node: Element) => {
    const images = elementsIn(node, ['img'])
    const caption = plainText(DomUtils.textContent(elementsIn(node, ['figcaption'])))
    const hasMore =
      elementsIn(node, AROUND_MORE).length > 0 || plainText(DomUtils.textContent(node)) !== caption
    if (images.length === 0 || hasMore) {
      endRun()
      walk(node.children)
      endRun()
      return
    }
    for (const link of elementsIn(node, ['a'])) lostLink(link)
    const isOnlyDescription = images.length === 1 && plainText(images[0]?.attribs['alt'] ?? '') === ''
    for (const image of images) picture(image, isOnlyDescription ? caption.slice(0, 500) : '')
    // A caption beside a description often names who took the picture.
    if (caption !== '' && !isOnlyDescription) block(`<p>${htmlText(caption)}</p>`)
  }

  /** The library shows pictures without links. A link to the picture itself is none. */
  const lostLink = ({ attribs: { href = '' } }: Element) => {
    if (href !== '' && !/\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(href))
      hinweise.add(`Ein Bild war ein Link. Der Link fehlt hier: ${href.slice(0, 200)}`)
  }

  /** A link around pictures and words keeps its words. */
  const linkAround = (link: Element) => {
    const images = withoutSpecial(link)
    if (plainText(DomUtils.textContent(link)) === '') lostLink(link)
    else inline(outer(link))
    for (const image of images) picture(image)
  }

  const heading = (node: Element) => {
    const images = elementsIn(node, ['img'])
    collected.heading(plainTitle(DomUtils.textContent(node)))
    for (const image of images) picture(image)
  }

  /** Forms cannot be taken over. Old systems put a whole page into one: its words are kept. */
  const control = (node: Element) => {
    const words = plainTitle(DomUtils.textContent(node))
    if (node.name === 'form' && isAroundText(node)) {
      endRun()
      walk(node.children)
      endRun()
    } else if (node.name === 'button' && opens(node)) block(`<h3>${htmlText(words)}</h3>`)
    else if (node.name === 'button' && words !== '')
      hinweise.add(`Eine Schaltfläche wurde ausgelassen: „${words.slice(0, 100)}“`)
    else if (node.name === 'form' || isField(node)) hinweise.add(NO_FORM)
  }

  const walk = (nodes: readonly AnyNode[]): void => {
    for (const node of nodes) {
      if (isText(node)) inline(htmlText(node.data))
      else if (isTag(node) && !DROPPED.has(node.name)) element(node)
    }
  }

  const element = (node: Element): void => {
    const { name, children } = node
    if (Object.hasOwn(EMBEDDED, name)) embedded(node)
    else if (CONTROLS.has(name)) control(node)
    else if (name === 'img') picture(node)
    else if (name === 'details') question(node)
    else if (name === 'figure') figure(node)
    else if (name === 'h1' || name === 'h2') heading(node)
    else if (WHOLE.has(name)) {
      // A list or table stays in one part; its pictures follow it.
      const images = withoutSpecial(node)
      block(name === 'pre' ? lined(node) : outer(node))
      for (const image of images) picture(image)
    } else if (INLINE.has(name) && elementsIn(node, SPECIAL).length === 0) inline(outer(node))
    else if (name === 'a' && elementsIn(node, SPECIAL).every(one => one.name === 'img')) linkAround(node)
    else if (name === 'p' && elementsIn(node, SPECIAL).length === 0) block(outer(node))
    else {
      const isBlock = !INLINE.has(name)
      if (isBlock) endRun()
      walk(children)
      if (isBlock) endRun()
    }
  }

  walk(tree.children)
  const parts = collected.parts()
  if (parts.length > MOST_PARTS) hinweise.add('Die Seite ist sehr lang; ihr Ende wurde ausgelassen.')
  return { parts: parts.slice(0, MOST_PARTS), hinweise: [...hinweise] }
}

const isRepeated = (link: Element): boolean =>
  (link.parent instanceof Element ? elementsIn(link.parent, ['a']) : []).some(
    other => other !== link && other.attribs['href'] === link.attribs['href'],
  )

const NO_FORM = 'Ein Formular wurde ausgelassen.'

const isField = ({ name, attribs }: Element): boolean =>
  name === 'select' || name === 'textarea' || (name === 'input' && attribs['type'] !== 'hidden')

/** Whether a button opens words below it: then it is their heading. */
const opens = ({ attribs }: Element): boolean =>
  'aria-expanded' in attribs || /accordion|akkordeon|collapse/i.test(attribs['class'] ?? '')

/** What makes a figure more than pictures with a caption. */
const AROUND_MORE = ['figure', 'p', ...WHOLE, ...Object.keys(EMBEDDED)]

const KEPT = new Set(['details', 'figure', 'form'])

/** Letters beside the fields of a form from which on it holds a text, not only labels. */
const TEXT_OF_FORM = 400

const isAroundText = (form: Element): boolean =>
  elementsIn(form, ['h1', 'h2', 'main', 'article']).length > 0 ||
  plainText(DomUtils.textContent(elementsIn(form, ['p', 'li', 'td']))).length >= TEXT_OF_FORM

const outer = (node: AnyNode): string => DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' })

/** Lines of preformatted text are lines of a paragraph. */
const lined = (node: Element): string =>
  `<p>${DomUtils.getInnerHTML(node, { encodeEntities: 'utf8' }).trim().replaceAll(/\r?\n/g, '<br>')}</p>`

const wrapped = (nodes: readonly AnyNode[]): string => {
  const html = nodes
    .map(node => outer(node))
    .join('')
    .trim()
  return html !== '' && !/<(?:p|ul|ol|table|div|h\d|dl|blockquote)\b/i.test(html) ? `<p>${html}</p>` : html
}
