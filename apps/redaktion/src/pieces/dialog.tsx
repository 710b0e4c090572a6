import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { opened } from './open-dialogs.ts'

type DialogProps = {
  isOpen: boolean
  title: string
  /** Without `onClose` the dialog cannot be cancelled. */
  onClose?: () => void
  /** Wide, for a library or a comparison. */
  size?: 'wide'
  /**
   * Element to which the focus returns; by default the element that opened the dialog, or the heading if that
   * element was removed.
   */
  backTo?: HTMLElement
  children: ReactNode
}

const FIELD = 'input:not([hidden], :disabled), textarea, select'

/** A modal dialog. Escape closes it. */
export function Dialog({ isOpen, title, onClose, size, backTo, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // In a layout effect, before the first paint, so that the next key goes to the right place.
  useLayoutEffect(() => {
    const dialog = box.current
    if (!isOpen || !dialog) return
    const { activeElement } = document
    dialog.showModal()
    const closed = opened(dialog)
    // Focuses the first field; the browser would begin with "Schließen".
    if (!dialog.querySelector('[autofocus]')) dialog.querySelector<HTMLElement>(FIELD)?.focus()
    return () => {
      // Closes the dialog first: while it is open, nothing behind it can take the focus.
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
        // Cancelling a file chooser fires the same event.
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
