type Window = { readonly id: string; readonly url: string; navigate(url: string): Promise<unknown> }

type Task = Event & { waitUntil(work: Promise<unknown>): void }

/**
 * What we use of the world that a service worker lives in. TypeScript's own description of it does not go together with
 * that of a window, where the rest of the site lives.
 */
export const scope = globalThis as unknown as {
  skipWaiting(): Promise<void>
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly Window[]>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: Task) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown> & Task) => void): void
}
