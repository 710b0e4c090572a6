import { formatTime, sameDay } from '@rathausplatz/ui'
import { useEffect } from 'react'
import { when } from '../pieces/when.ts'
import type { DocumentWork } from './use-open-document.ts'

/** Interval in ms for asking who else is editing. */
const EVERY = 4_000
/** An editor without input for this long, in ms, counts as gone. */
const GONE_AFTER = 30 * 60_000

/** Polls who else is editing, and refreshes the document if there is a newer revision. */
export function usePresence({ inhalt, look }: Pick<DocumentWork, 'inhalt' | 'look'>): void {
  const isThere = inhalt !== undefined
  useEffect(() => {
    if (!isThere) return undefined
    let isAsking = false
    const ask = () => {
      if (isAsking || document.visibilityState !== 'visible') return
      isAsking = true
      // The next poll repeats a failed request.
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

/**
 * Returns who else has typed recently, and since when. An editor whose work was taken over counts again only
 * with their next input.
 */
export function othersAt({ inhalt }: Pick<DocumentWork, 'inhalt'>, now = new Date()): readonly Other[] {
  const own = inhalt?.arbeitskopien.find(({ eigene }) => eigene)
  return (inhalt?.arbeitskopien ?? []).flatMap(({ von, eigene, begonnen_am, geaendert_am, uebernommen }) => {
    const isGone = now.getTime() - Date.parse(geaendert_am) >= GONE_AFTER
    const isWithMe = own !== undefined && uebernommen?.von.id === own.von.id && uebernommen.am >= geaendert_am
    // The editor who took over this editor's work is shown separately.
    const isTaker = von.id === own?.uebernommen?.von.id
    return eigene || isGone || isWithMe || isTaker ? [] : [{ ...von, since: timeOf(begonnen_am, now) }]
  })
}

/** Returns who has taken over the work of this editor, and since when. */
export function takerAt({ inhalt }: Pick<DocumentWork, 'inhalt'>, now = new Date()): Other | undefined {
  const taken = inhalt?.arbeitskopien.find(({ eigene }) => eigene)?.uebernommen
  return taken ? { ...taken.von, since: timeOf(taken.am, now) } : undefined
}

/** Returns only the time if the moment is today. */
const timeOf = (moment: string, now: Date): string =>
  sameDay(moment, now.toISOString()) ? formatTime(moment) : when(moment, now)
