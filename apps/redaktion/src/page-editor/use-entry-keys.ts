import { useState } from 'react'
import type { Entry } from './entries.ts'
import { type Keyed, keyed } from './entry-keys.ts'

type Known = { readonly of: readonly Entry[]; readonly keyed: readonly Keyed[]; readonly count: number }

/** Returns the entries of a page with keys that survive moves and edits. */
export function useEntryKeys(entries: readonly Entry[]): readonly Keyed[] {
  const [known, setKnown] = useState<Known>(() => named(entries, [], 0))
  if (known.of === entries) return known.keyed
  const next = named(entries, known.keyed, known.count)
  setKnown(next)
  return next.keyed
}

function named(entries: readonly Entry[], before: readonly Keyed[], count: number): Known {
  let next = count
  const now = keyed(entries, before, () => next++)
  return { of: entries, keyed: now, count: next }
}
