import { calls, isCmsError, type Nachrichtenschritt } from '@rathausplatz/contract'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import type { Message } from './messages.ts'

type Change = { readonly schritt?: Nachrichtenschritt; readonly notiz?: string }

const DONE: Readonly<Record<Nachrichtenschritt, string>> = {
  uebernehmen: 'Sie kümmern sich um die Nachricht.',
  abgeben: 'Die Nachricht ist wieder neu. Jemand anderes kann sie übernehmen.',
  erledigen: 'Als erledigt vermerkt.',
}

/** Steps with messages, one after another; each can be taken back. */
export function useMessageSteps() {
  const tell = useTell()
  const { revalidate } = useRevalidator()
  const before = useRef<Promise<unknown>>(Promise.resolve())
  /** Revisions that a step of ours has made and the screen does not show yet. */
  const made = useRef(new Map<string, number>())

  const send = async ({ vorgang, bearbeitung }: Message, change: Change): Promise<Message> => {
    const grundfassung = Math.max(bearbeitung.fassung, made.current.get(vorgang) ?? 0)
    const changed = await ask(calls.redaktionNachrichtBearbeiten, {
      params: { vorgang },
      body: { grundfassung, ...change },
    })
    made.current.set(vorgang, changed.bearbeitung.fassung)
    return changed
  }

  /** True when it is done. */
  const change = (message: Message, wanted: Change, text?: string): Promise<boolean> => {
    const turn = before.current.then(async () => {
      try {
        const changed = await send(message, wanted)
        await revalidate()
        const back = wanted.schritt && wayBack(message)
        tell({
          text: text ?? (wanted.schritt ? DONE[wanted.schritt] : 'Die Notiz ist gespeichert.'),
          ...(back && {
            undo: { label: 'Rückgängig', run: () => void change(changed, { schritt: back }, TAKEN_BACK) },
          }),
        })
        return true
      } catch (error) {
        tell({ text: saidOf(error), isFailure: true })
        // What the other one did is to be seen.
        if (isCmsError(error)) await revalidate()
        return false
      }
    })
    before.current = turn
    return turn
  }
  return change
}

const TAKEN_BACK = 'Zurückgenommen.'

/** The step that leads back to where a message stood; what was somebody else's cannot be given to them again. */
function wayBack({ bearbeitung: { stand, zustaendig } }: Message): Nachrichtenschritt | undefined {
  if (stand === 'neu') return 'abgeben'
  if (!zustaendig?.ich) return undefined
  return stand === 'erledigt' ? 'erledigen' : 'uebernehmen'
}
