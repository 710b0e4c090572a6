import { calls } from '@rathausplatz/contract'
import { useCallback, useEffect, useState } from 'react'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import { type OldFacts, type Saying, saidOfMended, type Wanted } from './old-facts.ts'

/** Where something could not be done, and why. */
type Refused = {
  readonly id: string
  readonly art: string
  readonly titel: string
  readonly satz?: string | undefined
}

/** What was refused, and what that means for the rest. */
type Refusal = { readonly title: string; readonly words: string; readonly all: readonly Refused[] }

const NOT_DONE = { title: 'Das hat nicht geklappt', words: '' }
const NOT_BACK = {
  title: 'Nicht überall ließ sich das zurücknehmen',
  words: 'Hier steht die neue Angabe noch. Alles andere ist wieder, wie es war.',
}

type Told = Parameters<ReturnType<typeof useTell>>[0]

/** What a record says no more and other contents still do, as it stands; and the way to say it there as it is now. */
export function useOldFacts(id: string, standing: string) {
  const tell = useTell()
  const { isBusy, once, takeBack } = useOneStep()
  const [old, setOld] = useState<OldFacts>()
  const [refusal, setRefusal] = useState<Refusal>()
  const refuse = (all: readonly Refused[], about: Omit<Refusal, 'all'> = NOT_DONE) =>
    setRefusal(all.length > 0 ? { ...about, all } : undefined)
  /** Whoever has done something here is told how it stands, also where nothing is left. */
  const [hasActed, setActed] = useState(false)
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

  /** Afterwards it stands here as it is, also where it failed. */
  const andLoad = (work: () => Promise<Told | undefined>) => async () => {
    setActed(true)
    let told: Told | undefined
    try {
      told = await work()
    } finally {
      await load()
    }
    if (told) tell(told)
  }

  const mend = (inhalte: Wanted) =>
    once(
      andLoad(async () => {
        const { data, rueckgaengig } = await ask(calls.redaktionAlteAngabenErsetzen, {
          params: { id },
          body: { inhalte },
        })
        const undo = rueckgaengig && {
          label: 'Rückgängig',
          run: () =>
            void takeBack(
              andLoad(async () => {
                const { data } = await ask(calls.redaktionLinkErsetzungZuruecknehmen, { body: rueckgaengig })
                const left = data.filter(({ stand }) => stand === 'abgelehnt')
                refuse(left, NOT_BACK)
                return left.length > 0 ? undefined : { text: 'Rückgängig gemacht.' }
              }),
            ),
        }
        refuse(data.filter(({ stand }) => stand === 'abgelehnt'))
        return { text: saidOfMended(data), isFailure: rueckgaengig === null, undo: undo ?? undefined }
      }),
    )

  const keep = (contents: readonly Saying[], stays = true) => {
    const inhalte = contents.map(({ id, stellen }) => ({
      id,
      angaben: [...new Set(stellen.map(({ alt }) => alt))],
    }))
    const send = (bleibt: boolean) =>
      andLoad(async () => {
        const { data } = await ask(calls.redaktionAlteAngabenLassen, {
          params: { id },
          body: { inhalte, bleibt },
        })
        const left = data.filter(({ satz }) => satz !== undefined)
        refuse(left)
        if (left.length > 0) return undefined
        if (!bleibt) return { text: stays ? 'Rückgängig gemacht.' : 'Wird wieder angeboten.' }
        const undo = { label: 'Rückgängig', run: () => void takeBack(send(false)) }
        return { text: 'Bleibt so und wird nicht mehr angeboten.', undo }
      })
    return once(send(stays))
  }

  return { old, refusal, isBusy, hasActed, load, mend, keep, forgetRefusal: () => setRefusal(undefined) }
}
