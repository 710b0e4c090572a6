import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { opened } from './open-dialogs.ts'
import styles from './pieces.module.css'

type DialogProps = {
  isOpen: boolean
  title: string
  /** Where it is missing the dialog cannot be left without an answer. */
  onClose?: () => void
  /** Room for a library or a comparison. */
  size?: 'wide'
  /** Where one goes on after it; else where the question arose, or at the heading where that is gone by then. */
  backTo?: HTMLElement
  children: ReactNode
}

const FIELD = 'input:not([hidden], :disabled), textarea, select'

/** Asks something before all else: the rest of the screen waits. Escape is the same as to close it. */
export function Dialog({ isOpen, title, onClose, size, backTo, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Before anything is drawn: the next key already goes to the right place.
  useLayoutEffect(() => {
    const dialog = box.current
    if (!isOpen || !dialog) return
    const { activeElement } = document
    dialog.showModal()
    const closed = opened(dialog)
    // Whoever is asked something goes on by typing; the browser would begin with "Schließen".
    if (!dialog.querySelector('[autofocus]')) dialog.querySelector<HTMLElement>(FIELD)?.focus()
    return () => {
      // As long as it is open nothing behind it takes the focus.
      dialog.close()
      closed()
      const next = backTo ?? activeElement
      const target = next?.isConnected ? next : document.querySelector('h1')
      if (target instanceof HTMLElement) target.focus()
    }
  }, [isOpen, backTo])
  if (!isOpen) return null
  return (
    <dialog
      ref={box}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={heading}
      onCancel={event => {
        // Who closes the window for choosing a file has not closed this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
    >
      <div className={styles.dialoghead}>
        <h2 id={heading}>{title}</h2>
        {onClose && (
          <button type="button" className={styles.plain} onClick={onClose}>
            Schließen
          </button>
        )}
      </div>
      {children}
    </dialog>
  )
}
