import { calls, zustellungsworte } from '@rathausplatz/contract'
import { formatAppointment } from '@rathausplatz/ui'
import { Button, ErrorSummary, Field, type FieldProps, tied } from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { DayNote } from '../fields/day-note.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import styles from './appointments.module.css'
import { DESK, dayHref } from './day.ts'
import { loader as dayLoader } from './day-screen.tsx'
import { FreeTimes } from './free-times.tsx'

export const loader = (args: LoaderFunctionArgs) => dayLoader(args)

const FORM = 'neuer-termin'

/** Books an appointment for a caller. */
export function Component() {
  const day = useLoaderData<typeof loader>()
  const [anliegen, setAnliegen] = useState('')
  const [tag, setTag] = useState(() => day?.tag ?? '')
  const [zeit, setZeit] = useState('')
  const [name, setName] = useState('')
  const [telefon, setTelefon] = useState('')
  const [email, setEmail] = useState('')
  // Stays the same for retries, so that the call is idempotent.
  const [einreichung] = useState(() => crypto.randomUUID())
  const { trouble, errors, isBusy, send } = useSending()
  const navigate = useNavigate()
  const tell = useTell()
  const angebot = day?.angebot

  const book = (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(anliegen === '' ? { anliegen: 'Bitte wählen Sie, worum es geht.' } : {}),
      ...(anliegen !== '' && zeit === '' ? { zeit: 'Bitte wählen Sie eine Zeit.' } : {}),
      ...(name.trim() === '' ? { name: 'Bitte geben Sie den Namen an.' } : {}),
      ...(telefon.trim() === '' && email.trim() === ''
        ? { telefon: 'Bitte geben Sie eine Telefonnummer oder eine E-Mail-Adresse an.' }
        : {}),
    }
    void send(missing, async () => {
      const made = await ask(calls.redaktionTerminBuchen, {
        body: { einreichung, angebot: angebot?.id ?? '', anliegen, beginn: zeit, name, email, telefon },
      })
      await navigate(dayHref(angebot?.id ?? '', made.beginn.slice(0, 10)))
      tell({
        text: [
          `Gebucht: ${formatAppointment(made.beginn)}, ${made.nummer}.`,
          made.zustellung && zustellungsworte(made.zustellung, email).satz,
        ]
          .filter(Boolean)
          .join(' '),
        onto: DESK,
      })
    })
  }

  if (!day || !angebot)
    return (
      <Screen title="Termin vergeben" way={[{ label: 'Termine im Amt', to: DESK }]}>
        <p>In Ihrem Bereich bietet noch kein Amt Termine an.</p>
      </Screen>
    )
  const isReminded = angebot.erinnert_ab !== null && zeit !== '' && angebot.erinnert_ab <= zeit.slice(0, 10)
  return (
    <Screen
      title="Termin vergeben"
      way={[{ label: 'Termine im Amt', to: dayHref(angebot.id, day.tag) }]}
      note={`${angebot.name}: für jemanden, der anruft oder am Schalter steht.`}
      action={
        <Button form={FORM} aria-disabled={isBusy}>
          {isBusy ? 'Wird gebucht …' : 'Termin buchen'}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={book} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <Field name="anliegen" label="Anliegen" error={errors['anliegen']}>
          <select
            {...tied({ name: 'anliegen', label: 'Anliegen', error: errors['anliegen'] })}
            value={anliegen}
            onChange={({ target }) => {
              setAnliegen(target.value)
              setZeit('')
            }}
          >
            <option value="">Bitte wählen</option>
            {day.anliegen.map(one => (
              <option key={one.id} value={one.id}>
                {one.name} ({one.dauer} Minuten)
              </option>
            ))}
          </select>
        </Field>
        <Typed name="tag" type="date" label="Ab welchem Tag" value={tag} onTyped={setTag} />
        <FreeTimes
          angebot={angebot.id}
          anliegen={anliegen}
          tag={/^20\d\d-\d\d-\d\d$/.test(tag) ? tag : day.tag}
          chosen={zeit}
          error={errors['zeit']}
          onChoose={setZeit}
        />
        <Typed name="name" label="Name" error={errors['name']} value={name} onTyped={setName} />
        <Typed
          name="telefon"
          type="tel"
          label="Telefon"
          error={errors['telefon']}
          value={telefon}
          onTyped={setTelefon}
          optional
        />
        <Typed
          name="email"
          type="email"
          label="E-Mail"
          help={
            day.versand
              ? `Dorthin geht die Bestätigung${isReminded ? ', am Tag vorher eine Erinnerung' : ''}.`
              : 'Dieses Haus verschickt keine E-Mails.'
          }
          error={errors['email']}
          value={email}
          onTyped={setEmail}
          optional
        />
      </form>
    </Screen>
  )
}

function Typed({
  type = 'text',
  value,
  onTyped,
  ...frame
}: FieldProps & {
  type?: 'text' | 'date' | 'tel' | 'email'
  value: string
  onTyped: (typed: string) => void
}) {
  return (
    <Field {...frame}>
      <input
        {...tied(frame)}
        type={type}
        maxLength={254}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onTyped(target.value)}
      />
      {type === 'date' && <DayNote day={value} />}
    </Field>
  )
}
