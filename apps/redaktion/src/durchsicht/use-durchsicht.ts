import { type Befund, type CallAnswer, calls } from '@rathausplatz/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenDocument } from '../document/open-document.ts'
import { ask } from '../wall/ask.ts'

/** Pause in ms after typing before the check. */
const REST = 2_000

/** The last findings, and a function to check now. */
export type Durchsicht = {
  readonly found: CallAnswer<typeof calls.redaktionDurchsicht> | undefined
  readonly look: () => Promise<readonly Befund[]>
}

/** Checks a document whenever typing pauses; stores the working copy first, so that the CMS has it. */
export function useDurchsicht({
  id,
  daten,
  isKnown,
  keepNow,
}: Pick<OpenDocument, 'id' | 'daten' | 'isKnown' | 'keepNow'>): Durchsicht {
  const [found, setFound] = useState<Durchsicht['found']>()
  const newest = useRef(0)
  const first = useRef(daten)
  const look = useCallback(async () => {
    newest.current += 1
    const own = newest.current
    await keepNow()
    const answer = await ask(calls.redaktionDurchsicht, { params: { id }, query: {} })
    // Of two requests the later one counts, whichever answer comes first.
    if (own === newest.current) setFound(answer)
    return answer.data
  }, [id, keepNow])
  useEffect(() => {
    const isUntouched = daten === first.current
    // The CMS does not know a new document until something is typed.
    if (isUntouched && !isKnown) return undefined
    // A failed check is repeated after the next input.
    const timer = setTimeout(() => void look().catch(() => undefined), isUntouched ? 0 : REST)
    return () => clearTimeout(timer)
  }, [daten, isKnown, look])
  return { found, look }
}
