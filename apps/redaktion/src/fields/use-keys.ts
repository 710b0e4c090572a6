import { useState } from 'react'
import { insertedAt, moved, withoutAt } from './list-changes.ts'

/** Keys for the entries of a list: an entry that moves keeps its key, and with it its fold and its focus. */
export function useKeys(length: number) {
  const [kept, setKept] = useState<readonly string[]>([])
  const keys = fitted(kept, length)
  return {
    keys,
    move: (from: number, to: number) => setKept(moved(keys, from, to)),
    remove: (at: number) => setKept(withoutAt(keys, at)),
    insert(at: number): string {
      const [key = ''] = fitted(keys, length + 1).slice(-1)
      setKept(insertedAt(keys, at, key))
      return key
    },
  }
}

/** Returns as many keys as entries, because the list may have been changed elsewhere. */
export function fitted(keys: readonly string[], length: number): readonly string[] {
  if (keys.length >= length) return keys.length === length ? keys : keys.slice(0, length)
  const all = [...keys]
  for (let number = 0; all.length < length; number++) {
    if (!keys.includes(String(number))) all.push(String(number))
  }
  return all
}
