import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function become(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const tell of listeners) tell()
}

/** Registers an open dialog. Returns the function to unregister it. */
export function opened(dialog: HTMLDialogElement): () => void {
  become([...open, dialog])
  return () => become(open.filter(one => one !== dialog))
}

/** Returns the topmost dialog: everything outside of it is inert. */
export const useTopDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    tell => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => open.at(-1),
  )
