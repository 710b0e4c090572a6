import { type DragEvent, useMemo, useRef, useState } from 'react'
import type { Place } from './entries.ts'
import type { PageWork } from './use-page-work.ts'

type Target = { readonly place: Place; readonly before: number | undefined }

/** Drag handlers of the rows, with a stable identity. */
export type Dragging = {
  readonly begin: (event: DragEvent, key: number) => void
  readonly over: (event: DragEvent, place: Place, before: number | undefined) => void
  readonly drop: (event: DragEvent) => void
  readonly end: () => void
}

/** Moves entries by dragging their rows. */
export function useDragging({ entries, actions }: PageWork) {
  const dragged = useRef<number>(undefined)
  const [target, setTarget] = useState<Target>()
  // A ref, because the drop may come before the line is rendered.
  const aimed = useRef<Target>(undefined)
  const dragging = useMemo((): Dragging => {
    const end = () => {
      dragged.current = undefined
      aimed.current = undefined
      setTarget(undefined)
    }
    return {
      begin(event, key) {
        dragged.current = key
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
      },
      over(event, place, before) {
        if (dragged.current === undefined) return
        event.preventDefault()
        event.stopPropagation()
        event.dataTransfer.dropEffect = 'move'
        aimed.current = { place, before }
        setTarget(now => (now?.place === place && now.before === before ? now : { place, before }))
      },
      drop(event) {
        if (dragged.current === undefined || !aimed.current) return
        event.preventDefault()
        event.stopPropagation()
        actions.move(dragged.current, aimed.current)
        end()
      },
      end,
    }
  }, [actions])
  return {
    dragging,
    /** Props for a drop below the last row, or in an empty place. */
    placeProps: (place: Place) => ({
      onDragOver: (event: DragEvent) => dragging.over(event, place, undefined),
      onDrop: dragging.drop,
    }),
    mark(place: Place, key: number, isLast: boolean): 'before' | 'behind' | undefined {
      if (target?.place !== place) return undefined
      if (target.before === undefined) return isLast ? 'behind' : undefined
      return entries[target.before]?.key === key ? 'before' : undefined
    },
  }
}
