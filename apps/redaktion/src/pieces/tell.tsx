import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTopDialog } from './open-dialogs.ts'
import styles from './pieces.module.css'

/** What was done, and how to take it back. */
type Told = {
  text: string
  undo?: { label: string; run: () => void } | undefined
  isFailure?: boolean
  /** The screen that the step leads to by itself: what has become of it is told there. */
  onto?: string
}

const TellContext = createContext<{ tell: (told: Told) => void; hush: () => void }>({
  tell: () => {},
  hush: () => {},
})

/** Says at the foot of the screen, over a dialog too, what has happened; screen readers hear it. */
export const useTell = () => use(TellContext).tell

/** A next step begins: what was said of the last one is over, but for a way back. */
export const useHush = () => use(TellContext).hush

/** What can be taken back stays until something else is said; the rest goes by itself, but from no dialog. */
const SHOWN_FOR = 8_000

type TellProviderProps = {
  /** The address of the screen that is shown. */
  screen?: string
  children: ReactNode
}

/** What is told goes with its screen, also with its way back: over another content it would seem to be about that one. */
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
  /** Until somebody hides it. */
  stays: boolean
  onHide: () => void
}

/** What stands in a region from its beginning is not heard: it is there for so long before it says anything. */
const HEARD_AFTER = 100

/**
 * A dialog grows by what stands at its foot, and what lies in it moves. A press that began before that would end beside its
 * button and be lost: so the words have their room from the first moment, also as long as they are not heard yet.
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
