import { calls } from '@rathausplatz/contract'
import { useCallback, useEffect, useState } from 'react'
import type { CareWanted } from '../bulk/bulk.ts'
import { useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import { type Care, careBefore } from './care.ts'
import { useStillRight } from './use-still-right.ts'

/** Loads who is responsible for a content and when it is due for review, with functions to change both. */
export function useCare(id: string, standing: string) {
  const tell = useTell()
  const [care, setCare] = useState<Care>()
  const [failure, setFailure] = useState<string>()
  const load = useCallback(async () => {
    setFailure(undefined)
    try {
      setCare(await ask(calls.redaktionPflege, { params: { id } }))
    } catch (error) {
      setFailure(saidOf(error))
    }
  }, [id])
  // Reloads with each new state of the document: publishing sets the next review.
  useEffect(() => {
    if (standing !== '') void load()
  }, [load, standing])

  const put = async (wanted: CareWanted) =>
    setCare(await ask(calls.redaktionPflegeAendern, { params: { id }, body: wanted }))

  const back = (wanted: CareWanted) => () =>
    void put(wanted).then(
      () => tell({ text: 'Rückgängig gemacht.' }),
      (error: unknown) => tell({ text: saidOf(error), isFailure: true }),
    )

  const stillRight = useStillRight(setCare)
  return {
    care,
    failure,
    load,
    /** Returns a message if the change is refused. */
    change: async (wanted: CareWanted): Promise<string | undefined> => {
      const before = care
      try {
        await put(wanted)
        tell({
          text: 'Gespeichert.',
          undo: before && { label: 'Rückgängig', run: back(careBefore(before, wanted)) },
        })
        return undefined
      } catch (error) {
        return saidOf(error)
      }
    },
    stillRight: () => stillRight(id, 'Vermerkt: Der Inhalt ist noch richtig.'),
  }
}
