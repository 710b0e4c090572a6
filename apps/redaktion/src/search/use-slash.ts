import { type RefObject, useEffect } from 'react'

/** The `/` key focuses the search, except in text fields and dialogs. */
export function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', lead)
    return () => removeEventListener('keydown', lead)
  }, [field])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null)
