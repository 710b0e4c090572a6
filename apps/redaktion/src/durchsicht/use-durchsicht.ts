import { type Befund, type CallAnswer, calls } from '@rathausplatz/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenDocument } from '../document/open-document.ts'
import { ask } from '../wall/ask.ts'

/** Typing rests so long before what is typed is looked through; in milliseconds. */
const REST = 2_000

/** What was found last, and how to look now. */
export type Durchsicht = {
  readonly found: CallAnswer<typeof calls.redaktionDurchsicht> | undefined
  readonly look: () => Promise<readonly Befund[]>
}

/** Looks through a document whenever typing rests; what is typed is kept first, so that the CMS knows it. */
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
    // Of two that were asked the newer one counts, whichever comes first.
    if (own === newest.current) setFound(answer)
    return answer.data
  }, [id, keepNow])
  useEffect(() => {
    const isUntouched = daten === first.current
    // Of a new document the CMS knows nothing until something is typed.
    if (isUntouched && !isKnown) return undefined
    // What cannot be looked through now is looked through after the next key.
    const timer = setTimeout(() => void look().catch(() => undefined), isUntouched ? 0 : REST)
    return () => clearTimeout(timer)
  }, [daten, isKnown, look])
  return { found, look }
}
