import { type Entry, readEntry } from './entries.ts'
import { MARK } from './patch-document.ts'

/** Marks the placeholder of an entry that the site cannot render yet. */
export const EMPTY = 'data-noch-leer'

/**
 * An entry without content renders nothing, or the site omits it. Adds a placeholder at its position: behind
 * the previous entry, otherwise before the next one.
 */
export function addPlaceholders(
  page: Document,
  entries: readonly Entry[],
  nameOf: (template: string) => string,
): void {
  const slots = entries.map(entry => readEntry(entry).slotName)
  const drawn = (index: number) => page.querySelectorAll(`[${MARK}="${index}"]`)
  const neighbour = (from: number, way: 1 | -1) => {
    for (let index = from + way; index in slots; index += way) {
      if (slots[index] !== slots[from]) continue
      const elements = drawn(index)
      if (elements.length > 0) return way < 0 ? elements[elements.length - 1] : elements[0]
    }
    return undefined
  }
  for (const [index, entry] of entries.entries()) {
    const own = [...drawn(index)]
    if (own.some(showsSomething)) continue
    const box = page.createElement('div')
    box.setAttribute(MARK, String(index))
    box.setAttribute(EMPTY, '')
    box.textContent = `„${nameOf(readEntry(entry).template)}“ erscheint hier, sobald das Nötigste ausgefüllt ist.`
    const before = own.at(-1) ?? neighbour(index, -1)
    const after = neighbour(index, 1)
    if (before) before.after(box)
    else if (after) after.before(box)
    else page.querySelector('main')?.append(box)
  }
}

const showsSomething = (element: Element): boolean =>
  element.textContent.trim() !== '' || element.querySelector('img, svg, iframe, input') !== null
