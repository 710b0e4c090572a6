import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Kind } from '../kinds/kinds.ts'
import { ask, askAside } from '../wall/ask.ts'
import { type Work, type WorkState, workOn } from './document-work.ts'
import type { DocumentData } from './load-document.ts'
import { mayDo, type OpenDocument } from './open-document.ts'
import { dotted, isSame, type Path } from './path.ts'

/** A document on a screen, with what the screen around it needs beside. */
export type DocumentWork = OpenDocument &
  Pick<Work, 'save' | 'settle' | 'leaveClash' | 'refresh' | 'look' | 'takeOver' | 'discard' | 'markGaps'> &
  Pick<WorkState, 'clash' | 'recoveredFrom' | 'newer' | 'isSavedWithFaults'>

/** Begins the work on a document and follows it. */
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
 * Whoever leaves a field goes on with what they have typed there: the whole screen knows of it before that. Who leaves it by
 * pressing on something gets there first, as a screen that moves under a pointer that is down takes the click away; but what
 * the press does goes by what was typed.
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
    // Before whoever was pressed on hears of it: React draws what is told here in the microtask between two listeners.
    listen(['click'], follow)
    listen(['focusout'], () => {
      if (!isDown) follow()
    })
    return () => listened.abort()
  }, [follow])
}

/** What waits to be kept is sent when the window goes out of sight; the browser asks before it is closed too soon. */
function useKeepUnseen({ keepNow, isKept }: Work) {
  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') void keepNow()
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (isKept()) return
      // Now: once the window is hidden by its end, what a service worker passes on does not arrive any more.
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
