import { calls } from '@rathausplatz/contract'
import { useEffect, useState } from 'react'
import { ask } from '../wall/ask.ts'
import { below, isPart } from './address.ts'
import { nameOf } from './tree.ts'

/** Delay in ms after the last key before an address is checked. */
const PAUSE = 300

/**
 * Returns the title of the page at an address, as far as the account may see it. Saving checks the address in
 * any case.
 */
export async function takenBy(parent: string, part: string): Promise<string | undefined> {
  const { data } = await ask(calls.redaktionSeitenbaum, { query: { unter: parent } })
  const path = below(parent, part)
  const step = data.find(({ pfad, seite }) => pfad === path && seite !== null)
  return step && nameOf(step)
}

/** Like `takenBy`, while an address is being typed. */
export function useTakenBy(parent: string, part: string): string | undefined {
  const [told, setTold] = useState<{ path: string; by: string | undefined }>()
  useEffect(() => {
    if (!isPart(part)) return
    let isOver = false
    const timer = setTimeout(() => {
      takenBy(parent, part)
        .then(by => !isOver && setTold({ path: below(parent, part), by }))
        // A failed check is ignored: saving reports a taken address too.
        .catch(() => undefined)
    }, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [parent, part])
  return told?.path === below(parent, part) ? told.by : undefined
}
