import { useEffect } from 'react'
import { useLeadByAddress } from '../document/lead-by-address.ts'
import { useLatest } from './use-latest.ts'

/** The place of a fault: the index of an entry or the page itself, and the version. */
export type FaultPlace = { readonly isSimple: boolean; readonly entry: number | undefined }

/** Shows the field of a fault: fields of an entry are only rendered while it is selected. */
export function useFaultsShown(show: (place: FaultPlace) => void): void {
  const latest = useLatest(show)
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#feld-"]') : null
      if (link) latest.current(placeOf((link.getAttribute('href') ?? '').slice('#feld-'.length)))
    }
    // In the capture phase: before the handler of the list looks for the field.
    addEventListener('click', listen, { capture: true })
    return () => removeEventListener('click', listen, { capture: true })
  }, [latest])
  useLeadByAddress(path => latest.current(placeOf(path)))
}

const IN_ENTRY = /^(leichteSprache\.)?content\.(\d+)/

function placeOf(path: string): FaultPlace {
  const [, simple, index] = IN_ENTRY.exec(path) ?? []
  return { isSimple: simple !== undefined, entry: index === undefined ? undefined : Number(index) }
}

/** Returns the number of faults by key of the entry. */
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
