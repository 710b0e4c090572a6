import { ABFALL_MELDEN_TAGE, calls } from '@rathausplatz/contract'
import { Button, TextField } from '@rathausplatz/ui/form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useHolidays } from '../frame/holidays.ts'
import { AskedTwice } from '../pieces/asked-twice.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import { dayInWords, doubtsAbout, markOf } from './days.ts'
import type { Tour, Tourtermin } from './tour.ts'
import { typedIn } from './typed-in.ts'
import styles from './waste.module.css'

type ChangeDialogProps = { tour: Tour; termin: Tourtermin; onClose: () => void }

/** Moves or cancels a collection, with a public reason; shows in advance who will be notified. */
export function ChangeDialog({ tour, termin, onClose }: ChangeDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [datum, setDatum] = useState(termin.datum)
  const { trouble, errors, isBusy, send } = useSending()
  const { revalidate } = useRevalidator()
  const tell = useTell()
  const params = { id: tour.id, tag: termin.urspruenglich }
  const doubts = doubtsAbout(datum, termin, tour.termine, useHolidays())
  const isAtField = errors['datum'] !== undefined || errors['grund'] !== undefined
  useEffect(() => {
    if (trouble) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [trouble])

  const take = (
    needs: (grund: string) => Record<string, string>,
    step: (grund: string) => Promise<string>,
  ) => {
    if (!form.current) return
    const grund = typedIn(new FormData(form.current))('grund')
    const missing = { ...needs(grund), ...(grund === '' && { grund: 'Bitte geben Sie den Grund an.' }) }
    void send(missing, async () => {
      const text = await step(grund)
      await revalidate()
      tell({ text })
      onClose()
    })
  }
  const otherDay = (grund: string): Record<string, string> => {
    // For a collection that was changed before, the reason alone may change.
    const isChanged = termin.entfaellt || (markOf(termin) === 'verschoben' && grund !== termin.grund)
    return datum === '' || (datum === termin.datum && !isChanged)
      ? { datum: 'Bitte wählen Sie einen anderen Tag.' }
      : {}
  }
  const move = () =>
    take(otherDay, async grund => {
      await ask(calls.redaktionAbfallterminVerschieben, { params, body: { datum, grund } })
      return `Verschoben auf ${dayInWords(datum)}.`
    })
  const drop = () =>
    take(
      () => ({}),
      async grund => {
        await ask(calls.redaktionAbfallterminAbsagen, { params, body: { grund } })
        return `Der Termin am ${dayInWords(termin.datum)} entfällt.`
      },
    )
  const see = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setDatum(typedIn(new FormData(currentTarget))('datum'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Doubts need a confirmation, also after Enter.
    if (doubts.length === 0) move()
  }
  return (
    <Dialog isOpen title={`Abfuhr am ${dayInWords(termin.datum)} ändern`} onClose={onClose}>
      <form ref={form} className={styles.dialogform} onChange={see} onSubmit={submit} noValidate>
        {trouble && !isAtField && <p role="alert">{trouble.title}</p>}
        <TextField
          name="datum"
          type="date"
          label="Neuer Tag"
          width="kurz"
          defaultValue={termin.datum}
          error={errors['datum']}
        />
        <TextField
          name="grund"
          label="Grund"
          help="Er steht bei dem Termin, zum Beispiel „1. Weihnachtsfeiertag“."
          maxLength={200}
          defaultValue={termin.grund}
          error={errors['grund']}
        />
        <p className={styles.told}>
          {tour.anzahl_orte === 1 ? 'Eine Straße ist' : `${tour.anzahl_orte} Straßen sind`} betroffen. Die
          Website, die Kalender der Leute und die Jahresblätter ändern sich sofort. Wer dort erinnert wird,
          bekommt gleich eine Nachricht, wenn der Termin in den nächsten {ABFALL_MELDEN_TAGE} Tagen liegt;
          sonst erinnern wir am neuen Tag.
        </p>
        {doubts.length > 0 && (
          <p role="status">
            <strong>{doubts.join(' ')}</strong>
          </p>
        )}
        {doubts.length > 0 ? (
          <AskedTwice
            key={datum}
            first="Verschieben …"
            sure="Trotzdem verschieben"
            onSure={move}
            onCancel={onClose}
          />
        ) : (
          <p className={styles.acts}>
            <Button aria-disabled={isBusy}>Verschieben</Button>
            <Button type="button" look="outline" aria-disabled={isBusy} onClick={drop}>
              Termin ausfallen lassen
            </Button>
          </p>
        )}
      </form>
    </Dialog>
  )
}
