/** Chromium's event for a website that can be installed. */
type InstallEvent = Event & { prompt(): Promise<unknown> }

let ask: (() => Promise<void>) | undefined
const listeners = new Set<() => void>()

function set(next: typeof ask): void {
  ask = next
  for (const listener of listeners) listener()
}

/** Suppresses the browser's own install prompt (K-09) and keeps the event until the visitor asks for it. */
export const installPrompt = {
  listen(): () => void {
    const offered = (event: Event) => {
      event.preventDefault()
      set(async () => {
        set(undefined)
        await (event as InstallEvent).prompt()
      })
    }
    addEventListener('beforeinstallprompt', offered)
    return () => removeEventListener('beforeinstallprompt', offered)
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => ask,
}
