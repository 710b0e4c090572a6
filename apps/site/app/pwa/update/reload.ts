import { keepTyped } from './typed.ts'

/** After this time in ms the page reloads even if the new worker has not taken over. */
const LONGEST_TAKE_OVER = 3_000

/** Reloads this page and restores its input afterwards. */
export function reloadKeepingTyped(): void {
  keepTyped()
  location.reload()
}

/** Activates the new version and reloads this page once. */
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
