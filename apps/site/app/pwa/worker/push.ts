import { type Pushed, scope } from './scope.ts'

/** A push message of the town. */
type Told = { titel: string; text: string; adresse: string; marke: string }

/** Shows push messages and opens their page on a click. */
export function answerPushes(): void {
  scope.addEventListener('push', event => {
    const { titel, text, adresse, marke } = toldIn(event.data)
    const shown = { body: text, tag: marke, data: adresse, lang: 'de', icon: '/appzeichen/192.png' }
    event.waitUntil(scope.registration.showNotification(titel, shown))
  })

  scope.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(open(pathOf(event.notification.data)))
  })
}

/**
 * Returns the content of a notification. A push message must always show one, even if the message cannot be
 * parsed: otherwise the browser shows its own text.
 */
function toldIn(data: Pushed | null): Told {
  try {
    const told: unknown = data?.json()
    const text = (name: string) => {
      const value = (told as Record<string, unknown> | null)?.[name]
      return typeof value === 'string' ? value : ''
    }
    return {
      titel: text('titel') || 'Abfuhr',
      text: text('text'),
      adresse: text('adresse'),
      marke: text('marke'),
    }
  } catch {
    return {
      titel: 'Abfuhr',
      text: 'Bitte sehen Sie nach, welche Tonne geholt wird.',
      adresse: '',
      marke: '',
    }
  }
}

/** Returns a path of this site; the home page for other addresses. */
function pathOf(address: unknown): string {
  const url = typeof address === 'string' ? URL.parse(address, location.origin) : null
  return url?.origin === location.origin ? url.pathname + url.search : '/'
}

/** Opens the page in an existing window, otherwise in a new one. */
async function open(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [first] = windows
  try {
    await first?.focus()
    if (first && (await first.navigate(path))) return
  } catch {
    // A window that this worker does not control cannot be navigated.
  }
  await scope.clients.openWindow(path)
}
