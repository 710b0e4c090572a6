import { calls, type GremiumUebersicht } from '@rathausplatz/contract'
import { Button, ErrorSummary, Field, FieldGroup, type FieldProps, tied } from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { DayNote } from '../fields/day-note.tsx'
import peopleStyles from '../konten/people.module.css'
import { Tick } from '../konten/tick.tsx'
import { typedMoment } from '../pieces/moment.ts'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import { OFFICE } from './ratsbuero-screen.tsx'

/** Returns all bodies except parliamentary groups, which invite their own members. */
export async function loader(): Promise<readonly GremiumUebersicht[]> {
  const { data } = await ask(calls.gremien, {})
  return data.filter(({ art }) => art !== 'fraktion')
}

const FORM = 'neue-sitzung'

/**
 * Creates a meeting of a body, with its usual title, place and time, and with a non-public part if wanted.
 */
export function Component() {
  const bodies = useLoaderData<typeof loader>()
  const [gremium, setGremium] = useState('')
  const [titel, setTitel] = useState('')
  const [tag, setTag] = useState('')
  const [uhrzeit, setUhrzeit] = useState('')
  const [ort, setOrt] = useState('')
  const [hasClosed, setHasClosed] = useState(true)
  // Stays the same for retries, so that the call is idempotent.
  const [ids] = useState(() => ({ id: crypto.randomUUID(), nichtoeffentlich: crypto.randomUUID() }))
  const { trouble, errors, isBusy, send } = useSending()
  const navigate = useNavigate()
  const tell = useTell()

  const choose = async (slug: string) => {
    setGremium(slug)
    if (slug === '') return
    // Without the defaults the office types the values itself.
    const usual = await ask(calls.redaktionSitzungVorgaben, { params: { gremium: slug } }).catch(
      () => undefined,
    )
    if (!usual) return
    setTitel(usual.titel)
    setOrt(usual.ort)
    setUhrzeit(usual.uhrzeit)
  }

  const make = async (event: FormEvent) => {
    event.preventDefault()
    const beginn = typedMoment(`${tag}T${uhrzeit}`)
    const missing = {
      ...(gremium === '' ? { gremium: 'Bitte wählen Sie, welches Gremium tagt.' } : {}),
      ...(titel.trim() === '' ? { titel: 'Bitte geben Sie eine Bezeichnung an.' } : {}),
      ...(tag === '' ? { tag: 'Bitte wählen Sie einen Tag.' } : {}),
      ...(tag !== '' && !beginn ? { uhrzeit: 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 18:00.' } : {}),
      ...(ort.trim() === '' ? { ort: 'Bitte geben Sie einen Ort an.' } : {}),
    }
    await send(missing, async () => {
      const { nichtoeffentlich, id } = ids
      const { id: made } = await ask(calls.redaktionSitzungAnlegen, {
        body: { id, ...(hasClosed ? { nichtoeffentlich } : {}), gremium, titel, beginn: beginn ?? '', ort },
      })
      const onto = `${OFFICE}/${made}`
      await navigate(onto)
      tell({ text: 'Angelegt. Noch sieht sie nur die Redaktion.', onto })
    })
  }

  return (
    <Screen
      title="Neue Sitzung"
      way={[{ label: 'Ratsbüro', to: OFFICE }]}
      note="Wählen Sie das Gremium: Ort und Uhrzeit kommen von seiner letzten Sitzung."
      action={
        <Button form={FORM} aria-disabled={isBusy}>
          {isBusy ? 'Wird angelegt …' : 'Sitzung anlegen'}
        </Button>
      }
    >
      <form id={FORM} className={peopleStyles.form} onSubmit={event => void make(event)} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <Field name="gremium" label="Gremium" error={errors['gremium']}>
          <select
            {...tied({ name: 'gremium', label: 'Gremium', error: errors['gremium'] })}
            value={gremium}
            onChange={({ target }) => void choose(target.value)}
          >
            <option value="">Bitte wählen</option>
            {bodies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Typed name="titel" label="Bezeichnung" error={errors['titel']} value={titel} onTyped={setTitel} />
        <Typed name="tag" type="date" label="Tag" error={errors['tag']} value={tag} onTyped={setTag} />
        <Typed
          name="uhrzeit"
          type="time"
          label="Uhrzeit"
          error={errors['uhrzeit']}
          value={uhrzeit}
          onTyped={setUhrzeit}
        />
        <Typed name="ort" label="Ort" error={errors['ort']} value={ort} onTyped={setOrt} />
        <FieldGroup name="teile" label="Nichtöffentlicher Teil">
          <Tick
            type="checkbox"
            name="nichtoeffentlich"
            checked={hasClosed}
            onChange={({ target }) => setHasClosed(target.checked)}
          >
            Gleich mit anlegen
            <span className={peopleStyles.may}>
              Ihn sehen nur das Ratsbüro und die Mitglieder des Gremiums.
            </span>
          </Tick>
        </FieldGroup>
      </form>
    </Screen>
  )
}

function Typed({
  type = 'text',
  value,
  onTyped,
  ...frame
}: FieldProps & { type?: 'text' | 'date' | 'time'; value: string; onTyped: (typed: string) => void }) {
  return (
    <Field {...frame}>
      <input
        {...tied(frame)}
        type={type}
        maxLength={200}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onTyped(target.value)}
      />
      {type === 'date' && <DayNote day={value} />}
    </Field>
  )
}
