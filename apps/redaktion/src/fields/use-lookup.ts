import { useEffect, useRef, useState } from 'react'
import type { Found } from './lookups.ts'

export type Lookup = { readonly state: 'none' | 'searching' | 'unknown' | 'failed' } | Known
type Known = { readonly state: 'known'; readonly found: Found }

/** Cache time of a lookup in ms: fields of one form reference the same records repeatedly. */
const KEPT_FOR = 60_000
const known = new Map<string, { at: number; answer: Promise<Found | undefined> }>()

/** Looks up an address or a Kennung. `key` identifies the request; an empty `key` makes no request. */
export function useLookup(key: string, ask: () => Promise<Found | undefined>): Lookup {
  const [told, setTold] = useState<{ key: string; lookup: Lookup }>()
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (key === '') return
    let isWanted = true
    const tell = (lookup: Lookup) => isWanted && setTold({ key, lookup })
    const timer = setTimeout(async () => {
      try {
        const found = await answerTo(key, latest.current)
        tell(found ? { state: 'known', found } : { state: 'unknown' })
      } catch {
        tell({ state: 'failed' })
      }
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key])
  if (key === '') return { state: 'none' }
  return told?.key === key ? told.lookup : { state: 'searching' }
}

/** Delay in ms, because an address may still be typed. */
const PAUSE = 250

function answerTo(key: string, ask: () => Promise<Found | undefined>): Promise<Found | undefined> {
  const before = known.get(key)
  if (before && Date.now() - before.at < KEPT_FOR) return before.answer
  const answer = ask()
  known.set(key, { at: Date.now(), answer })
  answer.catch(() => known.delete(key))
  return answer
}

/** Caches a chosen record, so that it is not looked up. */
export const remember = (key: string, found: Found) =>
  known.set(key, { at: Date.now(), answer: Promise.resolve(found) })
