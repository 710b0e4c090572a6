import { useEffect } from 'react'
import type { OpenDocument } from '../document/open-document.ts'

/** In these elements the browser's own undo applies. */
const TYPED_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Undo and redo by Ctrl+Z and Ctrl+Shift+Z (Ctrl+Y), but not in text fields and dialogs. */
export function useUndoKeys({
  undo,
  redo,
  isReadOnly,
}: Pick<OpenDocument, 'undo' | 'redo' | 'isReadOnly'>): void {
  useEffect(() => {
    if (isReadOnly) return
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isUndo = key === 'z' && !event.shiftKey
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
      if (!isUndo && !isRedo) return
      const target = event.target instanceof Element ? event.target : undefined
      if (target?.closest(TYPED_IN) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (isUndo) undo()
      else redo()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [undo, redo, isReadOnly])
}
