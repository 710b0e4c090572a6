import { Button } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useToldStep } from '../pieces/use-one-step.ts'
import styles from './document.module.css'
import type { DocumentWork } from './use-open-document.ts'
import { type Other, othersAt, takerAt, usePresence } from './use-presence.ts'

/** Shows within seconds who else edits the document, and offers to take over their work. */
export function Presence({ work, onDiscard }: { work: DocumentWork; onDiscard: () => void }) {
  usePresence(work)
  const tell = useTell()
  const [wanted, setWanted] = useState<Other>()
  const { isBusy, once } = useToldStep()
  const taker = takerAt(work)
  const takeOver = ({ id, name }: Other) =>
    once(async () => {
      try {
        await work.takeOver(id)
        tell({ text: `Übernommen. Hier steht jetzt, was ${name} zuletzt eingegeben hat.` })
      } finally {
        setWanted(undefined)
      }
    })
  return (
    <>
      {taker && (
        <div className={styles.note} role="status">
          <p>
            <strong>{taker.name}</strong> schreibt hier seit {taker.since} mit Ihren Eingaben weiter. Nichts
            ist verloren: Was Sie noch ändern, wird beim Speichern Feld für Feld zusammengeführt.
          </p>
          {work.isChanged && (
            <button type="button" onClick={onDiscard}>
              Meine Eingaben verwerfen
            </button>
          )}
        </div>
      )}
      {othersAt(work).map(other => (
        <div key={other.id} className={styles.note}>
          <p role="status">
            <strong>{other.name}</strong> bearbeitet diesen Inhalt seit {other.since}. Speichern Sie beide,
            wird Feld für Feld zusammengeführt; nichts geht verloren.
          </p>
          {!work.isReadOnly && !work.isChanged && (
            <button type="button" onClick={() => setWanted(other)}>
              Arbeit von {other.name} übernehmen
            </button>
          )}
        </div>
      ))}
      <Dialog isOpen={wanted !== undefined} title="Arbeit übernehmen" onClose={() => setWanted(undefined)}>
        {wanted && (
          <div className={styles.dialogform}>
            <p>
              Sie schreiben mit dem weiter, was {wanted.name} bis jetzt eingegeben und noch nicht gespeichert
              hat.
            </p>
            <p>
              {wanted.name} sieht das sofort und behält die eigenen Eingaben. Schreiben Sie beide, wird beim
              Speichern Feld für Feld zusammengeführt.
            </p>
            <Button type="button" aria-disabled={isBusy} onClick={() => void takeOver(wanted)}>
              {isBusy ? 'Wird übernommen …' : 'Übernehmen'}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  )
}
