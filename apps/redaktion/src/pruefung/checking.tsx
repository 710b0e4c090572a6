import { isCmsError, type Mailzustellung, type Pinnwandschritt } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Deleting } from '../pieces/deleting.tsx'
import { Delivery } from '../pieces/delivery.tsx'
import handling from '../pieces/handling.module.css'
import { useTell } from '../pieces/tell.tsx'
import { saidOf } from '../wall/ask.ts'

/** What the town does with what a resident wrote, in the words of its room. */
export type StepWords<Step extends string> = Readonly<Record<Step, { label: string; done: string }>>

type CheckingProps<Step extends string> = {
  /** By which it is known: its number. */
  readonly name: string
  /** How it is with it. */
  readonly state: string
  readonly grund: string
  /** What became of the mail to whoever wrote it. */
  readonly zustellung: Mailzustellung | undefined
  /** Whose address that was. */
  readonly an: string
  readonly schritte: readonly Pinnwandschritt[]
  readonly words: StepWords<Step>
  /** Said before the question whether it is to be deleted. */
  readonly deleting: string
  /** Where one goes when it is deleted. */
  readonly home: string
  /** What is left of it afterwards. */
  readonly take: (schritt: Step, grund: string) => Promise<{ readonly eintrag: object | null }>
  /** What is to be known before one releases it; it cannot be released while it is `blocked`. */
  readonly blocked?: boolean
  /** What else is to be settled here. */
  readonly children?: (button: (schritt: Step) => ReactNode) => ReactNode
}

type Usual = 'freigeben' | 'ablehnen' | 'sperren' | 'entsperren' | 'loeschen'

const LONGEST_REASON = 500

/** The steps that can be taken now: each as a button, refusing and locking with a reason, deleting after a question. */
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
  // What waits is refused, what is public locked: never two words for one thing.
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
      // What the other one did is to be seen.
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
