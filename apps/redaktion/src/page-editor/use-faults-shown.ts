import { useEffect } from 'react'
import { fieldInAddress, leadWhenDrawn } from '../document/lead-by-address.ts'
import { useLatest } from './use-latest.ts'

/** Where a fault lies: in an entry, with its index, or in the page itself; and in which version. */
export type FaultPlace = { readonly isSimple: boolean; readonly entry: number | undefined }

/** The list of faults leads to fields; those of an entry are drawn only where it is chosen. */
export function useFaultsShown(show: (place: FaultPlace) => void): void {
  const latest = useLatest(show)
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#feld-"]') : null
      if (link) latest.current(placeOf((link.getAttribute('href') ?? '').slice('#feld-'.length)))
    }
    // Before the list itself looks for the field.
    addEventListener('click', listen, { capture: true })
    return () => removeEventListener('click', listen, { capture: true })
  }, [latest])
  useEffect(() => {
    const path = fieldInAddress()
    if (path === undefined) return undefined
    let stop = () => {}
    // When the screen has taken the focus.
    const timer = setTimeout(() => {
      latest.current(placeOf(path))
      stop = leadWhenDrawn(path)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [latest])
}

const IN_ENTRY = /^(leichteSprache\.)?content\.(\d+)/

function placeOf(path: string): FaultPlace {
  const [, simple, index] = IN_ENTRY.exec(path) ?? []
  return { isSimple: simple !== undefined, entry: index === undefined ? undefined : Number(index) }
}

/** How many faults each entry has, by its key. */
export function faultsByEntry(
  faults: readonly { readonly path: string }[],
  isSimple: boolean,
  entries: readonly { readonly key: number }[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { path } of faults) {
    const place = placeOf(path)
    const key = place.isSimple === isSimple ? entries[place.entry ?? -1]?.key : undefined
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
