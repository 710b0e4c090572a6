import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
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

/** What can be taken back stays until something else is said; the rest goes by itself. */
const SHOWN_FOR = 8_000

type TellProviderProps = {
  /** The address of the screen that is shown. */
  screen?: string
  children: ReactNode
}

/** What is told goes with its screen, also with its way back: over another content it would seem to be about that one. */
export function TellProvider({ screen, children }: TellProviderProps) {
  const [told, setTold] = useState<Told>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useCallback((next: Told) => {
    clearTimeout(timer.current)
    setTold(next)
    if (!next.undo && !next.isFailure) timer.current = setTimeout(() => setTold(undefined), SHOWN_FOR)
  }, [])
  const hush = useCallback(() => setTold(told => (told?.undo ? told : undefined)), [])
  const context = useMemo(() => ({ tell, hush }), [tell, hush])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (screen !== undefined) setTold(told => (told?.onto === screen ? told : undefined))
  }, [screen])
  const dialog = useTopDialog()
  const box = <Box key={dialog ? 'dialog' : 'screen'} told={told} onHide={() => setTold(undefined)} />
  return (
    <TellContext value={context}>
      {children}
      {dialog ? createPortal(box, dialog) : box}
    </TellContext>
  )
}

type BoxProps = { told: Told | undefined; onHide: () => void }

/** What stands in a region from its beginning is not heard: it is there for so long before it says anything. */
const HEARD_AFTER = 100

function Box({ told, onHide }: BoxProps) {
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), HEARD_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const said = isHeard ? told : undefined
  return (
    <div className={styles.tell}>
      <div role="status" className={said && styles.told}>
        {said && (
          <>
            <span>{said.text}</span>
            {said.undo && (
              <button
                type="button"
                onClick={() => {
                  onHide()
                  said.undo?.run()
                }}
              >
                {said.undo.label}
              </button>
            )}
            {(said.undo || said.isFailure) && (
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
