import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function become(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const tell of listeners) tell()
}

/** A dialog has opened over all else. Gives back how to say that it has closed. */
export function opened(dialog: HTMLDialogElement): () => void {
  become([...open, dialog])
  return () => become(open.filter(one => one !== dialog))
}

/** The dialog that is before all else: whatever stands outside of it is neither seen nor heard. */
export const useTopDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    tell => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => open.at(-1),
  )
