import { calls } from '@rathausplatz/contract'
import { Button, ErrorSummary, Field, tied } from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Dialog } from '../pieces/dialog.tsx'
import { typedMoment } from '../pieces/moment.ts'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import styles from './appointments.module.css'
import type { CounterDay } from './day.ts'

/** Blocks counters for a period: they take no new bookings, and existing appointments stay. */
export function Block({ day, onClose }: { day: CounterDay; onClose: () => void }) {
  const { tag, angebot } = day
  const [von, setVon] = useState('')
  const [bis, setBis] = useState('')
  const [plaetze, setPlaetze] = useState('alle')
  const [grund, setGrund] = useState('')
  // Stays the same for retries, so that the call is idempotent.
  const [id] = useState(() => crypto.randomUUID())
  const { trouble, errors, isBusy, send } = useSending()
  const { revalidate } = useRevalidator()
  const tell = useTell()
  const store = (event: FormEvent) => {
    event.preventDefault()
    const beginn = typedMoment(`${tag}T${von}`)
    const ende = typedMoment(`${tag}T${bis}`)
    const missing = {
      ...(beginn ? {} : { beginn: 'Bitte geben Sie an, ab wann, zum Beispiel 11:00.' }),
      ...(ende ? {} : { ende: 'Bitte geben Sie an, bis wann, zum Beispiel 12:00.' }),
    }
    void send(missing, async () => {
      await ask(calls.redaktionTerminsperreAnlegen, {
        body: {
          id,
          angebot: angebot.id,
          beginn: beginn ?? '',
          ende: ende ?? '',
          plaetze: plaetze === 'alle' ? null : Number(plaetze),
          grund,
        },
      })
      await revalidate()
      onClose()
      tell({ text: 'Gesperrt. Vereinbarte Termine bleiben, neue gibt es in dieser Zeit nicht.' })
    })
  }
  return (
    <Dialog isOpen title="Zeit sperren" onClose={onClose}>
      <form className={styles.form} onSubmit={store} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <Field name="beginn" label="Ab" error={errors['beginn']}>
          <input
            {...tied({ name: 'beginn', label: 'Ab', error: errors['beginn'] })}
            type="time"
            value={von}
            onChange={({ target }) => setVon(target.value)}
          />
        </Field>
        <Field name="ende" label="Bis" error={errors['ende']}>
          <input
            {...tied({ name: 'ende', label: 'Bis', error: errors['ende'] })}
            type="time"
            value={bis}
            onChange={({ target }) => setBis(target.value)}
          />
        </Field>
        {angebot.plaetze > 1 && (
          <Field name="plaetze" label="Schalter">
            <select
              {...tied({ name: 'plaetze', label: 'Schalter' })}
              value={plaetze}
              onChange={({ target }) => setPlaetze(target.value)}
            >
              <option value="alle">alle</option>
              {Array.from({ length: angebot.plaetze - 1 }, (_, index) => (
                <option key={index} value={index + 1}>
                  {index === 0 ? 'einen' : index + 1}
                </option>
              ))}
            </select>
          </Field>
        )}
        <Field name="grund" label="Grund" help="Nur im Rathaus zu lesen." optional error={errors['grund']}>
          <input
            {...tied({
              name: 'grund',
              label: 'Grund',
              help: 'Nur im Rathaus zu lesen.',
              optional: true,
              error: errors['grund'],
            })}
            type="text"
            maxLength={200}
            value={grund}
            onChange={({ target }) => setGrund(target.value)}
          />
        </Field>
        <Button aria-disabled={isBusy}>Sperren</Button>
      </form>
    </Dialog>
  )
}
