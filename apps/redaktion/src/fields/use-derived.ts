import type { FormField } from '@rathausplatz/contract/records'
import { useEffect, useState } from 'react'
import { partOf } from '../pages/address.ts'
import { below, type Path, useForm, useValueAt } from './form.ts'
import { textOf } from './values.ts'

/**
 * Derives a name from another field of its group until an editor writes one. An existing name is kept,
 * because other fields may reference it. Returns the function that ends the derivation.
 */
export function useDerived({ derivedFrom }: FormField, path: Path, held: string): () => void {
  const { change, isReadOnly } = useForm()
  const [isFollowing, setFollowing] = useState(derivedFrom !== undefined && held === '' && !isReadOnly)
  const source = textOf(useValueAt(derivedFrom === undefined ? path : below(path.slice(0, -1), derivedFrom)))
  const wanted = isFollowing ? partOf(source) : undefined
  useEffect(() => {
    // At once, not once typing pauses: a click may be next, and an added answer copies the list as it is drawn.
    if (wanted !== undefined && wanted !== held) change(path, wanted)
  }, [wanted, held, change, path])
  return () => setFollowing(false)
}
