type Window = {
  readonly id: string
  readonly url: string
  navigate(url: string): Promise<unknown>
  focus(): Promise<unknown>
}

type Task = Event & { waitUntil(work: Promise<unknown>): void }

/** What a push message carries, and how it is shown. */
export type Pushed = { json(): unknown }
type Shown = { body: string; tag: string; data: string; lang: string; icon: string }

/**
 * What we use of the world that a service worker lives in. TypeScript's own description of it does not go together with
 * that of a window, where the rest of the site lives.
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
