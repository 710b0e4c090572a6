import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Kind } from '../kinds/kinds.ts'
import { ask, askAside } from '../wall/ask.ts'
import { type Work, workOn } from './document-work.ts'
import type { DocumentData } from './load-document.ts'
import { mayDo, type OpenDocument } from './open-document.ts'
import { dotted, isSame, type Path } from './path.ts'
import type { WorkState } from './work-state.ts'

/** A document with everything that its screen needs. */
export type DocumentWork = OpenDocument &
  Pick<Work, 'save' | 'settle' | 'leaveClash' | 'refresh' | 'look' | 'takeOver' | 'discard' | 'markFaults'> &
  Pick<WorkState, 'clash' | 'recoveredFrom' | 'newer' | 'isSavedWithFaults'>

/** Starts the work on a document and subscribes to it. */
export function useOpenDocument(data: DocumentData, kind: Kind): DocumentWork {
  const [work] = useState(() => workOn(data, kind, ask, askAside))
  const { inhalt, history, kept, faults, isSavedWithFaults, clash, recoveredFrom, newer } =
    useSyncExternalStore(work.subscribe, work.state)
  useKeepUnseen(work)
  useFollowOnLeaving(work)
  const faultAt = useMemo(() => {
    const byPath = new Map(faults.map(({ path, message }) => [path, message]))
    return (path: Path) => byPath.get(dotted(path))
  }, [faults])
  const isChanged = useMemo(() => !isSame(history.now, inhalt?.daten), [history.now, inhalt])
  return {
    ...work,
    id: data.id,
    kind,
    inhalt,
    isKnown: data.inhalt !== undefined || data.copy !== undefined,
    daten: history.now,
    canUndo: history.before.length > 0,
    canRedo: history.after.length > 0,
    kept,
    isChanged,
    faults,
    isSavedWithFaults,
    faultAt,
    isReadOnly: inhalt ? !mayDo(inhalt, 'schreiben') : !kind.rechte.includes('schreiben'),
    clash,
    recoveredFrom: isChanged ? recoveredFrom : undefined,
    newer,
  }
}

/**
 * Updates the screen when the focus leaves a field. If a press causes that, the update waits for the click: a
 * screen that moves under a pressed pointer would lose the click. The click itself already sees the typed
 * text.
 */
function useFollowOnLeaving({ follow }: Work) {
  useEffect(() => {
    let isDown = false
    const listened = new AbortController()
    const listen = (names: readonly string[], hear: () => void) => {
      for (const name of names) addEventListener(name, hear, { capture: true, signal: listened.signal })
    }
    listen(['pointerdown'], () => {
      isDown = true
    })
    listen(['pointerup', 'pointercancel'], () => {
      isDown = false
      setTimeout(follow)
    })
    // In the capture phase, before the click reaches its target: React renders this update in the microtask
    // between two listeners.
    listen(['click'], follow)
    listen(['focusout'], () => {
      if (!isDown) follow()
    })
    return () => listened.abort()
  }, [follow])
}

/**
 * Stores the working copy when the window is hidden. The browser asks before it closes a window whose working
 * copy is not stored.
 */
function useKeepUnseen({ keepNow, isKept }: Work) {
  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') void keepNow()
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (isKept()) return
      // Stores the copy before the window is hidden by its closing: after that, requests through a service
      // worker do not arrive.
      void keepNow()
      event.preventDefault()
    }
    document.addEventListener('visibilitychange', keepHidden)
    addEventListener('beforeunload', warn)
    return () => {
      document.removeEventListener('visibilitychange', keepHidden)
      removeEventListener('beforeunload', warn)
      void keepNow()
    }
  }, [keepNow, isKept])
}
