import { calls, isCmsError, schadensnummer } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { useId, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { DayNote } from '../fields/day-note.tsx'
import { Deleting } from '../pieces/deleting.tsx'
import handling from '../pieces/handling.module.css'
import { useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import styles from './damages.module.css'
import {
  DAMAGES,
  type Damage,
  isOnlyInWords,
  isSaid,
  type StepBody,
  type TownStep,
  townStepNames,
  townSteps,
} from './schaeden.ts'

type Step = Omit<StepBody, 'grundfassung'>

/**
 * The steps on a damage report. Remounted with each change of the report, so that no field keeps old input.
 */
export function Handling({ damage }: { damage: Damage }) {
  const { nummer, fassung, schritte } = damage
  const tell = useTell()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)
  const field = useId()

  const take = async (step: Step, done: string) => {
    if (isSending) return
    setSending(true)
    try {
      await ask(calls.redaktionSchadenSchritt, {
        params: { nummer },
        body: { ...step, grundfassung: fassung },
      })
      tell({ text: done, ...(step.schritt === 'loeschen' ? { onto: DAMAGES } : {}) })
      if (step.schritt === 'loeschen') await navigate(DAMAGES)
      else await revalidate()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
      // Shows the change of the other editor.
      if (isCmsError(error)) await revalidate()
    }
    setSending(false)
  }
  const part = { damage, isSending, take }
  return (
    <section aria-labelledby={`${field}-titel`} className={handling.handling}>
      <h2 id={`${field}-titel`}>Was tun Sie?</h2>
      <Progress {...part} />
      {schritte.includes('zeigen') && <Showing {...part} />}
      {schritte.includes('zusammenlegen') && <Joining {...part} />}
      <Deleting
        name={nummer}
        words="Löschen lässt sich nicht rückgängig machen, und niemand bekommt eine E-Mail."
        isSending={isSending}
        onSure={() => void take({ schritt: 'loeschen' }, 'Gelöscht.')}
      />
    </section>
  )
}

type PartProps = { damage: Damage; isSending: boolean; take: (step: Step, done: string) => Promise<void> }

const LONGEST = 1_000

/** The form for the progress of the work, and its reason. */
function Progress({ damage: { schritte, erwartet_am }, isSending, take }: PartProps) {
  const [text, setText] = useState('')
  const [day, setDay] = useState(erwartet_am ?? '')
  const [isMissing, setMissing] = useState(false)
  const field = useId()
  const steps = townStepNames.filter(schritt => schritte.includes(schritt))
  const expects = steps.includes('beginnen') || steps.includes('mitteilen')
  const send = (schritt: TownStep) => {
    if (!isSaid(schritt, text)) {
      setMissing(true)
      document.getElementById(field)?.focus()
      return
    }
    void take({ schritt, text, erwartet_am: day === '' ? null : day }, townSteps[schritt].done)
  }
  return (
    <>
      <label htmlFor={field}>Was die Stadt dazu sagt</label>
      <textarea
        id={field}
        rows={4}
        maxLength={LONGEST}
        value={text}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${field}-hilfe`}
        onChange={event => {
          setText(event.target.value)
          setMissing(false)
        }}
      />
      <p id={`${field}-hilfe`} className={handling.where}>
        {isMissing ? 'Bitte schreiben Sie, warum. ' : ''}Das lesen alle, wenn die Meldung öffentlich ist, und
        wer sie gemacht hat.
      </p>
      {expects && (
        <div className={styles.feld}>
          <label htmlFor={`${field}-tag`}>Voraussichtlich fertig bis (freiwillig)</label>
          <input id={`${field}-tag`} type="date" value={day} onChange={event => setDay(event.target.value)} />
          <DayNote day={day} />
        </div>
      )}
      <div className={handling.steps}>
        {steps.map((schritt, place) => (
          <Button
            key={schritt}
            type="button"
            look={place === 0 ? 'solid' : 'outline'}
            aria-disabled={isSending}
            onClick={() => send(schritt)}
          >
            {townSteps[schritt].label}
          </Button>
        ))}
      </div>
    </>
  )
}

/** Chooses the texts and photos that become public. Only those that are public already are preselected. */
function Showing({ damage, isSending, take }: PartProps) {
  const [showsText, setText] = useState(damage.text_zeigen)
  const [shown, setShown] = useState(damage.fotos.flatMap(({ kennung, zeigen }) => (zeigen ? [kennung] : [])))
  return (
    <>
      <h3>Was alle sehen</h3>
      <p className={handling.where}>
        Immer: Art, Straße und Hausnummer, der Punkt auf der Karte, Stand und was die Stadt dazu sagt. Keine
        Namen, Gesichter oder Kennzeichen zeigen.
      </p>
      <label className={styles.wahl}>
        <input type="checkbox" checked={showsText} onChange={event => setText(event.target.checked)} />
        Worte der Meldung zeigen
      </label>
      {isOnlyInWords(damage) && !showsText && (
        <p className={handling.where}>
          Wo es ist, steht nur in den Worten. Ohne sie sieht niemand, um welchen Ort es geht.
        </p>
      )}
      {damage.fotos.map(({ kennung }, index) => (
        <label key={kennung} className={styles.wahl}>
          <input
            type="checkbox"
            checked={shown.includes(kennung)}
            onChange={event =>
              setShown(event.target.checked ? [...shown, kennung] : shown.filter(other => other !== kennung))
            }
          />
          {`Foto ${index + 1} zeigen`}
        </label>
      ))}
      <div className={handling.steps}>
        <Button
          type="button"
          look="outline"
          aria-disabled={isSending}
          onClick={() =>
            void take(
              { schritt: 'zeigen', text_zeigen: showsText, fotos: shown },
              'Die Meldung steht auf der Website.',
            )
          }
        >
          {damage.oeffentlich ? 'So zeigen' : 'Auf der Website zeigen'}
        </Button>
        {damage.schritte.includes('verbergen') && (
          <Button
            type="button"
            look="outline"
            aria-disabled={isSending}
            onClick={() =>
              void take({ schritt: 'verbergen' }, 'Die Meldung steht nicht mehr auf der Website.')
            }
          >
            Verbergen
          </Button>
        )}
      </div>
    </>
  )
}

/** Marks the report as a duplicate of another. */
function Joining({ damage: { nahe }, isSending, take }: PartProps) {
  const [number, setNumber] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useId()
  const send = () => {
    const other = schadensnummer.safeParse(number)
    if (other.success)
      return void take(
        { schritt: 'zusammenlegen', doppelt_zu: other.data },
        `Zusammengelegt mit ${other.data}.`,
      )
    setMissing(true)
    return document.getElementById(field)?.focus()
  }
  return (
    <details>
      <summary>Schon bekannt?</summary>
      <div className={styles.feld}>
        <label htmlFor={field}>Nummer der anderen Meldung</label>
        <input
          id={field}
          list={`${field}-nahe`}
          value={number}
          autoComplete="off"
          aria-invalid={isMissing || undefined}
          aria-describedby={`${field}-hilfe`}
          onChange={event => {
            setNumber(event.target.value)
            setMissing(false)
          }}
        />
        <datalist id={`${field}-nahe`}>
          {nahe.map(({ nummer, wo }) => (
            <option key={nummer} value={nummer}>
              {wo}
            </option>
          ))}
        </datalist>
        <p id={`${field}-hilfe`} className={handling.where}>
          {isMissing ? 'Bitte geben Sie die Nummer an, zum Beispiel S-7GQ2M9XD. ' : ''}Wer diese hier gemeldet
          hat, bekommt dann die Nachrichten zu jener Meldung.
        </p>
      </div>
      <div className={handling.steps}>
        <Button type="button" look="outline" aria-disabled={isSending} onClick={send}>
          Zusammenlegen
        </Button>
      </div>
    </details>
  )
}
