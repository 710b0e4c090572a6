import { MARK } from './patch-document.ts'
import { EMPTY } from './placeholders.ts'

/** A box in the coordinates of the frame. */
export type Box = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly width: number
}

/** Returns the elements of an entry, in document order. */
export const drawnBy = (page: Document, index: number): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`[${MARK}="${index}"]`),
]

/** Returns the index of the entry that contains the target. */
export function entryAt(target: EventTarget | null): number | undefined {
  // Elements of a frame have other classes: `instanceof` only knows those of this window.
  const place = (target as Element | null)?.closest?.(`[${MARK}]`)?.getAttribute(MARK)
  return place == null ? undefined : Number(place)
}

const OUTSIDE = `main, header, nav, footer, [${MARK}]`

/** Returns the field of the page itself that the target shows: its title, or the pictures above it. */
export function fieldAt(target: EventTarget | null): 'title' | 'heroImages' | undefined {
  const element = target as Element | null
  if (!element?.closest || element.closest(`[${MARK}]`)) return undefined
  if (element.closest('h1')) return 'title'
  const pictures = element.closest('section')
  return pictures?.querySelector('img') && !pictures.closest(OUTSIDE) ? 'heroImages' : undefined
}

/** Returns the bounding box of an entry; undefined if nothing of it is visible. */
export function boxOf(page: Document, index: number): Box | undefined {
  const boxes = drawnBy(page, index)
    .map(element => element.getBoundingClientRect())
    .filter(({ height, width }) => height > 0 && width > 0)
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map(box => box.left))
  return {
    top: Math.min(...boxes.map(box => box.top)),
    bottom: Math.max(...boxes.map(box => box.bottom)),
    left,
    width: Math.max(...boxes.map(box => box.right)) - left,
  }
}

/** The elements that `fieldAt` recognises, as a CSS selector. */
const FIELDS = `h1:not([${MARK}] *), section:has(img):not(main *, header *, nav *, footer *, [${MARK}], [${MARK}] *)`

/**
 * Outlines entries in the page in the colours of its theme, by a style sheet of its own. Changes no element.
 */
export class FrameMarks {
  readonly #sheet: CSSStyleSheet
  constructor(page: Document) {
    // A style sheet must be created in the window that uses it.
    const { CSSStyleSheet } = page.defaultView ?? window
    this.#sheet = new CSSStyleSheet()
    page.adoptedStyleSheets = [this.#sheet]
    this.select(undefined)
  }

  select(index: number | undefined): void {
    const selected =
      index === undefined
        ? ''
        : `[${MARK}="${index}"] { outline: 3px solid var(--accent) !important; outline-offset: -3px; }`
    this.#sheet.replaceSync(`
      html { scroll-behavior: auto !important; }
      [${MARK}], ${FIELDS} { cursor: pointer; }
      :is([${MARK}], ${FIELDS}):hover { outline: 2px dashed var(--primary); outline-offset: -2px; }
      ${selected}
      [${EMPTY}] { margin: 1rem; padding: 1.5rem; border: 2px dashed var(--line); color: var(--muted); background: var(--tint); font-size: 1rem; }
    `)
  }
}
