import { calls } from '@rathausplatz/contract'
import { useCallback, useEffect, useState } from 'react'
import { useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import { type Mended, type OldFacts, saidOfMended } from './old-facts.ts'

/** What a record says no more and other contents still do, as it stands; and the way to say it there as it is now. */
export function useOldFacts(id: string, standing: string) {
  const tell = useTell()
  const [old, setOld] = useState<OldFacts>()
  /** Contents in which one has just had it replaced: drafts that wait for their release. */
  const [mended, setMended] = useState<readonly Mended[]>([])
  const [isBusy, setBusy] = useState(false)
  const load = useCallback(
    // What cannot be had is not missed here: it also stands among what contradicts.
    (signal?: AbortSignal) =>
      ask(calls.redaktionAlteAngaben, { params: { id }, ...(signal ? { signal } : {}) }).then(
        setOld,
        () => {},
      ),
    [id],
  )
  useEffect(() => {
    const leaving = new AbortController()
    if (standing !== '') void load(leaving.signal)
    return () => leaving.abort()
  }, [load, standing])

  /** One at a time; what fails is told. */
  const step = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    } finally {
      await load()
      setBusy(false)
    }
  }

  const mend = (inhalte: string[]) =>
    step(async () => {
      const { data, rueckgaengig } = await ask(calls.redaktionAlteAngabenErsetzen, {
        params: { id },
        body: { inhalte },
      })
      const undo = rueckgaengig && {
        label: 'Rückgängig',
        run: () =>
          void step(async () => {
            const { data } = await ask(calls.redaktionLinkErsetzungZuruecknehmen, { body: rueckgaengig })
            const isLeft = data.some(({ stand }) => stand === 'abgelehnt')
            setMended(data.filter(({ stand }) => stand === 'abgelehnt'))
            tell({
              text: isLeft ? 'Nicht überall ließ sich das zurücknehmen.' : 'Rückgängig gemacht.',
              isFailure: isLeft,
            })
          }),
      }
      setMended(data.filter(({ stand }) => stand === 'entwurf'))
      tell({ text: saidOfMended(data), isFailure: rueckgaengig === null, undo: undo ?? undefined })
    })

  return { old, mended, isBusy, mend }
}
