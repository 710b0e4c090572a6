import type { Zustellungslage } from '@rathausplatz/contract'
import type { ReactNode } from 'react'
import { mailFault } from '../answers/mail-faults.ts'
import forms from './forms.module.css'

type MailFaultProps = {
  /** State of the mail that the reader of this page may be waiting for. */
  readonly of: Zustellungslage | undefined
  /** The address to which it went. */
  readonly an?: string | undefined
  /** Sentence about what is valid without the mail. */
  readonly holds?: string
  /** Replaces both sentences by a text of the page. */
  readonly words?: string | undefined
  /** What the reader can do. */
  readonly children?: ReactNode
}

/**
 * States at the top of an author's own page that a mail about it has not arrived or may not have arrived.
 * Renders nothing for other states.
 */
export function MailFault({
  of,
  an,
  holds = 'Es gilt, was auf dieser Seite steht.',
  words,
  children,
}: MailFaultProps) {
  const fault = mailFault(of, an)
  if (!fault) return null
  return (
    <div className={forms.angekommen}>
      <p>{words ?? [fault, holds].filter(Boolean).join(' ')}</p>
      {children}
    </div>
  )
}
