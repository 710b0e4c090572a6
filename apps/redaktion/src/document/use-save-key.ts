import { useEffect } from 'react'

/** Saves on Ctrl+S or Cmd+S. */
export function useSaveKey(save: () => Promise<unknown>) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      void save()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [save])
}
