import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Medium } from '../media/medium.ts'
import { copiedEntry, whenCopied } from './clipboard.ts'
import { type Place, type Spot, spotBehind } from './entries.ts'
import type { Template } from './templates.ts'
import { type PageWork, spotFor } from './use-page-work.ts'
import { withPicture } from './with-picture.ts'

/** New entries of a page: where the next template goes, the copied entry, and pictures. */
export function useInserting(now: { readonly current: PageWork }, templates: readonly Template[]) {
  const [insertAt, setInsertAt] = useState<Spot>()
  const copied = useCopied()
  const insertBelow = useCallback(
    (key: number) => {
      const { entries, places } = now.current
      const index = entries.findIndex(one => one.key === key)
      setInsertAt(
        spotBehind(
          entries.map(({ entry }) => entry),
          index,
          places,
        ),
      )
    },
    [now],
  )
  const insert = useCallback((place: Place) => setInsertAt(spotFor(now.current, place)), [now])
  const paste = useMemo(
    () => copied && ((place: Place) => now.current.actions.paste(copied, spotFor(now.current, place))),
    [copied, now],
  )
  const placePicture = useCallback(
    (medium: Medium) => {
      const spot = spotFor(now.current)
      const entry = withPicture(templates, spot.place, medium)
      // The next of several pictures is inserted below this one, so this one must be rendered first.
      if (entry) flushSync(() => now.current.actions.paste(entry, spot))
    },
    [templates, now],
  )
  return {
    /** Undefined while no template is asked for. */
    insertAt,
    /** Closes the dialog with the templates. */
    closeDialog: () => setInsertAt(undefined),
    insert,
    insertBelow,
    /** Pastes the copied entry; undefined if there is none. */
    paste,
    placePicture,
  }
}

/** Returns the copied entry, from this tab or another. */
function useCopied() {
  const [copied, setCopied] = useState(copiedEntry)
  useEffect(() => whenCopied(() => setCopied(copiedEntry())), [])
  return copied
}
