import { useEffect, useRef } from 'react'
import styles from './document.module.css'
import { useFieldWords } from './use-field-words.ts'
import type { DocumentWork } from './use-open-document.ts'

/**
 * Lists what the rules refuse, or what is missing for publication: takes the focus whenever the faults
 * change, and links to each field.
 */
export function FaultList({ work }: { work: DocumentWork }) {
  return work.faults.length > 0 && <Faults work={work} />
}

function Faults({ work: { faults, isSavedWithFaults, inhalt, kind, daten } }: { work: DocumentWork }) {
  const box = useRef<HTMLDivElement>(null)
  const wordsAt = useFieldWords(kind.felder, daten)
  useEffect(() => {
    if (faults.length > 0) box.current?.focus()
  }, [faults])
  return (
    <div ref={box} className={styles.faults} role="alert" tabIndex={-1}>
      <h2>{isSavedWithFaults ? withheld(inhalt) : 'Das ist noch nicht gespeichert'}</h2>
      {isSavedWithFaults && <p>Gespeichert ist alles. Sie können jederzeit weiterschreiben.</p>}
      <ul role="list">
        {faults.map(({ path, message }) => (
          <li key={path + message}>
            <a
              href={`#feld-${path}`}
              onClick={event => {
                event.preventDefault()
                leadTo(path)
              }}
            >
              {wordsAt(path.split('.'))}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A draft without gaps may be refused too: by other contents, or by law. */
const withheld = (inhalt: DocumentWork['inhalt']) =>
  inhalt?.luecken === 0 ? 'So lässt es sich nicht veröffentlichen' : 'Zum Veröffentlichen fehlt noch'

/** More than any form has around one field. */
const MOST_FOLDS = 5

/** Returns the element of a field, or of the nearest group around it, and whether a fold hides it. */
export function nearestOf(path: string) {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length--) {
    const place = document.getElementById(`feld-${steps.slice(0, length).join('.')}`)
    if (place) return { place, isField: length === steps.length, folded: place.closest('[hidden]') }
  }
  return undefined
}

/**
 * Focuses the field, or the nearest group around it; opens folds on the way. A fold may draw further folds,
 * such as the ways to contact a person.
 */
export function leadTo(path: string, folds = 0): void {
  const nearest = nearestOf(path)
  if (!nearest) return
  const { place, isField, folded } = nearest
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  if (folded) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(folded.id)}"]`)?.click()
  // Waits until the unfolded content is rendered.
  requestAnimationFrame(() => {
    if (folded && !isField && folds < MOST_FOLDS) {
      leadTo(path, folds + 1)
      return
    }
    place.scrollIntoView({ block: 'center' })
    place.focus()
  })
}
