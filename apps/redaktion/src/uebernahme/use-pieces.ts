import { calls } from '@rathausplatz/contract'
import { useCallback, useEffect, useState } from 'react'
import { ask, saidOf } from '../wall/ask.ts'
import { type PiecesQuery, piecesAddress } from './pieces-query.ts'
import type { Stueck } from './uebernahme.ts'

type Found = { readonly asked: PiecesQuery; readonly data: readonly Stueck[]; readonly mehr: boolean }

export const AT_ONCE = 50

/** Loads a page of pieces. `stamp` changes when the pieces have changed. */
export function usePieces(id: string, { zustand, suche, seite }: PiecesQuery, stamp: string) {
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const wanted = suche.trim()
      const query = {
        seite,
        pro_seite: AT_ONCE,
        ...(zustand ? { zustand } : {}),
        ...(wanted ? { suche: wanted } : {}),
      }
      try {
        const found = await ask(calls.redaktionUebernahmeStuecke, { params: { id }, query, signal })
        if (signal.aborted) return
        setFound({ asked: { zustand, suche, seite }, ...found })
        setFailure(undefined)
      } catch (error) {
        if (!signal.aborted) setFailure(saidOf(error))
      }
    },
    [id, zustand, suche, seite],
  )
  const moment = `${stamp} ${tries}`
  useEffect(() => {
    const leaving = new AbortController()
    if (moment) void load(leaving.signal)
    return () => leaving.abort()
  }, [load, moment])
  const again = useCallback(() => setTries(tries => tries + 1), [])
  const isComing =
    found !== undefined && piecesAddress(found.asked) !== piecesAddress({ zustand, suche, seite })
  return { found, isComing, failure, again }
}
