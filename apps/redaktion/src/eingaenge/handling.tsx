import type { Eingangshandlung } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './eingaenge.module.css'
import { type Eingang, finishedWords, heardWords } from './eingaenge.ts'

export type Change = {
  readonly schritt?: Eingangshandlung
  readonly text?: string
  readonly zustaendig?: string
  readonly notiz?: string
}

type HandlingProps = {
  eingang: Eingang
  people: readonly { readonly id: string; readonly name: string }[]
  change: (change: Change) => Promise<boolean>
}

/** Steps for which the editor writes a text to the sender of the form. */
const SAYING = {
  beantworten: { label: 'Antwort', button: 'Antwort senden', missing: 'Bitte schreiben Sie die Antwort.' },
  ablehnen: {
    label: 'Grund der Ablehnung',
    button: 'Ablehnung senden',
    missing: 'Bitte schreiben Sie, warum.',
  },
} as const

/** The steps possible for a submission now. */
export function Handling({ eingang, people, change }: HandlingProps) {
  const { moeglich, zustaendig, notiz } = eingang
  const [saying, setSaying] = useState<keyof typeof SAYING>()
  const [text, setText] = useState('')
  const [note, setNote] = useState(notiz)
  const [stored, setStored] = useState(notiz)
  // Shows the newer note of a colleague, unless this editor has changed the note here.
  if (stored !== notiz) {
    setStored(notiz)
    if (note === stored) setNote(notiz)
  }
  const [isMissing, setMissing] = useState(false)
  const field = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  // Focuses the text field that a button has just shown.
  useEffect(() => {
    if (saying) area.current?.focus()
  }, [saying])
  const can = (schritt: Eingangshandlung) => moeglich.includes(schritt)
  const send = async () => {
    if (!saying) return
    if (text.trim() === '') return setMissing(true)
    if (!(await change({ schritt: saying, text }))) return
    setSaying(undefined)
    setText('')
  }
  return (
    <>
      {people.length > 0 && (can('abgeben') || can('uebernehmen')) && (
        <>
          <label htmlFor={`${field}-wer`}>Wer kümmert sich?</label>
          <select
            id={`${field}-wer`}
            value={zustaendig?.id ?? ''}
            onChange={event => {
              const { value } = event.target
              void change(value === '' ? { schritt: 'abgeben' } : { zustaendig: value })
            }}
          >
            <option value="" disabled={!can('abgeben')}>
              Niemand
            </option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
      {saying ? (
        <>
          <label htmlFor={`${field}-text`}>{SAYING[saying].label}</label>
          {isMissing && (
            <p id={`${field}-fehler`} className={styles.fehler}>
              {SAYING[saying].missing}
            </p>
          )}
          <textarea
            ref={area}
            id={`${field}-text`}
            rows={6}
            maxLength={5_000}
            value={text}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${field}-fehler` : undefined}
            onChange={event => {
              setText(event.target.value)
              setMissing(false)
            }}
          />
          <p className={styles.klein}>
            {heardWords(eingang)}
            {saying === 'beantworten' &&
              eingang.email &&
              eingang.versand &&
              ' Anrede und Vorgangsnummer stehen schon davor.'}
          </p>
          <div className={styles.knoepfe}>
            <Button type="button" onClick={() => void send()}>
              {SAYING[saying].button}
            </Button>
            <Button type="button" look="outline" onClick={() => setSaying(undefined)}>
              Doch nicht
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.knoepfe}>
          {can('beantworten') && (
            <Button type="button" onClick={() => setSaying('beantworten')}>
              Beantworten
            </Button>
          )}
          {can('erledigen') && (
            <Button type="button" look="outline" onClick={() => void change({ schritt: 'erledigen' })}>
              Erledigt
            </Button>
          )}
          {can('ablehnen') && (
            <Button type="button" look="outline" onClick={() => setSaying('ablehnen')}>
              Ablehnen
            </Button>
          )}
          {can('wiedereroeffnen') && (
            <Button type="button" look="outline" onClick={() => void change({ schritt: 'wiedereroeffnen' })}>
              Wieder öffnen
            </Button>
          )}
          {can('erledigen') && eingang.email && eingang.versand && (
            <p className={styles.klein}>{finishedWords(eingang.email, eingang.zustellung)}</p>
          )}
        </div>
      )}
      <label htmlFor={`${field}-notiz`}>Notiz für die Kolleginnen und Kollegen</label>
      <textarea
        id={`${field}-notiz`}
        rows={3}
        maxLength={2_000}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <p className={styles.klein}>Nur im Rathaus zu lesen.</p>
      {note.trim() !== notiz && (
        <Button type="button" look="outline" onClick={() => void change({ notiz: note })}>
          Notiz speichern
        </Button>
      )}
    </>
  )
}
