import type { DropSpot } from './drop-spot.ts'

/** A press that moves further than this, in pixels, is a drag. */
const DRAG_FROM = 6
/** Distance to the upper or lower edge, in pixels, at which dragging scrolls the page. */
const EDGE = 60
/** Scrolled pixels per move. */
const ALONG = 12

type Framed = {
  /** Returns the key of the entry that contains the target. */
  readonly keyAt: (target: EventTarget | null) => number | undefined
  readonly mayDrag: () => boolean
  readonly spotAt: (point: { x: number; y: number }) => DropSpot | undefined
  readonly onChoose: (key: number) => void
  /** Called if the pressed element belongs to no entry. */
  readonly onPage: (target: EventTarget | null) => void
  /** Called with the spot where a dragged entry would be dropped; undefined if nothing is dragged. */
  readonly onOver: (spot: DropSpot | undefined) => void
  readonly onDrop: (key: number, spot: DropSpot) => void
  /** Moves the focus back to the outline, or on to the form. */
  readonly onLeave: (to?: 'form') => void
}

type Pressed = { readonly x: number; readonly y: number; readonly key: number }

/** Translates events in the frame to actions on entries; returns the function to stop. */
export function listenTo(page: Document, framed: Framed): () => void {
  const window = page.defaultView
  if (!window) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  let pressed: Pressed | undefined
  let spot: DropSpot | undefined
  let isDrag = false

  const letGo = () => {
    pressed = undefined
    spot = undefined
    framed.onOver(undefined)
  }

  const press = ({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    isDrag = false
    const key = framed.keyAt(target)
    // A finger scrolls the page; touch users have the buttons.
    const isPress = button === 0 && pointerType !== 'touch' && framed.mayDrag()
    pressed = isPress && key !== undefined ? { x, y, key } : undefined
  }

  const move = (event: PointerEvent) => {
    if (!pressed) return
    const { clientX: x, clientY: y, pointerId } = event
    if (!isDrag) {
      if (Math.hypot(x - pressed.x, y - pressed.y) < DRAG_FROM) return
      isDrag = true
      page.documentElement.setPointerCapture(pointerId)
      window.getSelection()?.removeAllRanges()
    }
    event.preventDefault()
    if (y < EDGE) window.scrollBy(0, -ALONG)
    if (y > window.innerHeight - EDGE) window.scrollBy(0, ALONG)
    spot = framed.spotAt({ x, y })
    framed.onOver(spot)
  }

  const drop = () => {
    if (pressed && isDrag && spot) framed.onDrop(pressed.key, spot)
    letGo()
  }

  const click = (event: MouseEvent) => {
    const target = event.target as Element | null
    // Links and buttons of the page do nothing here; folds may unfold.
    if (!target?.closest?.('summary')) event.preventDefault()
    const key = framed.keyAt(target)
    if (key !== undefined && !isDrag) framed.onChoose(key)
    else if (!isDrag) framed.onPage(target)
    isDrag = false
  }

  const leave = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    if (key === 'Escape' && pressed) letGo()
    else if (key === 'Escape') framed.onLeave()
    else if (key === 'Tab') {
      // The page is one tab stop, so that editors reach the form without tabbing through all its links.
      event.preventDefault()
      if (shiftKey) framed.onLeave()
      else framed.onLeave('form')
    }
  }

  page.addEventListener('pointerdown', press, { signal })
  page.addEventListener('pointermove', move, { signal })
  page.addEventListener('pointerup', drop, { signal })
  page.addEventListener('pointercancel', letGo, { signal })
  page.addEventListener('click', click, { signal, capture: true })
  page.addEventListener('dragstart', event => event.preventDefault(), { signal })
  page.addEventListener('selectstart', event => pressed && event.preventDefault(), { signal })
  page.addEventListener('keydown', leave, { signal })
  return () => listening.abort()
}
