import { htmlText } from '@rathausplatz/text'
import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { cleanRichText } from '../collections/clean-rich-text.ts'
import { plainText, plainTitle } from './found.ts'
import { absolute, elementsIn, sourceOf } from './html-tree.ts'

export type PartPicture = { readonly src: string; readonly alt: string }

/**
 * A part of a text, from one heading to the next: words, a picture with words beside it, or questions with
 * answers.
 */
export type Part = {
  readonly titel: string
  readonly html: string
  readonly bild?: PartPicture
  readonly fragen?: readonly { readonly titel: string; readonly text: string }[]
}

export type Parts = {
  readonly parts: readonly Part[]
  /** Notes on content that was left out. */
  readonly hinweise: readonly string[]
}

export type LinkTo = (address: string) => string

const LONGEST_PART = 90_000
const MOST_PARTS = 400

const DROPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'link',
  'meta',
  'head',
  'title',
])
const EMBEDDED: Readonly<Record<string, string>> = {
  iframe: 'Ein eingebetteter Inhalt',
  embed: 'Ein eingebetteter Inhalt',
  object: 'Ein eingebetteter Inhalt',
  video: 'Ein Video',
  audio: 'Eine Tonaufnahme',
  canvas: 'Eine Zeichnung',
}
const CONTROLS = new Set(['form', 'input', 'select', 'textarea', 'button'])
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'del',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'label',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'wbr',
  'cite',
])
/** Elements that are handled specially wherever they occur. */
const SPECIAL = ['img', 'h1', 'h2', 'details', 'figure', ...Object.keys(EMBEDDED), ...CONTROLS]
const WHOLE = new Set(['ul', 'ol', 'table', 'dl', 'blockquote', 'h3', 'h4', 'h5', 'h6', 'pre', 'hr'])

/**
 * Splits a text of another website into parts, each sanitised to the formats of the desk. `linkTo` maps
 * addresses of links.
 */
export function partsOf(tree: Document, base: string, linkTo: LinkTo): Parts {
  const hinweise = new Set<string>()
  const parts: Part[] = []
  let titel = ''
  let html = ''
  let run = ''
  let bild: PartPicture | undefined
  let fragen: { titel: string; text: string }[] = []

  for (const link of elementsIn(tree, ['a'])) {
    const address = absolute(link.attribs['href'] ?? '', base)
    const href = link.attribs['href'] ?? ''
    if (address) link.attribs['href'] = linkTo(address)
    else if (!/^(?:mailto:|tel:|#)/i.test(href.trim())) delete link.attribs['href']
  }

  const endRun = () => {
    const words = run.trim()
    if (plainText(words) !== '') html += `<p>${words}</p>`
    run = ''
  }
  const endPart = () => {
    endRun()
    const text = cleanRichText(html)
      .replaceAll(/<(p|h[2-4]|ul|ol|li|strong|em|blockquote)>(?:\s|&nbsp;|<br>)*<\/\1>/g, '')
      .trim()
    if (fragen.length > 0) parts.push({ titel, html: '', fragen })
    else if (bild || plainText(text) !== '')
      parts.push({ titel, html: text.slice(0, LONGEST_PART), ...(bild ? { bild } : {}) })
    if (text.length > LONGEST_PART) hinweise.add('Ein sehr langer Abschnitt wurde gekürzt.')
    titel = ''
    html = ''
    bild = undefined
    fragen = []
  }

  const picture = (image: Element, caption = '') => {
    const src = absolute(sourceOf(image), base)
    if (!src) {
      hinweise.add('Ein Bild hat keine Adresse.')
      return
    }
    // A picture of at most one pixel is a tracking pixel, not content.
    if (
      ['0', '1'].includes(image.attribs['width'] ?? '') &&
      ['0', '1'].includes(image.attribs['height'] ?? '')
    )
      return
    endRun()
    if (bild || plainText(html) !== '' || fragen.length > 0) endPart()
    bild = { src, alt: (plainText(image.attribs['alt'] ?? '') || caption).slice(0, 500) }
  }

  const question = (details: Element) => {
    const summary = details.children.find(
      (child): child is Element => isTag(child) && child.name === 'summary',
    )
    const answer = details.children.filter(child => child !== summary)
    const asked = summary ? plainTitle(DomUtils.textContent(summary)) : ''
    const text = cleanRichText(wrapped(answer)).trim()
    if (asked === '') return walk(answer)
    endRun()
    if (plainText(html) !== '' || bild) endPart()
    if (text.length > 10_000) hinweise.add(`Die Antwort auf „${asked}“ wurde gekürzt.`)
    // One entry has at most this many questions; further ones go into the next entry.
    if (fragen.length === 50) endPart()
    fragen.push({ titel: asked, text: text.slice(0, 10_000) })
  }

  const embedded = ({ name, attribs }: Element) => {
    const address = absolute(attribs['src'] ?? attribs['data'] ?? attribs['data-src'] ?? '', base)
    hinweise.add(`${EMBEDDED[name]} wurde ausgelassen${address ? `: ${address.slice(0, 200)}` : '.'}`)
  }

  const walk = (nodes: readonly AnyNode[]): void => {
    for (const node of nodes) {
      if (isText(node)) {
        run += htmlText(node.data)
        continue
      }
      if (!isTag(node) || DROPPED.has(node.name)) continue
      const { name, children } = node
      if (Object.hasOwn(EMBEDDED, name)) embedded(node)
      else if (CONTROLS.has(name)) {
        hinweise.add('Ein Formular wurde ausgelassen.')
      } else if (name === 'img') picture(node)
      else if (name === 'details') question(node)
      else if (name === 'figure') {
        const images = elementsIn(node, ['img'])
        const caption = elementsIn(node, ['figcaption']).at(-1)
        const words =
          images.length === 1 && caption ? plainText(DomUtils.textContent(caption)).slice(0, 500) : ''
        if (images.length === 0) {
          endRun()
          walk(children)
          endRun()
        }
        for (const image of images) picture(image, words)
      } else if (name === 'h1' || name === 'h2') {
        const words = plainTitle(DomUtils.textContent(node))
        endPart()
        titel = words
        for (const image of elementsIn(node, ['img'])) picture(image)
      } else if (elementsIn(node, SPECIAL).length > 0) {
        if (WHOLE.has(name)) {
          // A list or table stays in one part; its pictures follow it.
          const images = elementsIn(node, ['img'])
          for (const special of elementsIn(node, SPECIAL)) {
            if (Object.hasOwn(EMBEDDED, special.name)) embedded(special)
            if (['h1', 'h2', 'details', 'figure'].includes(special.name)) special.name = 'div'
            else DomUtils.removeElement(special)
          }
          endRun()
          html += outer(node)
          for (const image of images) picture(image)
        } else {
          const isBlock = !INLINE.has(name)
          if (isBlock) endRun()
          walk(children)
          if (isBlock) endRun()
        }
      } else if (INLINE.has(name)) run += outer(node)
      else {
        endRun()
        if (name === 'p' || WHOLE.has(name)) html += outer(node)
        else {
          walk(children)
          endRun()
        }
      }
    }
  }
  walk(tree.children)
  endPart()
  if (parts.length > MOST_PARTS) hinweise.add('Die Seite ist sehr lang; ihr Ende wurde ausgelassen.')
  return { parts: parts.slice(0, MOST_PARTS), hinweise: [...hinweise].slice(0, 30) }
}

const outer = (node: AnyNode): string => DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' })

const wrapped = (nodes: readonly AnyNode[]): string => {
  const html = nodes
    .map(node => outer(node))
    .join('')
    .trim()
  return html !== '' && !/<(?:p|ul|ol|table|div|h\d|dl|blockquote)\b/i.test(html) ? `<p>${html}</p>` : html
}
