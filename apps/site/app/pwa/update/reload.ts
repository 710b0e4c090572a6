import { keepTyped } from './typed.ts'

/** The new worker takes over in a moment; if it does not, the page comes anew all the same. */
const LONGEST_TAKE_OVER = 3_000

/** Loads this page anew; what was typed is there again afterwards. */
export function reloadKeepingTyped(): void {
  keepTyped()
  location.reload()
}

/** Lets the new version take over, then loads this page anew: once, because only a click leads here. */
export function takeNewVersion(takeOver: () => void): void {
  let done = false
  const reload = () => {
    if (done) return
    done = true
    reloadKeepingTyped()
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  setTimeout(reload, LONGEST_TAKE_OVER)
  takeOver()
}
