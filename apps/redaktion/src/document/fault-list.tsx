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

function Faults({ work: { faults, isSavedWithFaults, kind, daten } }: { work: DocumentWork }) {
  const box = useRef<HTMLDivElement>(null)
  const wordsAt = useFieldWords(kind.felder, daten)
  useEffect(() => {
    if (faults.length > 0) box.current?.focus()
  }, [faults])
  return (
    <div ref={box} className={styles.faults} role="alert" tabIndex={-1}>
      <h2>{isSavedWithFaults ? 'Zum Veröffentlichen fehlt noch' : 'Das ist noch nicht gespeichert'}</h2>
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

/** Returns the field, or the nearest group around it. */
function placeOf(path: string): HTMLElement | null {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length--) {
    const place = document.getElementById(`feld-${steps.slice(0, length).join('.')}`)
    if (place) return place
  }
  return null
}

/** True if the field is rendered, or will be once the fold around it is open. */
export const isWithinReach = (path: string): boolean => {
  const place = placeOf(path)
  return place?.id === `feld-${path}` || Boolean(place?.closest('[hidden]'))
}

/** Focuses the field, or the nearest group around it; opens folds on the way. */
export function leadTo(path: string): void {
  const place = placeOf(path)
  if (!place) return
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  const folded = place.closest('[hidden]')
  if (folded) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(folded.id)}"]`)?.click()
  // Waits until the unfolded content is rendered: it may contain the field itself.
  requestAnimationFrame(() => {
    const there = placeOf(path) ?? place
    there.scrollIntoView({ block: 'center' })
    there.focus()
  })
}
