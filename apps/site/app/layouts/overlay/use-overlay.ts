import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A native modal dialog: the browser keeps the focus inside, closes the dialog on Escape and restores the
 * focus. The dialog also closes on navigation.
 */
export function useOverlay() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()

  useEffect(() => {
    if (key) dialog.current?.close()
  }, [key])

  return {
    isOpen,
    show() {
      dialog.current?.showModal()
      setOpen(true)
    },
    close: () => dialog.current?.close(),
    /** Properties of the dialog element. */
    props: {
      ref: dialog,
      onClose: () => setOpen(false),
      /** A click on the backdrop closes the dialog. */
      onClick(event: React.MouseEvent<HTMLDialogElement>) {
        if (event.target === event.currentTarget) event.currentTarget.close()
      },
    },
  }
}
