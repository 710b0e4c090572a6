import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import dialog from '../document/document.module.css'
import { DateInput } from '../fields/date-input.tsx'
import { DayNote } from '../fields/day-note.tsx'
import type { Choice as Option } from '../list/cell.ts'
import { Choice } from '../pieces/choice.tsx'
import { typedMoment } from '../pieces/moment.ts'
import type { Wanted } from './bulk.ts'

type AskedFormProps<Value> = {
  first: Value
  /** Label of the button. */
  action: string
  hint: string
  /** True if the answer is incomplete. */
  isOpen?: (value: Value) => boolean
  onAnswer: (value: Value) => void
  children: (value: Value, setValue: (value: Value) => void) => ReactNode
}

/** Asks for one value that a step for several documents needs. */
export function AskedForm<Value>({ first, action, hint, isOpen, onAnswer, children }: AskedFormProps<Value>) {
  const [value, setValue] = useState(first)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isOpen?.(value)) onAnswer(value)
  }
  return (
    <form onSubmit={send} className={dialog.dialogform}>
      {children(value, setValue)}
      <p>{hint}</p>
      <Button>{action}</Button>
    </form>
  )
}

type AnswerProps = { onAnswer: (wanted: Wanted) => void }

/** Asks which Rubrik to add to all selected documents, or to remove from them. */
export function RubrikForm({
  rubriken,
  onAnswer,
}: AnswerProps & { rubriken: readonly Option[] | undefined }) {
  const id = useId()
  const [step, setStep] = useState<'dazu' | 'weg'>('dazu')
  const choice = { of: `${id}-schritt`, chosen: step, onChoose: setStep }
  return (
    <AskedForm
      first=""
      action={step === 'dazu' ? 'Zuordnen' : 'Wegnehmen'}
      hint="Es entstehen Entwürfe: Was öffentlich ist, ändert sich erst mit dem Veröffentlichen."
      isOpen={rubrik => rubrik === ''}
      onAnswer={rubrik => onAnswer({ [step]: [rubrik] })}
    >
      {(rubrik, setRubrik) => (
        <>
          <label htmlFor={id}>Rubrik</label>
          <select id={id} required value={rubrik} onChange={event => setRubrik(event.target.value)}>
            <option value="">Bitte wählen</option>
            {rubriken?.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <fieldset>
            <legend>Was soll geschehen?</legend>
            <Choice {...choice} name="dazu">
              Sie kommt dazu, die anderen bleiben
            </Choice>
            <Choice {...choice} name="weg">
              Sie wird weggenommen
            </Choice>
          </fieldset>
        </>
      )}
    </AskedForm>
  )
}

const WHAT_BECOMES = {
  ende: 'Zu diesem Zeitpunkt verschwindet von selbst von der Website, was Sie ausgewählt haben. Hier in der Liste bleibt es.',
  ohne: 'Was Sie ausgewählt haben, bleibt auf der Website, bis jemand es herunternimmt. Stellen enden mit ihrem Bewerbungsschluss.',
}

/** Asks until when the selected documents are public. */
export function EndForm({ onAnswer }: AnswerProps) {
  const name = useId()
  const [isEnding, setEnding] = useState<'ende' | 'ohne'>('ende')
  const choice = { of: name, chosen: isEnding, onChoose: setEnding }
  return (
    <AskedForm
      first=""
      action="Ende festlegen"
      hint={WHAT_BECOMES[isEnding]}
      isOpen={until => isEnding === 'ende' && typedMoment(until) === undefined}
      onAnswer={until => onAnswer({ gueltig_bis: isEnding === 'ende' ? (typedMoment(until) ?? null) : null })}
    >
      {(until, setUntil) => (
        <fieldset>
          <legend>Bis wann sind sie öffentlich?</legend>
          <Choice {...choice} name="ende">
            Bis zu einem Zeitpunkt
          </Choice>
          {isEnding === 'ende' && (
            <DateInput
              withTime
              required
              aria-label="Bis wann, Datum und Uhrzeit"
              shown={until}
              onTyped={setUntil}
            />
          )}
          {isEnding === 'ende' && <DayNote day={until} />}
          <Choice {...choice} name="ohne">
            Ohne Ende
          </Choice>
        </fieldset>
      )}
    </AskedForm>
  )
}
