import { type CallAnswer, type CallInput, calls } from '@rathausplatz/contract'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import { saidOfReplaced } from './replaced.ts'

type Replaced = CallAnswer<typeof calls.redaktionLinkErsetzen>
type Done = Replaced['data'][number]

/** The redirected links to update; empty: all of them. */
export type Wanted = CallInput<typeof calls.redaktionLinkNachtragen>['body']

/** Replaces addresses, shows failures and offers undo. */
export function useReplace(): {
  replace: (von: string, nach: string) => Promise<boolean>
  /** Replaces redirected addresses by their targets. */
  renew: (wanted: Wanted) => Promise<boolean>
  isBusy: boolean
  dialogs: ReactNode
} {
  const tell = useTell()
  const { isBusy, once, takeBack } = useOneStep()
  const [left, setLeft] = useState<readonly Done[]>([])

  const undo = (auftrag: NonNullable<Replaced['rueckgaengig']>) =>
    takeBack(async () => {
      const { data } = await ask(calls.redaktionLinkErsetzungZuruecknehmen, { body: auftrag })
      const refused = data.filter(({ stand }) => stand === 'abgelehnt')
      tell({
        text: refused.length === 0 ? 'Rückgängig gemacht.' : 'Nicht überall ließ sich das zurücknehmen.',
        isFailure: refused.length > 0,
      })
      setLeft(refused)
    })

  const done = (step: () => Promise<Replaced>) =>
    once(async () => {
      const { data, mehr, rueckgaengig } = await step()
      tell({
        text: saidOfReplaced(data, mehr),
        undo: rueckgaengig ? { label: 'Rückgängig', run: () => void undo(rueckgaengig) } : undefined,
        isFailure: rueckgaengig === null,
      })
      setLeft(data.filter(({ stand }) => stand !== 'oeffentlich'))
    })

  const replace = (von: string, nach: string) =>
    done(() => ask(calls.redaktionLinkErsetzen, { body: { von, nach } }))
  const renew = (wanted: Wanted) => done(() => ask(calls.redaktionLinkNachtragen, { body: wanted }))

  const dialogs = (
    <Dialog isOpen={left.length > 0} title="Noch nicht überall auf der Website" onClose={() => setLeft([])}>
      <ul>
        {left.map(one => (
          <li key={one.id}>
            <Link to={screenOf(one)} onClick={() => setLeft([])}>
              {one.titel}
            </Link>
            {one.satz && <>: {one.satz}</>}
          </li>
        ))}
      </ul>
    </Dialog>
  )
  return { replace, renew, isBusy, dialogs }
}
