import { calls } from '@rathausplatz/contract'
import { Button, ErrorSummary, TextField } from '@rathausplatz/ui/form'
import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import { dayInWords } from './days.ts'
import type { Tour } from './tour.ts'
import { timesIn } from './tour-draft.ts'
import { typedIn } from './typed-in.ts'
import styles from './waste.module.css'

/** Adds a collection to a tour, on any day; names the holiday afterwards, if the day is one. */
export function DateDialog({ tour, onClose }: { tour: Tour; onClose: () => void }) {
  const { trouble, errors, isBusy, send } = useSending()
  const { revalidate } = useRevalidator()
  const tell = useTell()

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = typedIn(form)
    const missing: Record<string, string> = {}
    if (text('datum') === '') missing['datum'] = 'Bitte geben Sie den Tag an.'
    const [zeit_von, zeit_bis] = timesIn(form, missing)
    void send(missing, async () => {
      const { datum, feiertag } = await ask(calls.redaktionAbfallterminAnlegen, {
        params: { id: tour.id },
        body: { datum: text('datum'), zeit_von, zeit_bis, platz: text('platz') },
      })
      await revalidate()
      tell({
        text: feiertag
          ? `Eingetragen: ${dayInWords(datum)}. Das ist ein Feiertag: ${feiertag}.`
          : `Eingetragen: ${dayInWords(datum)}.`,
      })
      onClose()
    })
  }

  return (
    <Dialog isOpen title="Termin hinzufügen" onClose={onClose}>
      <form className={styles.dialogform} onSubmit={add} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <TextField name="datum" type="date" label="Tag" width="kurz" error={errors['datum']} />
        <div className={styles.pair}>
          <TextField name="zeit_von" type="time" label="Beginn" error={errors['zeit_von']} optional />
          <TextField name="zeit_bis" type="time" label="Ende" error={errors['zeit_bis']} optional />
        </div>
        <TextField
          name="platz"
          label="Sammelplatz"
          help="Nur wo er ein anderer ist als sonst bei dieser Tour."
          maxLength={200}
          error={errors['platz']}
          optional
        />
        <p className={styles.told}>
          {tour.anzahl_orte === 1 ? 'Eine Straße bekommt' : `${tour.anzahl_orte} Straßen bekommen`} diesen
          Termin. Er steht sofort auf der Website, und kein Planen nimmt ihn zurück.
        </p>
        <p className={styles.acts}>
          <Button aria-disabled={isBusy}>{isBusy ? 'Wird eingetragen …' : 'Termin eintragen'}</Button>
        </p>
      </form>
    </Dialog>
  )
}
