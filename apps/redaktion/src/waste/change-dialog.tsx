import { ABFALL_MELDEN_TAGE, calls } from '@rathausplatz/contract'
import { Button, ErrorSummary } from '@rathausplatz/ui/form'
import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { DateInput } from '../fields/date-input.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { type Trouble, troubleOf } from '../pieces/trouble-of.ts'
import { ask } from '../wall/ask.ts'
import { dayInWords } from './days.ts'
import type { Tour, Tourtermin } from './tour-screen.tsx'
import styles from './waste.module.css'

type ChangeDialogProps = { tour: Tour; termin: Tourtermin; onClose: () => void }

/** Moves a date or drops it, with the reason that people read; says before who will be told. */
export function ChangeDialog({ tour, termin, onClose }: ChangeDialogProps) {
  const [datum, setDatum] = useState(termin.datum)
  const [grund, setGrund] = useState(termin.grund)
  const [trouble, setTrouble] = useState<Trouble>()
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const tell = useTell()
  const id = useId()
  const params = { id: tour.id, tag: termin.urspruenglich }

  const take = async (step: () => Promise<unknown>, text: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      await step()
      await revalidate()
      tell({ text })
      onClose()
    } catch (error) {
      setTrouble(troubleOf(error))
      setBusy(false)
    }
  }
  const move = (event: FormEvent) => {
    event.preventDefault()
    void take(
      () => ask(calls.redaktionAbfallterminVerschieben, { params, body: { datum, grund } }),
      `Verschoben auf ${dayInWords(datum)}.`,
    )
  }
  const drop = () =>
    void take(
      () => ask(calls.redaktionAbfallterminAbsagen, { params, body: { grund } }),
      `Der Termin am ${dayInWords(termin.datum)} entfällt.`,
    )
  return (
    <Dialog isOpen title={`Abfuhr am ${dayInWords(termin.datum)} ändern`} onClose={onClose}>
      <form className={styles.ask} onSubmit={move} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={{}} />}
        {Object.values(trouble?.errors ?? {}).map(message => (
          <p key={message} role="alert">
            {message}
          </p>
        ))}
        <label htmlFor={`${id}-tag`}>Neuer Tag</label>
        <DateInput id={`${id}-tag`} shown={datum} onTyped={setDatum} />
        <label htmlFor={`${id}-grund`}>Grund</label>
        <input
          id={`${id}-grund`}
          type="text"
          maxLength={200}
          value={grund}
          onChange={({ target }) => setGrund(target.value)}
          aria-describedby={`${id}-hilfe`}
        />
        <p id={`${id}-hilfe`} className={styles.muted}>
          Er steht bei dem Termin, zum Beispiel „1. Weihnachtsfeiertag“.
        </p>
        <p className={styles.told}>
          {tour.anzahl_orte === 1 ? 'Eine Straße ist' : `${tour.anzahl_orte} Straßen sind`} betroffen. Die
          Website, die Kalender der Leute und die Jahresblätter ändern sich sofort. Wer dort erinnert wird,
          bekommt gleich eine Nachricht, wenn der Termin in den nächsten {ABFALL_MELDEN_TAGE} Tagen liegt;
          sonst erinnern wir am neuen Tag.
        </p>
        <p className={styles.acts}>
          <Button aria-disabled={isBusy}>Verschieben</Button>
          <Button type="button" look="outline" aria-disabled={isBusy} onClick={drop}>
            Termin ausfallen lassen
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
