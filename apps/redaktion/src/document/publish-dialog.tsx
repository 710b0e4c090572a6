import type { Befund } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Findings } from '../durchsicht/findings.tsx'
import type { Durchsicht } from '../durchsicht/use-durchsicht.ts'
import { DateInput } from '../fields/date-input.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { berlinText, typedMoment } from '../pieces/moment.ts'
import styles from './document.module.css'
import { EmergencyNote, EmergencyQuestion, isEmergency, isFollowedByMail, MailNote } from './emergency.tsx'
import { errorsFound, isError } from './errors-found.ts'
import { Followers } from './followers.tsx'
import { OthersChanges } from './others-changes.tsx'
import { periodFault } from './period.ts'
import { datedBefore, releaseDate } from './release-date.ts'
import type { DocumentWork } from './use-open-document.ts'
import type { Steps } from './use-steps.ts'

type PublishDialogProps = {
  isOpen: boolean
  onClose: () => void
  work: DocumentWork
  steps: Steps
  look: Durchsicht['look']
}

/**
 * Asks for the publication period. By default it begins now or as planned, and ends as set before or never.
 */
export function PublishDialog({ isOpen, onClose, work, steps, look }: PublishDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Veröffentlichen" onClose={onClose}>
      <PublishForm onClose={onClose} work={work} steps={steps} look={look} />
    </Dialog>
  )
}

function PublishForm({
  onClose,
  work: { id, inhalt, daten, kind },
  steps,
  look,
}: Omit<PublishDialogProps, 'isOpen'>) {
  const [dated] = useState(() => releaseDate(kind.art, daten, Date.now()))
  // A scheduled publication stays scheduled by default, and a text with a date in the future waits for it.
  const planned = inhalt?.status === 'geplant' ? inhalt.gueltig_von : (dated ?? null)
  const [isLater, setLater] = useState(planned !== null)
  const [isShort, setShort] = useState(Boolean(inhalt?.gueltig_bis))
  const [from, setFrom] = useState(planned ? berlinText(planned) : '')
  const [until, setUntil] = useState(inhalt?.gueltig_bis ? berlinText(inhalt.gueltig_bis) : '')
  const [warning, setWarning] = useState<string>()
  const [fault, setFault] = useState<string>()
  const early = datedBefore(kind.art, daten, isLater ? typedMoment(from) : undefined)
  const isLoud = isEmergency(kind.art, daten)
  const errors = useOpenErrors(look)
  const missing = (isLater && !typedMoment(from)) || (isShort && !typedMoment(until))
  const form = useRef<HTMLFormElement>(null)
  const faultNow = () =>
    periodFault({ from: isLater ? from : undefined, until: isShort ? until : undefined }, Date.now())
  const mayGo = async () => {
    const isComplete = form.current?.reportValidity() !== false && !missing
    if (!isComplete || steps.busy) return false
    // Asked anew: the moment may have passed while the dialog was open.
    const found = faultNow()
    setFault(found)
    return found === undefined && !(await errors.areNew())
  }
  const publish = async () => {
    if (!(await mayGo())) return
    const window = {
      gueltig_von: isLater ? (typedMoment(from) ?? null) : null,
      gueltig_bis: isShort ? (typedMoment(until) ?? null) : null,
    }
    const refused = await steps.publish(window, warning !== undefined)
    if (refused) setWarning(refused.message)
    else onClose()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    // Enter never publishes an emergency.
    if (!isLoud) void publish()
  }
  return (
    <form ref={form} onSubmit={send} className={styles.dialogform}>
      <End
        question="Ab wann?"
        always="Sofort"
        some="Ab einem Zeitpunkt"
        isSome={isLater}
        onSome={setLater}
        moment={from}
        onMoment={setFrom}
      />
      {dated && (
        <p>Das Datum liegt in der Zukunft. Soll der Text schon vorher erscheinen, wählen Sie „Sofort“.</p>
      )}
      {early && <p className={styles.warning}>{early}</p>}
      {kind.art === 'bekanntmachung' && (
        <p>Als „Bereitgestellt am“ steht dort der Zeitpunkt, zu dem die Bekanntmachung wirklich erscheint.</p>
      )}
      <End
        question="Bis wann?"
        always="Ohne Ende"
        some="Bis zu einem Zeitpunkt"
        isSome={isShort}
        onSome={setShort}
        moment={until}
        onMoment={setUntil}
      />
      {kind.art === 'organisationseinheit' && <Followers id={id} />}
      {inhalt && <OthersChanges of={inhalt} />}
      {isLoud ? (
        <EmergencyNote id={id} daten={daten} hasEnd={isShort} />
      ) : (
        isFollowedByMail(kind.art, daten) && <MailNote daten={daten} hasEnd={isShort} />
      )}
      {errors.hints.map(({ feld, satz, ziel }) => (
        <p key={`${feld} ${satz}`} className={styles.warning}>
          {satz}{' '}
          {ziel && (
            <a href={ziel} target="_blank" rel="noreferrer">
              Ansehen
            </a>
          )}
        </p>
      ))}
      {errors.open.length > 0 && (
        <div role="alert" className={styles.warning}>
          <p>Darüber würden Menschen stolpern. Veröffentlichen Sie trotzdem, steht das im Protokoll.</p>
          <Findings findings={errors.open} onLead={onClose} />
        </div>
      )}
      {fault && (
        <p role="alert" className={styles.warning}>
          {fault}
        </p>
      )}
      {warning && (
        <p role="alert" className={styles.warning}>
          {warning}
        </p>
      )}
      {isLoud ? (
        <EmergencyQuestion mayAsk={mayGo} onSure={() => void publish()} onCancel={onClose} />
      ) : (
        <Button aria-disabled={steps.busy !== undefined}>
          {warning || errors.open.length > 0
            ? 'Trotzdem veröffentlichen'
            : isLater
              ? 'Veröffentlichung planen'
              : 'Jetzt veröffentlichen'}
        </Button>
      )}
    </form>
  )
}

/** Loads errors and hints that would become public, to show them before publication. */
function useOpenErrors(look: Durchsicht['look']) {
  const [open, setOpen] = useState<readonly Befund[]>()
  useEffect(() => {
    let isHere = true
    void calmErrors(look).then(errors => isHere && setOpen(errors))
    return () => {
      isHere = false
    }
  }, [look])
  return {
    open: (open ?? []).filter(isError),
    /** Said here once more, because the content is public in a moment. */
    hints: (open ?? []).filter(finding => !isError(finding)),
    /** Checks the document. Returns true if there are errors that were not shown yet, and shows them. */
    async areNew(): Promise<boolean> {
      if (open) return false
      const errors = await calmErrors(look)
      setOpen(errors)
      return errors.some(isError)
    },
  }
}

/** A failed check does not prevent publication. */
const calmErrors = (look: Durchsicht['look']) => errorsFound(look).catch((): readonly Befund[] => [])

type EndProps = {
  question: string
  always: string
  some: string
  isSome: boolean
  onSome: (isSome: boolean) => void
  moment: string
  onMoment: (moment: string) => void
}

/** The start or the end of the publication period: open, or a moment. */
function End({ question, always, some, isSome, onSome, moment, onMoment }: EndProps) {
  const name = useId()
  return (
    <fieldset>
      <legend>{question}</legend>
      <label>
        <input type="radio" name={name} checked={!isSome} onChange={() => onSome(false)} /> {always}
      </label>
      <label>
        <input type="radio" name={name} checked={isSome} onChange={() => onSome(true)} /> {some}
      </label>
      {isSome && (
        <DateInput
          withTime
          aria-label={`${question.replace('?', '')}, Datum und Uhrzeit`}
          shown={moment}
          required
          onTyped={onMoment}
        />
      )}
    </fieldset>
  )
}
