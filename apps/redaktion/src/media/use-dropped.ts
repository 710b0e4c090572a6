import { useEffect, useState } from 'react'

/** Accepts files dropped anywhere on the screen; returns true while files are dragged over it. */
export function useDropped(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Otherwise the browser would open the picture.
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false)
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0 && !document.querySelector('dialog[open]')) onFiles(files)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [onFiles])
  return isOver
}
