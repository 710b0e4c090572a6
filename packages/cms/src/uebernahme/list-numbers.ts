import type { Document } from 'domhandler'
import { isTag } from 'domhandler'
import { elementsIn } from './html-tree.ts'

const LETTERS = /list-style(?:-type)?:\s*(?:lower|upper)-(?:alpha|latin|roman)/i

/** Keeps the number with which a list begins. Tells lists whose numbers the library cannot write. */
export function keepNumbers(tree: Document, hinweise: Set<string>): void {
  for (const list of elementsIn(tree, ['ol'])) {
    const { attribs } = list
    const items = list.children.filter(child => isTag(child)).filter(({ name }) => name === 'li')
    const first = items[0]?.attribs['value'] ?? ''
    if (attribs['start'] === undefined && /^\d{1,4}$/.test(first) && first !== '1') attribs['start'] = first
    if (/^[ai]$/i.test(attribs['type'] ?? '') || LETTERS.test(attribs['style'] ?? ''))
      hinweise.add(
        'Eine Liste war mit Buchstaben nummeriert. Hier stehen Zahlen: Bitte prüfen Sie Verweise darauf.',
      )
    let number = Number(attribs['start'] ?? 1)
    const jumps = items.some(({ attribs: { value } }) => {
      const isJump = value !== undefined && Number(value) !== number
      number++
      return isJump
    })
    if (jumps || 'reversed' in attribs)
      hinweise.add('Eine Liste war nicht fortlaufend nummeriert. Bitte vergleichen Sie ihre Zahlen.')
  }
}
