import { type Pushed, scope } from './scope.ts'

/** What the town sends to a device. */
type Told = { titel: string; text: string; adresse: string; marke: string }

/** Shows what the town sends, and leads to its page where somebody touches it. */
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

/** Something has to be shown for each message, also where it cannot be read: else the browser says what nobody wrote. */
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

/** Only a page of this site. */
function pathOf(address: unknown): string {
  const url = typeof address === 'string' ? URL.parse(address, location.origin) : null
  return url?.origin === location.origin ? url.pathname + url.search : '/'
}

/** In a window that is open already, else in a new one. */
async function open(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [first] = windows
  try {
    await first?.focus()
    if (first && (await first.navigate(path))) return
  } catch {
    // A window of another worker may not be led anywhere.
  }
  await scope.clients.openWindow(path)
}
