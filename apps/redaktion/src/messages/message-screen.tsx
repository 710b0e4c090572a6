import { calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useSession } from '../frame/frame-data.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import { MessageStand } from './message-stand.tsx'
import styles from './messages.module.css'
import { type Message, reasonOf } from './messages.ts'
import { useMessageSteps } from './use-message-steps.ts'

export const loader = ({ params: { vorgang = '' }, request }: LoaderFunctionArgs): Promise<Message> =>
  ask(calls.redaktionNachricht, { params: { vorgang }, signal: request.signal })

/** One message, who cares for it, and how to answer it. */
export function Component() {
  const message = useLoaderData<Message>()
  const change = useMessageSteps()
  const mayChange = useSession().rechte.includes('nachrichten-bearbeiten')
  const { vorgang, name, email, telefon, seite, nachricht, eingegangen_am, bearbeitung } = message
  const mailto = `mailto:${email}?subject=${encodeURIComponent(`Ihre Nachricht ${vorgang}`)}`
  const isOwn = bearbeitung.zustaendig?.ich === true
  const isToTake = mayChange && !(bearbeitung.stand === 'in_arbeit' && isOwn)
  return (
    <Screen
      title={`Nachricht von ${name}`}
      way={[{ label: 'Posteingang', to: '/posteingang' }]}
      note={`${reasonOf(message)}, eingegangen ${when(eingegangen_am)}`}
      action={
        <>
          <a className={styles.answer} data-look={isToTake ? 'outline' : 'solid'} href={mailto}>
            Per E-Mail antworten
          </a>
          {isToTake && (
            <Button type="button" onClick={() => void change(message, { schritt: 'uebernehmen' })}>
              {takeWords(bearbeitung)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.message}>
        <div>
          <p className={styles.text}>{nachricht}</p>
          <dl className={styles.facts}>
            <div>
              <dt>E-Mail</dt>
              <dd>
                <a href={mailto}>{email}</a>
              </dd>
            </div>
            {telefon && (
              <div>
                <dt>Telefon</dt>
                <dd>
                  <a href={`tel:${telefon.replaceAll(/[^\d+]/g, '')}`}>{telefon}</a>
                </dd>
              </div>
            )}
            {seite && (
              <div>
                <dt>Geschrieben zur Seite</dt>
                <dd>
                  <a href={seite} target="_blank" rel="noreferrer">
                    {seite} <span className={styles.where}>(öffnet die Website)</span>
                  </a>
                </dd>
              </div>
            )}
            <div>
              <dt>Vorgangsnummer</dt>
              <dd>{vorgang}</dd>
            </div>
          </dl>
        </div>
        <Handling key={vorgang} message={message} change={change} mayChange={mayChange} />
      </div>
    </Screen>
  )
}

function takeWords({ stand, zustaendig }: Message['bearbeitung']): string {
  if (stand === 'erledigt') return 'Wieder aufnehmen'
  return zustaendig ? `Von ${zustaendig.name} übernehmen` : 'Übernehmen'
}

type HandlingProps = {
  message: Message
  change: ReturnType<typeof useMessageSteps>
  mayChange: boolean
}

const LONGEST_NOTE = 2_000

/** Who cares for it, how far that is, and what the others should know. */
function Handling({ message, change, mayChange }: HandlingProps) {
  const { stand, zustaendig, notiz, zuletzt } = message.bearbeitung
  const [typed, setTyped] = useState(notiz)
  const [stored, setStored] = useState(notiz)
  // What a colleague has written meanwhile, where nothing is typed here.
  if (stored !== notiz) {
    setStored(notiz)
    if (typed === stored) setTyped(notiz)
  }
  const field = useId()
  const isTyped = typed.trim() !== notiz
  const withNote = isTyped ? { notiz: typed } : {}
  const save = () => {
    if (isTyped) void change(message, { notiz: typed })
  }
  return (
    <section aria-labelledby={`${field}-titel`} className={styles.handling}>
      <h2 id={`${field}-titel`}>Bearbeitung</h2>
      <p role="status">
        <MessageStand of={message.bearbeitung} />
      </p>
      {zuletzt && (
        <p className={styles.where}>
          zuletzt geändert {when(zuletzt.am)} von {zuletzt.von.name}
        </p>
      )}
      {mayChange ? (
        <>
          <label htmlFor={field}>Notiz für die Kolleginnen und Kollegen</label>
          <textarea
            id={field}
            rows={4}
            maxLength={LONGEST_NOTE}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            onBlur={save}
          />
          <p className={styles.where}>Nur im Rathaus zu lesen; wer geschrieben hat, sieht sie nicht.</p>
          <div className={styles.steps}>
            {isTyped && (
              <Button type="button" look="outline" onClick={save}>
                Notiz speichern
              </Button>
            )}
            {stand !== 'erledigt' && (
              <Button
                type="button"
                look="outline"
                onClick={() => void change(message, { schritt: 'erledigen', ...withNote })}
              >
                <DeskIcon drawing={CircleCheck} /> Als erledigt vermerken
              </Button>
            )}
            {stand === 'in_arbeit' && zustaendig?.ich && (
              <button
                type="button"
                className={styles.plain}
                onClick={() => void change(message, { schritt: 'abgeben', ...withNote })}
              >
                Wieder abgeben
              </button>
            )}
          </div>
        </>
      ) : (
        notiz && <p className={styles.text}>{notiz}</p>
      )}
    </section>
  )
}
