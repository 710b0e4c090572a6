import { amSchreibtisch } from '@rathausplatz/contract/ablagen'
import { Button } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '../pieces/dialog.tsx'
import styles from './start.module.css'

const { name } = amSchreibtisch.rundgang

const wasSeen = (): boolean => {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    // Without storage the tour counts as seen: otherwise it would be offered each time.
    return true
  }
}

const noteSeen = () => {
  try {
    localStorage.setItem(name, 'gesehen')
  } catch {
    // If the storage is full, the tour is offered again.
  }
}

const STEPS = [
  {
    title: 'Mit einer Aufgabe anfangen',
    text: 'Auf der Startseite stehen die häufigsten Aufgaben: eine Seite bearbeiten, eine Nachricht schreiben, Öffnungszeiten ändern. Darunter steht, was auf Sie wartet. Links finden Sie alle Bereiche.',
  },
  {
    title: 'Alles mit einem Feld finden',
    text: 'Das Suchfeld oben findet jede Seite, jeden Eintrag, jedes Bild und jede Aufgabe. Tippen Sie ein paar Buchstaben des Titels; mit der Taste „/“ sind Sie sofort im Feld.',
  },
  {
    title: 'Nichts geht verloren',
    text: 'Was Sie tippen, wird für Sie vom ersten Buchstaben an gemerkt, auch wenn der Rechner ausgeht. „Speichern“ macht daraus eine Fassung, die auch andere in der Redaktion finden; jede lässt sich wiederholen. Was Sie löschen, liegt 30 Tage im Papierkorb.',
  },
  {
    title: 'Auf der Website erst, wenn Sie es sagen',
    text: 'Gespeichertes ist ein Entwurf, den nur die Redaktion sieht. Auf die Website kommt er mit „Veröffentlichen“, sofort oder zu einer Zeit, die Sie wählen. Dürfen Sie das nicht selbst, geben Sie ihn zur Prüfung.',
  },
] as const

/** The tour: four steps for the first day. */
export function Tour({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [at, setAt] = useState(0)
  const step = STEPS[at] ?? STEPS[0]
  const isLast = at === STEPS.length - 1
  const close = () => {
    setAt(0)
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} title="Rundgang durch die Redaktion" onClose={close}>
      <div aria-live="polite" className={styles.step}>
        <p className={styles.hint}>
          Schritt {at + 1} von {STEPS.length}
        </p>
        <h3>{step.title}</h3>
        <p>{step.text}</p>
        {isLast && (
          <p>
            Wie Sie etwas tun, steht Schritt für Schritt in der <Link to="/hilfe">Hilfe</Link>.
          </p>
        )}
      </div>
      <div className={styles.turn}>
        {at > 0 && (
          <Button type="button" look="outline" onClick={() => setAt(at - 1)}>
            Zurück
          </Button>
        )}
        <Button type="button" onClick={() => (isLast ? close() : setAt(at + 1))}>
          {isLast ? 'Loslegen' : 'Weiter'}
        </Button>
      </div>
    </Dialog>
  )
}

/** Offers the tour until it was taken or refused. */
export function TourOffer({ onBegin }: { onBegin: () => void }) {
  const [isOffered, setOffered] = useState(() => !wasSeen())
  if (!isOffered) return null
  const answer = () => {
    noteSeen()
    setOffered(false)
  }
  return (
    <section className={styles.offer} aria-label="Rundgang">
      <p>
        <strong>Zum ersten Mal hier?</strong> Ein Rundgang in vier Schritten zeigt, wie die Redaktion
        arbeitet.
      </p>
      <p className={styles.turn}>
        <Button
          type="button"
          onClick={() => {
            answer()
            onBegin()
          }}
        >
          Rundgang beginnen
        </Button>
        <button type="button" className={styles.later} onClick={answer}>
          Nicht anbieten
        </button>
      </p>
    </section>
  )
}
