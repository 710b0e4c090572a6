/** What Chromium hands out where the website may be installed: the way to its own question. */
type InstallEvent = Event & { prompt(): Promise<unknown> }

let ask: (() => Promise<void>) | undefined
const listeners = new Set<() => void>()

function set(next: typeof ask): void {
  ask = next
  for (const listener of listeners) listener()
}

/** The browser's own hint never comes by itself (K-09): its event is kept until somebody asks for it. */
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
