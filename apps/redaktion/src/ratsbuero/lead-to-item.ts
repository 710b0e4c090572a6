import { leadTo } from '../document/fault-list.tsx'
import { keyOf, type Spot } from './agenda-moves.ts'

/** Opens an item of the agenda and focuses the field at a path in it, or the nearest group around it. */
export function leadToItem(spot: Spot, path: string): void {
  const key = keyOf(spot)
  const fold = document.querySelector<HTMLElement>(`[data-punkt="${key}"] [data-schritt="oeffnen"]`)
  if (!fold) return
  if (fold.getAttribute('aria-expanded') === 'false') fold.click()
  fold.focus()
  // Waits until the form of the item is rendered.
  requestAnimationFrame(() => leadTo(`${key}-${path}`))
}
