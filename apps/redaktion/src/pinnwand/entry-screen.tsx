import { type CallInput, calls, isCmsError } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { useId, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import messages from '../messages/messages.module.css'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { when } from '../pieces/when.ts'
import { ask, saidOf } from '../wall/ask.ts'
import { BOARD, type BoardEntry, rubricOf, standWords } from './pinnwand.ts'

type Step = CallInput<typeof calls.redaktionPinnwandSchritt>['body']['schritt']

export const loader = ({ params: { nummer = '' }, request }: LoaderFunctionArgs): Promise<BoardEntry> =>
  ask(calls.redaktionPinnwandEintrag, { params: { nummer }, signal: request.signal })

/** One entry as all would read it, what was reported of it, and what the town does with it. */
export function Component() {
  const entry = useLoaderData<BoardEntry>()
  const { nummer, titel, text, ort, name, email, geaendert_am, laeuft_ab_am, tage, stand, detailURL } = entry
  return (
    <Screen
      title={titel}
      way={[{ label: 'Pinnwand', to: BOARD }]}
      note={`${rubricOf(entry)}, zuletzt geändert ${when(geaendert_am)}`}
    >
      <div className={messages.message}>
        <div>
          <p className={messages.text}>{text}</p>
          <dl className={messages.facts}>
            {ort && <Fact name="Wo?">{ort}</Fact>}
            <Fact name="Name">{name || 'nicht angegeben'}</Fact>
            <Fact name="E-Mail, steht nirgends auf der Website">{email}</Fact>
            <Fact name="Laufzeit">
              {laeuft_ab_am ? `bis ${when(laeuft_ab_am)}` : `${tage} Tage ab der Freigabe`}
            </Fact>
            <Fact name="Nummer">{nummer}</Fact>
          </dl>
          {stand === 'freigegeben' && (
            <p>
              <a href={detailURL} target="_blank" rel="noreferrer">
                Auf der Website ansehen <span className={messages.where}>(öffnet die Website)</span>
              </a>
            </p>
          )}
        </div>
        <Checking key={`${nummer} ${entry.fassung}`} entry={entry} />
      </div>
    </Screen>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const STEPS: Readonly<Record<Step, { label: string; done: string }>> = {
  freigeben: {
    label: 'Freigeben',
    done: 'Der Eintrag ist öffentlich. Wer ihn geschrieben hat, bekommt eine E-Mail.',
  },
  ablehnen: { label: 'Ablehnen', done: 'Abgelehnt. Wer ihn geschrieben hat, liest den Grund per E-Mail.' },
  sperren: { label: 'Sperren', done: 'Gesperrt. Wer ihn geschrieben hat, liest den Grund per E-Mail.' },
  entsperren: { label: 'Sperre aufheben', done: 'Die Sperre ist aufgehoben.' },
  loeschen: { label: 'Ja, endgültig löschen', done: 'Gelöscht.' },
  'meldungen-erledigen': { label: 'Beschwerden sind erledigt', done: 'Die Beschwerden sind erledigt.' },
}
const LONGEST_REASON = 500

function Checking({ entry }: { entry: BoardEntry }) {
  const tell = useTell()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [asksToDelete, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const field = useId()
  const { nummer, fassung, schritte, grund, meldungen, meldungen_offen } = entry
  // What waits is refused, what is public locked: never two words for one thing.
  const refusal = schritte.includes('ablehnen')
    ? 'ablehnen'
    : schritte.includes('sperren')
      ? 'sperren'
      : undefined

  const take = async (schritt: Step) => {
    if (isSending) return
    if ((schritt === 'ablehnen' || schritt === 'sperren') && reason.trim() === '') {
      setMissing(true)
      document.getElementById(field)?.focus()
      return
    }
    setSending(true)
    try {
      await ask(calls.redaktionPinnwandSchritt, {
        params: { nummer },
        body: { grundfassung: fassung, schritt, grund: reason },
      })
      tell({ text: STEPS[schritt].done })
      if (schritt === 'loeschen') await navigate(BOARD)
      else await revalidate()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
      // What the other one did is to be seen.
      if (isCmsError(error)) await revalidate()
    }
    setSending(false)
  }
  const button = (schritt: Step, look: 'solid' | 'outline' = 'outline') => (
    <Button type="button" look={look} aria-disabled={isSending} onClick={() => void take(schritt)}>
      {STEPS[schritt].label}
    </Button>
  )
  return (
    <section aria-labelledby={`${field}-titel`} className={messages.handling}>
      <h2 id={`${field}-titel`}>Prüfung</h2>
      <p role="status">{standWords(entry)}</p>
      {grund && <p>Grund: {grund}</p>}
      {meldungen.length > 0 && (
        <>
          <h3>Beschwerden</h3>
          <ul>
            {meldungen.map(({ am, grund: why, text, erledigt }) => (
              <li key={`${am} ${why} ${text}`}>
                {why}
                {text && `: ${text}`}{' '}
                <span className={messages.where}>
                  {when(am)}
                  {erledigt && ', erledigt'}
                </span>
              </li>
            ))}
          </ul>
          {meldungen_offen > 0 && <div className={messages.steps}>{button('meldungen-erledigen')}</div>}
        </>
      )}
      {schritte.includes('freigeben') && <div className={messages.steps}>{button('freigeben', 'solid')}</div>}
      {schritte.includes('entsperren') && <div className={messages.steps}>{button('entsperren')}</div>}
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
          <p id={`${field}-hilfe`} className={messages.where}>
            {isMissing ? 'Bitte schreiben Sie, warum. ' : ''}Wer den Eintrag geschrieben hat, liest ihn.
          </p>
          <div className={messages.steps}>{button(refusal)}</div>
        </>
      )}
      <div className={messages.steps}>
        {asksToDelete ? (
          <>
            <p>Löschen lässt sich nicht rückgängig machen, und niemand bekommt eine E-Mail.</p>
            {button('loeschen')}
            <button type="button" className={messages.plain} onClick={() => setAsking(false)}>
              Nein
            </button>
          </>
        ) : (
          <button type="button" className={messages.plain} onClick={() => setAsking(true)}>
            Löschen …
          </button>
        )}
      </div>
    </section>
  )
}
