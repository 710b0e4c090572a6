import { useEffect } from 'react'

let isWatching = false
let isPressed = false
let waiting: (() => void)[] = []

/** Watches the mouse. A touch and a pen send the same events before their click. */
function watch() {
  if (isWatching) return
  isWatching = true
  document.addEventListener('mousedown', () => (isPressed = true), true)
  // A drag ends without `mouseup`.
  for (const end of ['mouseup', 'dragend'])
    document.addEventListener(
      end,
      () => {
        isPressed = false
        // The click follows in the same task.
        setTimeout(showAll, 0)
      },
      true,
    )
}

function showAll() {
  const those = waiting
  waiting = []
  for (const show of those) show()
}

function afterPress(show: () => void) {
  if (isPressed) waiting.push(show)
  else show()
}

/**
 * Returns a function that shows something as soon as no button of the mouse is down. A proposal or a fault below a
 * field that loses its focus would otherwise move the button under the pointer away before its click.
 */
export function useAfterPress(): (show: () => void) => void {
  useEffect(watch, [])
  return afterPress
}
