import type { Zustellungslage } from '@rathausplatz/contract'
import type { ReactNode } from 'react'
import { mailFaults } from '../answers/mail-faults.ts'
import forms from './forms.module.css'

type MailFaultProps = {
  /** State of the mail that the reader of this page may be waiting for. */
  readonly of: Zustellungslage | undefined
  /** What is valid without the mail. */
  readonly holds?: string
  /** The same in the words of a room. */
  readonly words?: string | undefined
  /** What the reader can do. */
  readonly children?: ReactNode
}

/**
 * Says on top of an own page that a mail about it has not arrived or may not have; shows nothing for other
 * states.
 */
export function MailFault({
  of,
  holds = 'Es gilt, was auf dieser Seite steht.',
  words,
  children,
}: MailFaultProps) {
  const fault = of && mailFaults[of]
  if (!fault) return null
  return (
    <div className={forms.angekommen}>
      <p>{words ?? [fault, holds].filter(Boolean).join(' ')}</p>
      {children}
    </div>
  )
}
