type Window = {
  readonly id: string
  readonly url: string
  navigate(url: string): Promise<unknown>
  focus(): Promise<unknown>
}

type Task = Event & { waitUntil(work: Promise<unknown>): void }

/** The data of a push message and of its notification. */
export type Pushed = { json(): unknown }
type Shown = { body: string; tag: string; data: string; lang: string; icon: string }

/**
 * The part of the service worker API that we use. TypeScript's types for it conflict with those of a window,
 * which the rest of the site uses.
 */
export const scope = globalThis as unknown as {
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly Window[]>
    openWindow(path: string): Promise<unknown>
  }
  registration: { showNotification(title: string, shown: Shown): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: Task) => void): void
  addEventListener(type: 'push', listener: (event: Task & { data: Pushed | null }) => void): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: Task & { notification: Notification }) => void,
  ): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & Task) => void): void
}
