import { type CallAnswer, calls, type Verbleib } from '@rathausplatz/contract'
import { meldestufenLabels } from '@rathausplatz/contract/labels'
import { Button, TextField } from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useKinds, useSession } from '../frame/frame-data.ts'
import listStyles from '../list/list.module.css'
import mending from '../mending/mending.module.css'
import { ActionLink } from '../pieces/action-link.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import { Services } from './services.tsx'
import styles from './warnings.module.css'

type Found = CallAnswer<typeof calls.redaktionWarnungen>
type Incoming = Found['data'][number]

export const loader = ({ request }: { request: Request }): Promise<Found> =>
  ask(calls.redaktionWarnungen, { signal: request.signal })

/** Where a warning is shown, in words. */
const REMAINS: Readonly<Record<Verbleib, string>> = {
  sichtbar: 'Steht auf der Website',
  ausgeblendet: 'Ausgeblendet',
  anderswo: 'Betrifft andere Gemeinden, wird nicht gezeigt',
  uebung: 'Übung, technische oder nicht öffentliche Meldung, wird nicht gezeigt',
  doppelt: 'Steht schon in einer anderen Meldung, wird nicht doppelt gezeigt',
  ersetzt: 'Durch eine neuere Meldung ersetzt, wird nicht mehr gezeigt',
  verwaist: 'Entwarnung zu einer Warnung, die hier nie stand, wird nicht gezeigt',
  vorbei: 'Gilt nicht mehr',
}

/** Official warnings of the region, where each is shown, and the state of the services. */
export function Component() {
  const { data, quellen, eingerichtet, aenderbar, liste_veraltet } = useLoaderData<Found>()
  const [asked, setAsked] = useState<Incoming>()
  const { isBusy, putAway } = useSteps()
  const isAdministrator = useSession().rechte.includes('konten-verwalten')
  const maySpeak = useKinds().some(({ art, rechte }) => art === 'hinweis' && rechte.includes('schreiben'))
  return (
    <Screen
      title="Warnungen"
      action={maySpeak && <ActionLink to="/inhalte/hinweis/neu">Warnung der Stadt herausgeben</ActionLink>}
      note={
        eingerichtet
          ? 'Was Bund und Wetterdienst für die Region melden. Was die Stadt betrifft, steht von selbst auf der Website.'
          : 'Hier steht, was Bund und Wetterdienst für die Region melden, sobald diese Website es abruft.'
      }
    >
      <Services quellen={quellen} />
      {liste_veraltet !== undefined && (
        <p className={styles.klein}>
          Die Liste der Gemeinden und Warnzellen ist vom {liste_veraltet}. Neuere Gemeinden kennt sie nicht;
          Warnungen für sie werden im Zweifel gezeigt. Eine neue Liste kommt mit einer neuen Version.
        </p>
      )}
      {data.length === 0 ? (
        <div className={listStyles.empty}>
          <h2>{emptyWords(eingerichtet, quellen)}</h2>
          <p>
            {eingerichtet
              ? 'Sobald ein Warndienst etwas für die Region meldet, steht es hier.'
              : 'So lange führt die Seite „Warnungen“ der Website zu den amtlichen Stellen.'}
          </p>
          {!eingerichtet && isAdministrator && (
            <p className={styles.klein}>
              Wer den Server betreibt, schaltet sie mit WARNREGION, NINA und DWD ein.
            </p>
          )}
        </div>
      ) : (
        <ul role="list" className={mending.entries}>
          {data.map(one => (
            <Entry
              key={one.id}
              one={one}
              isBusy={isBusy}
              mayChange={aenderbar}
              onAsk={() => setAsked(one)}
              onShow={() => void putAway(one, '')}
            />
          ))}
        </ul>
      )}
      <Dialog isOpen={asked !== undefined} title="Ausblenden" onClose={() => setAsked(undefined)}>
        {asked && (
          <ReasonForm
            key={asked.id}
            titel={asked.titel}
            isBusy={isBusy}
            onSend={async grund => {
              if (await putAway(asked, grund)) setAsked(undefined)
            }}
          />
        )}
      </Dialog>
    </Screen>
  )
}

/**
 * Returns the text for an empty list, which says that there are no warnings only if each service was read
 * just now.
 */
function emptyWords(isSetUp: boolean, quellen: Found['quellen']): string {
  if (!isSetUp) return 'Warnungen werden nicht abgerufen'
  const isSure = quellen.every(({ zustand }) => zustand === 'frisch' || zustand === 'ohne-treffer')
  return isSure ? 'Keine Warnungen' : 'Ob es Warnungen gibt, ist gerade nicht bekannt'
}

/** Hides a warning with a reason, or shows it again; each with undo. */
function useSteps() {
  const tell = useTell()
  const { isBusy, once, takeBack } = useOneStep()
  const send = ({ id }: Incoming, grund: string) =>
    ask(calls.redaktionWarnungAusblenden, {
      params: { id },
      body: { ausgeblendet: grund !== '', grund },
    })
  return {
    isBusy,
    putAway: (one: Incoming, grund: string) =>
      once(async () => {
        await send(one, grund)
        const before = one.ausgeblendet?.grund ?? ''
        tell({
          text:
            grund === ''
              ? `„${one.titel}“ steht wieder auf der Website.`
              : `„${one.titel}“ steht nicht mehr auf der Website. Meldet der Dienst etwas Neues dazu, steht es wieder da.`,
          undo: {
            label: 'Rückgängig',
            run: () => void takeBack(async () => void (await send(one, before))),
          },
        })
      }),
  }
}

type EntryProps = {
  one: Incoming
  isBusy: boolean
  mayChange: boolean
  onAsk: () => void
  onShow: () => void
}

function Entry({ one, isBusy, mayChange, onAsk, onShow }: EntryProps) {
  const { id, titel, stufe, verbleib, ausgeblendet, gebiet, quelle, absender, gesendet, anmerkungen } = one
  const span = spanOf(one)
  const isPublic = verbleib === 'sichtbar' || verbleib === 'vorbei'
  return (
    <li className={mending.entry} data-stufe={stufe}>
      <h2>{isPublic ? <a href={`/warnungen/${id}`}>{titel}</a> : titel}</h2>
      <p className={styles.verbleib} data-sichtbar={verbleib === 'sichtbar'}>
        {REMAINS[verbleib]}
      </p>
      {ausgeblendet && (
        <p>
          {ausgeblendet.von}, {when(ausgeblendet.am)}: „{ausgeblendet.grund}“
        </p>
      )}
      {anmerkungen.map(words => (
        <p key={words}>{words}</p>
      ))}
      <p className={mending.facts}>
        <span>{meldestufenLabels[stufe]}</span>
        <span>{quelle || absender}</span>
        {gesendet && <span>gesendet {when(gesendet)}</span>}
        {span && <span>gilt {span}</span>}
        {gebiet && <span>{gebiet}</span>}
      </p>
      {mayChange && (verbleib === 'sichtbar' || verbleib === 'ausgeblendet') && (
        <p className={mending.actions}>
          {verbleib === 'sichtbar' ? (
            <button type="button" aria-label={`„${titel}“ ausblenden`} onClick={onAsk}>
              Ausblenden …
            </button>
          ) : (
            <button
              type="button"
              aria-label={`„${titel}“ wieder zeigen`}
              aria-disabled={isBusy}
              onClick={onShow}
            >
              Wieder zeigen
            </button>
          )}
        </p>
      )}
    </li>
  )
}

/** Returns from when (unless it has begun) and until when a warning applies; an all-clear has no period. */
function spanOf({ beginn, bis, entwarnt }: Incoming, now = Date.now()): string {
  if (entwarnt) return ''
  const from = beginn !== null && Date.parse(beginn) > now ? `ab ${when(beginn)}` : ''
  return [from, bis && `bis ${when(bis)}`].filter(Boolean).join(' ')
}

type ReasonFormProps = { titel: string; isBusy: boolean; onSend: (grund: string) => Promise<void> }

function ReasonForm({ titel, isBusy, onSend }: ReasonFormProps) {
  const [error, setError] = useState<string>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('grund')
    const grund = typeof typed === 'string' ? typed.trim() : ''
    if (grund === '') setError('Bitte sagen Sie in einem Satz, warum.')
    else await onSend(grund)
  }
  return (
    <form onSubmit={send} noValidate className={styles.grund}>
      <p>„{titel}“ steht danach nicht mehr auf der Website, bis der Dienst etwas Neues dazu meldet.</p>
      <TextField
        name="grund"
        label="Warum?"
        help="Zum Beispiel: Betrifft nur die Nachbarstadt."
        maxLength={300}
        error={error}
      />
      <Button aria-disabled={isBusy}>Ausblenden</Button>
    </form>
  )
}
