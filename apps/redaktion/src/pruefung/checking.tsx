import { isCmsError, type Mailzustellung, type Pinnwandschritt } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Deleting } from '../pieces/deleting.tsx'
import { Delivery } from '../pieces/delivery.tsx'
import handling from '../pieces/handling.module.css'
import { useTell } from '../pieces/tell.tsx'
import { saidOf } from '../wall/ask.ts'

/**
 * The label of each step on an entry of a resident, and the message after it; each module has its own words.
 */
export type StepWords<Step extends string> = Readonly<Record<Step, { label: string; done: string }>>

type CheckingProps<Step extends string> = {
  /** The number of the entry, which identifies it. */
  readonly name: string
  /** The state of the entry in words. */
  readonly state: string
  readonly grund: string
  /** The delivery of the mail to the author. */
  readonly zustellung: Mailzustellung | undefined
  /** The email address of the author. */
  readonly an: string
  readonly schritte: readonly Pinnwandschritt[]
  readonly words: StepWords<Step>
  /** The consequence of a deletion, shown above its question. */
  readonly deleting: string
  /** The screen that opens after a deletion. */
  readonly home: string
  /** Takes a step; returns the changed entry, null if it was deleted. */
  readonly take: (schritt: Step, grund: string) => Promise<{ readonly eintrag: object | null }>
  /** True if the entry cannot be released now. */
  readonly blocked?: boolean
  /** Renders further steps; `button` returns the button of a step. */
  readonly children?: (button: (schritt: Step) => ReactNode) => ReactNode
}

type Usual = 'freigeben' | 'ablehnen' | 'sperren' | 'entsperren' | 'loeschen'

const LONGEST_REASON = 500

/**
 * The steps that are possible now, each as a button. Refusing and locking need a reason, deleting a
 * confirmation.
 */
export function Checking<Step extends string>({
  name,
  state,
  grund,
  zustellung,
  an,
  schritte,
  words,
  deleting,
  home,
  take,
  blocked = false,
  children,
}: CheckingProps<Step | Usual>) {
  const tell = useTell()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const field = useId()
  // A waiting entry is refused, a public one is locked: the form never offers both.
  const refusal = schritte.includes('ablehnen')
    ? 'ablehnen'
    : schritte.includes('sperren')
      ? 'sperren'
      : undefined

  const go = async (schritt: Step | Usual) => {
    if (isSending) return
    if ((schritt === 'ablehnen' || schritt === 'sperren') && reason.trim() === '') {
      setMissing(true)
      document.getElementById(field)?.focus()
      return
    }
    setSending(true)
    try {
      const { eintrag } = await take(schritt, reason)
      tell({ text: words[schritt].done, ...(eintrag ? {} : { onto: home }) })
      if (!eintrag) await navigate(home)
      else await revalidate()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
      // Shows the change of the other editor.
      if (isCmsError(error)) await revalidate()
    }
    setSending(false)
  }
  const button = (schritt: Step | Usual, look: 'solid' | 'outline' = 'outline') => (
    <Button type="button" look={look} aria-disabled={isSending} onClick={() => void go(schritt)}>
      {words[schritt].label}
    </Button>
  )
  return (
    <section aria-labelledby={`${field}-titel`} className={handling.handling}>
      <h2 id={`${field}-titel`}>Prüfung</h2>
      <p role="status">{state}</p>
      {grund && <p>Grund: {grund}</p>}
      <Delivery
        of={zustellung}
        an={an}
        remedy="Wer es eingereicht hat, sieht den Stand auf der eigenen Seite."
      />
      {children?.(button)}
      {schritte.includes('freigeben') && !blocked && (
        <div className={handling.steps}>{button('freigeben', 'solid')}</div>
      )}
      {schritte.includes('entsperren') && <div className={handling.steps}>{button('entsperren')}</div>}
      {refusal && (
        <>
          <label htmlFor={field}>Grund, wenn Sie den Eintrag {refusal}</label>
          <textarea
            id={field}
            rows={3}
            maxLength={LONGEST_REASON}
            value={reason}
            aria-invalid={isMissing || undefined}
            aria-describedby={`${field}-hilfe`}
            onChange={event => {
              setReason(event.target.value)
              setMissing(false)
            }}
          />
          <p id={`${field}-hilfe`} className={handling.where}>
            {isMissing ? 'Bitte schreiben Sie, warum. ' : ''}Wer den Eintrag eingereicht hat, liest den Grund.
          </p>
          <div className={handling.steps}>{button(refusal)}</div>
        </>
      )}
      <Deleting
        name={name}
        words={deleting}
        sure={words.loeschen.label}
        isSending={isSending}
        onSure={() => void go('loeschen')}
      />
    </section>
  )
}
