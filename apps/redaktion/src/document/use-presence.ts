import { formatTime, sameDay } from '@rathausplatz/ui'
import { useEffect } from 'react'
import { when } from '../pieces/when.ts'
import type { DocumentWork } from './use-open-document.ts'

/** So often it is asked who else works here. */
const EVERY = 4_000
/** Whoever has typed nothing for so long has gone. */
const GONE_AFTER = 30 * 60_000

/** Asks again and again who else works here, and takes in what others have saved. */
export function usePresence({ inhalt, look }: Pick<DocumentWork, 'inhalt' | 'look'>): void {
  const isThere = inhalt !== undefined
  useEffect(() => {
    if (!isThere) return undefined
    let isAsking = false
    const ask = () => {
      if (isAsking || document.visibilityState !== 'visible') return
      isAsking = true
      // What cannot be asked now is asked again soon.
      void look()
        .catch(() => undefined)
        .finally(() => {
          isAsking = false
        })
    }
    const timer = setInterval(ask, EVERY)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [isThere, look])
}

export type Other = { readonly id: string; readonly name: string; readonly since: string }

/** Who else has typed something here lately, and since when. Whose work was taken over goes on only with the next key. */
export function othersAt({ inhalt }: Pick<DocumentWork, 'inhalt'>, now = new Date()): readonly Other[] {
  const own = inhalt?.arbeitskopien.find(({ eigene }) => eigene)
  return (inhalt?.arbeitskopien ?? []).flatMap(({ von, eigene, begonnen_am, geaendert_am, uebernommen }) => {
    const isGone = now.getTime() - Date.parse(geaendert_am) >= GONE_AFTER
    const isWithMe = own !== undefined && uebernommen?.von.id === own.von.id && uebernommen.am >= geaendert_am
    // Of whoever goes on with one's own work it is said already.
    const isTaker = von.id === own?.uebernommen?.von.id
    return eigene || isGone || isWithMe || isTaker ? [] : [{ ...von, since: timeOf(begonnen_am, now) }]
  })
}

/** Who goes on with what was typed here, and since when. */
export function takerAt({ inhalt }: Pick<DocumentWork, 'inhalt'>, now = new Date()): Other | undefined {
  const taken = inhalt?.arbeitskopien.find(({ eigene }) => eigene)?.uebernommen
  return taken ? { ...taken.von, since: timeOf(taken.am, now) } : undefined
}

/** Of today the time alone. */
const timeOf = (moment: string, now: Date): string =>
  sameDay(moment, now.toISOString()) ? formatTime(moment) : when(moment, now)
