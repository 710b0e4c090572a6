import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './dialog.module.css'
import { useTopDialog } from './open-dialogs.ts'

/** A message about a finished step, with undo. */
export type Told = {
  text: string
  /** The button of the message: it takes the step back, or leads to what the step leaves to do. */
  undo?: { label: string; run: () => void } | undefined
  isFailure?: boolean
  /** The screen to which the step navigates: the message appears there. */
  onto?: string
}

const TellContext = createContext<{ tell: (told: Told) => void; hush: () => void }>({
  tell: () => {},
  hush: () => {},
})

/** Shows a message at the foot of the screen or of the open dialog, and announces it. */
export const useTell = () => use(TellContext).tell

/** Removes the message of the last step when a next one begins, unless it offers undo. */
export const useHush = () => use(TellContext).hush

/**
 * How long a message is shown, in ms. A failure, or a message with undo, stays until the next message; in a
 * dialog all messages stay.
 */
const SHOWN_FOR = 8_000

type TellProviderProps = {
  /** The path of the current screen. */
  screen?: string
  children: ReactNode
}

/**
 * A message disappears with its screen, even if it offers undo: it would seem to be about the next screen.
 */
export function TellProvider({ screen, children }: TellProviderProps) {
  const [told, setTold] = useState<Told>()
  const hush = useCallback(() => setTold(told => (told?.undo ? told : undefined)), [])
  const context = useMemo(() => ({ tell: setTold, hush }), [hush])
  useEffect(() => {
    if (screen !== undefined) setTold(told => (told?.onto === screen ? told : undefined))
  }, [screen])
  const dialog = useTopDialog()
  useEffect(() => {
    if (!told || staysIn(told, dialog)) return undefined
    const timer = setTimeout(() => setTold(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [told, dialog])
  const box = (
    <Box
      key={dialog ? 'dialog' : 'screen'}
      told={told}
      stays={told !== undefined && staysIn(told, dialog)}
      onHide={() => setTold(undefined)}
    />
  )
  return (
    <TellContext value={context}>
      {children}
      {dialog ? createPortal(box, dialog) : box}
    </TellContext>
  )
}

const staysIn = ({ undo, isFailure }: Told, dialog: HTMLDialogElement | undefined): boolean =>
  undo !== undefined || isFailure === true || dialog !== undefined

type BoxProps = {
  told: Told | undefined
  /** True if the message stays until the user hides it. */
  stays: boolean
  onHide: () => void
}

/**
 * Delay in ms until a message is announced: a live region only announces changes, so it is rendered empty
 * first.
 */
const HEARD_AFTER = 100

/**
 * A dialog grows with the message at its foot, and its content moves. A press that began before would miss
 * its button: so the message takes its space from the first moment, also while it is not announced yet.
 */
function Box({ told, stays, onHide }: BoxProps) {
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), HEARD_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.tell}>
      <div role="status" className={told && styles.told} data-unheard={isHeard ? undefined : ''}>
        {told && (
          <>
            <span>{told.text}</span>
            {told.undo && (
              <button
                type="button"
                onClick={() => {
                  onHide()
                  told.undo?.run()
                }}
              >
                {told.undo.label}
              </button>
            )}
            {stays && (
              <button type="button" onClick={onHide}>
                Ausblenden
              </button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
