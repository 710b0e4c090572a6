import type { Zustellungslage } from '@rathausplatz/contract'
import type { ReactNode } from 'react'
import { mailFaults } from '../answers/mail-faults.ts'
import forms from './forms.module.css'

type MailFaultProps = {
  /** Of the mail that whoever holds this page may be waiting for. */
  readonly of: Zustellungslage | undefined
  /** What holds without it. */
  readonly holds?: string
  /** The same in the words of a room. */
  readonly words?: string | undefined
  /** What is to be done. */
  readonly children?: ReactNode
}

/** On top of an own page: that a mail about it did not arrive, or perhaps did not; nothing of any other. */
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
