import { calls } from '@rathausplatz/contract'
import { useEffect, useState } from 'react'
import { ask } from '../wall/ask.ts'
import { below, isPart } from './address.ts'
import { nameOf } from './tree.ts'

/** So long after the last key it is asked whether an address is free. */
const PAUSE = 300

/** Which page stands at an address already, by its title, as far as one may see it. Saving says it in any case. */
export async function takenBy(parent: string, part: string): Promise<string | undefined> {
  const { data } = await ask(calls.redaktionSeitenbaum, { query: { unter: parent } })
  const path = below(parent, part)
  const step = data.find(({ pfad, seite }) => pfad === path && seite !== null)
  return step && nameOf(step)
}

/** The same while somebody chooses the address. */
export function useTakenBy(parent: string, part: string): string | undefined {
  const [told, setTold] = useState<{ path: string; by: string | undefined }>()
  useEffect(() => {
    if (!isPart(part)) return
    let isOver = false
    const timer = setTimeout(() => {
      takenBy(parent, part)
        .then(by => !isOver && setTold({ path: below(parent, part), by }))
        // Saving says so too.
        .catch(() => undefined)
    }, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [parent, part])
  return told?.path === below(parent, part) ? told.by : undefined
}
