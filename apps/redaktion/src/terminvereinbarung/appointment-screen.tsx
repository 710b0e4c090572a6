import { type CallAnswer, calls, nachSchritt, terminstaende, zustellungsworte } from '@rathausplatz/contract'
import { mailtoOf } from '@rathausplatz/text'
import { formatAppointment, Link, telephoneLink } from '@rathausplatz/ui'
import { Button, ErrorSummary, Field, tied } from '@rathausplatz/ui/form'
import { CalendarClock, CalendarX } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { DayNote } from '../fields/day-note.tsx'
import { Delivery } from '../pieces/delivery.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import styles from './appointments.module.css'
import { dayHref } from './day.ts'
import { FreeTimes } from './free-times.tsx'

type Termin = CallAnswer<typeof calls.redaktionTermin>

export const loader = ({ params: { nummer = '' }, request }: LoaderFunctionArgs): Promise<Termin> =>
  ask(calls.redaktionTermin, { params: { nummer }, signal: request.signal })

/** Shows one appointment with the actions on it. */
export function Component() {
  const termin = useLoaderData<Termin>()
  const { nummer, beginn, anliegen, name, email, telefon, platz, angebot, grund, gebucht_am, am_telefon } =
    termin
  const [open, setOpen] = useState<'verschieben' | 'absagen'>()
  const [now] = useState(() => new Date())
  const close = () => setOpen(undefined)
  return (
    <Screen
      title={formatAppointment(beginn)}
      way={[{ label: 'Termine im Amt', to: dayHref(angebot.id, beginn.slice(0, 10)) }]}
      note={`${name}, ${anliegen.name}`}
    >
      <dl className={styles.facts}>
        <Fact term="Terminnummer">{nummer}</Fact>
        <Fact term="Stand">{[standOf(termin), grund].filter(Boolean).join(': ')}</Fact>
        <Fact term="Amt">{`${angebot.name}, Schalter ${platz}`}</Fact>
        <Fact term="Telefon">{telefon && <Link href={telephoneLink(telefon)}>{telefon}</Link>}</Fact>
        <Fact term="E-Mail">{email && <a href={mailtoOf(email)}>{email}</a>}</Fact>
        <Fact term="Gebucht">{`${when(gebucht_am)}${am_telefon ? ', vom Amt' : ', auf der Website'}`}</Fact>
      </dl>
      <Delivery
        of={termin.zustellung}
        an={email}
        remedy={
          telefon
            ? 'Bitte rufen Sie an: Die Nummer steht oben.'
            : 'Wer den Termin hat, sieht ihn auf der eigenen Seite.'
        }
      />
      <div className={styles.steps}>
        {nachSchritt(termin, 'verschieben', now) && (
          <button type="button" onClick={() => setOpen('verschieben')}>
            <DeskIcon drawing={CalendarClock} /> Verschieben
          </button>
        )}
        {nachSchritt(termin, 'absagen', now) && (
          <button type="button" onClick={() => setOpen('absagen')}>
            <DeskIcon drawing={CalendarX} /> Absagen
          </button>
        )}
      </div>
      {open === 'verschieben' && <Move termin={termin} onClose={close} />}
      {open === 'absagen' && <Cancel termin={termin} onClose={close} />}
    </Screen>
  )
}

const CANCELLED = { selbst: 'abgesagt, von der Person selbst', amt: 'abgesagt, vom Amt' } as const

const standOf = ({ stand, abgesagt_von }: Termin): string =>
  abgesagt_von ? CANCELLED[abgesagt_von] : terminstaende[stand]

const Fact = ({ term, children }: { term: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  ) : null

type StepProps = { termin: Termin; onClose: () => void }

function Move({ termin, onClose }: StepProps) {
  const { nummer, angebot, anliegen, beginn } = termin
  const [tag, setTag] = useState(beginn.slice(0, 10))
  const [zeit, setZeit] = useState('')
  const { trouble, errors, isBusy, send } = useSending()
  const { revalidate } = useRevalidator()
  const tell = useTell()
  const move = (event: FormEvent) => {
    event.preventDefault()
    void send(zeit === '' ? { zeit: 'Bitte wählen Sie eine Zeit.' } : {}, async () => {
      const { zustellung } = await ask(calls.redaktionTerminVerschieben, {
        params: { nummer },
        body: { beginn: zeit },
      })
      await revalidate()
      onClose()
      tell({ text: toldWords('Verschoben.', { ...termin, zustellung }) })
    })
  }
  return (
    <Dialog isOpen title="Termin verschieben" onClose={onClose} size="wide">
      <form className={styles.form} onSubmit={move} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <Field name="tag" label="Ab welchem Tag">
          <input
            {...tied({ name: 'tag', label: 'Ab welchem Tag' })}
            type="date"
            value={tag}
            onChange={({ target }) => setTag(target.value)}
          />
          <DayNote day={tag} />
        </Field>
        <FreeTimes
          angebot={angebot.id}
          anliegen={anliegen.id}
          tag={/^20\d\d-\d\d-\d\d$/.test(tag) ? tag : beginn.slice(0, 10)}
          chosen={zeit}
          error={errors['zeit']}
          onChoose={setZeit}
        />
        <Button aria-disabled={isBusy}>{isBusy ? 'Wird verschoben …' : 'Termin verschieben'}</Button>
      </form>
    </Dialog>
  )
}

const isTold = ({ email, versand }: Termin): boolean => versand && email !== ''

const toldWords = (done: string, termin: Termin): string => {
  const { zustellung, email } = termin
  if (isTold(termin))
    return `${done} ${zustellung ? zustellungsworte(zustellung, email).satz : 'Bescheid geht per E-Mail hinaus.'}`
  const why = termin.versand ? 'Es gibt keine E-Mail-Adresse.' : 'Dieses Haus verschickt keine E-Mails.'
  return `${done} Bitte geben Sie Bescheid: ${why}`
}

function Cancel({ termin, onClose }: StepProps) {
  const { nummer } = termin
  const [grund, setGrund] = useState('')
  const { trouble, errors, isBusy, send } = useSending()
  const { revalidate } = useRevalidator()
  const tell = useTell()
  const cancel = (event: FormEvent) => {
    event.preventDefault()
    void send({}, async () => {
      const { zustellung } = await ask(calls.redaktionTerminSchritt, {
        params: { nummer },
        body: { schritt: 'absagen', grund },
      })
      await revalidate()
      onClose()
      tell({ text: toldWords('Abgesagt.', { ...termin, zustellung }) })
    })
  }
  const help = isTold(termin) ? 'Steht in der E-Mail an die Person.' : 'Steht beim Termin.'
  return (
    <Dialog isOpen title="Termin absagen?" onClose={onClose}>
      <form className={styles.form} onSubmit={cancel} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <p>Die Zeit ist dann gleich wieder frei. Rückgängig machen lässt sich das nicht.</p>
        <Field name="grund" label="Grund" help={help} optional error={errors['grund']}>
          <textarea
            {...tied({ name: 'grund', label: 'Grund', help, optional: true, error: errors['grund'] })}
            rows={3}
            maxLength={500}
            value={grund}
            onChange={({ target }) => setGrund(target.value)}
          />
        </Field>
        <Button aria-disabled={isBusy}>{isBusy ? 'Wird abgesagt …' : 'Termin absagen'}</Button>
      </form>
    </Dialog>
  )
}
