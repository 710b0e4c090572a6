import { calls } from '@rathausplatz/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import { type OldFacts, publishedWords, type Saying, saidOfMended, type Wanted } from './old-facts.ts'

/** A content for which the step failed, with the reason. */
type Refused = {
  readonly id: string
  readonly art: string
  readonly titel: string
  readonly satz?: string | undefined
}

/** The refused contents, and the consequence for the rest. */
type Refusal = { readonly title: string; readonly words: string; readonly all: readonly Refused[] }

const NOT_DONE = { title: 'Das hat nicht geklappt', words: '' }
const NOT_BACK = {
  title: 'Nicht überall ließ sich das zurücknehmen',
  words: 'Hier steht die neue Angabe noch. Alles andere ist wieder, wie es war.',
}

type Told = Parameters<ReturnType<typeof useTell>>[0]

/**
 * Loads outdated values in other contents, with functions to replace or keep them. After each publication of the
 * record that leaves some, it says so; `onLook` opens them.
 */
export function useOldFacts(id: string, standing: string, onLook: () => void) {
  const tell = useTell()
  const { isBusy, once, takeBack } = useOneStep()
  const [old, setOld] = useState<OldFacts>()
  const [refusal, setRefusal] = useState<Refusal>()
  const refuse = (all: readonly Refused[], about: Omit<Refusal, 'all'> = NOT_DONE) =>
    setRefusal(all.length > 0 ? { ...about, all } : undefined)
  /** After an action the panel stays and shows the result, also if nothing is left. */
  const [hasActed, setActed] = useState(false)
  const load = useCallback(
    // A failed load is ignored: the values are also listed among contradictions.
    async (signal?: AbortSignal) => {
      const asked = ask(calls.redaktionAlteAngaben, { params: { id }, ...(signal ? { signal } : {}) })
      const found = await asked.catch(() => undefined)
      if (found) setOld(found)
      return found
    },
    [id],
  )
  const lastStanding = useRef(standing)
  useEffect(() => {
    const leaving = new AbortController()
    const isPublished = lastStanding.current !== standing && standing.endsWith(' oeffentlich')
    lastStanding.current = standing
    const loadAndTell = async () => {
      const found = await load(leaving.signal)
      if (!found || !isPublished || found.inhalte.length === 0 || leaving.signal.aborted) return
      tell({ text: publishedWords(found), undo: { label: 'Ansehen und ändern', run: onLook } })
    }
    if (standing !== '') void loadAndTell()
    return () => leaving.abort()
  }, [load, standing, tell, onLook])

  /** Reloads after each action, also after a failure. */
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
