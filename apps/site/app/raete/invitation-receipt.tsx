import type { Ratseinladung } from '@rathausplatz/contract'
import { formatDate, formatTime } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useEffect, useRef } from 'react'
import { meetingPage } from './addresses.ts'

type InvitationReceiptProps = {
  /** Id of the meeting, as in its address. */
  id: string
  einladung: Ratseinladung
  /** True if the receipt was just confirmed: the message replaces the button. */
  isConfirmed: boolean
}

/**
 * States how the member was invited, and asks for a confirmation of receipt. It is a form, so that it works
 * without scripts.
 */
export function InvitationReceipt({ id, einladung, isConfirmed }: InvitationReceiptProps) {
  const { am, nachtrag_am, empfangen_am } = einladung
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isConfirmed && document.activeElement === document.body) said.current?.focus()
  }, [isConfirmed])
  return (
    <section aria-labelledby="einladung">
      <h2 id="einladung">Einladung</h2>
      <p>
        Sie wurden am {formatDate(am)} eingeladen
        {nachtrag_am !== null && `; am ${formatDate(nachtrag_am)} kam ein Nachtrag`}.
      </p>
      {empfangen_am === null ? (
        <form method="post" action={`${meetingPage(id)}/empfang`}>
          <Button>{nachtrag_am === null ? 'Einladung erhalten' : 'Nachtrag erhalten'}</Button>
        </form>
      ) : (
        <p ref={said} tabIndex={-1} role={isConfirmed ? 'status' : undefined}>
          Sie haben den Empfang am {formatDate(empfangen_am)} um {formatTime(empfangen_am)} bestätigt.
        </p>
      )}
    </section>
  )
}
