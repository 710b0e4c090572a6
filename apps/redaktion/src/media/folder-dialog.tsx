import { calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useStepHere } from '../pieces/use-step-here.ts'
import { ask, saidOf } from '../wall/ask.ts'
import { FolderField } from './folder-fields.tsx'
import { asFolder, type Folders, faultOf, placeWords } from './folders.ts'
import intakeStyles from './intake.module.css'
import styles from './media.module.css'
import { counted, type Medium } from './medium.ts'

type FolderDialogProps = {
  media: readonly Medium[]
  folders: Folders | undefined
  onClose: () => void
  /** Called when the files were moved, and when that was undone. */
  onSorted: () => void
}

/** Moves files into a folder; can be undone at once. */
export function FolderDialog({ media, folders, onClose, onSorted }: FolderDialogProps) {
  const before = media.every(({ ordner }) => ordner === media[0]?.ordner) ? (media[0]?.ordner ?? '') : ''
  const [typed, setTyped] = useState(before)
  const { failure, setFailure, isBusy, once } = useStepHere()
  const tell = useTell()
  const id = useId()

  const undo = async (sorted: readonly Medium[]) => {
    try {
      for (const [ordner, those] of Map.groupBy(sorted, ({ ordner }) => ordner))
        await putInto(
          those.map(({ datei }) => datei),
          ordner,
        )
      tell({
        text: sorted.length === 1 ? 'Die Datei liegt wieder, wo sie lag.' : 'Alles liegt wieder, wo es lag.',
      })
      onSorted()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    }
  }

  const sort = async (event: FormEvent) => {
    event.preventDefault()
    if (faultOf(typed)) return
    const ordner = asFolder(typed)
    await once(async () => {
      const { eingeordnet, abgelehnt } = await putInto(
        media.map(({ datei }) => datei),
        ordner,
      )
      const names = new Set(eingeordnet)
      const sorted = media.filter(({ datei }) => names.has(datei))
      if (sorted.length === 0) {
        setFailure(abgelehnt[0]?.grund ?? 'Es wurde nichts verschoben.')
        return
      }
      const rest = abgelehnt.length === 0 ? '' : ` ${abgelehnt.length} nicht: ${abgelehnt[0]?.grund}`
      const lies = sorted.length === 1 ? 'liegt' : 'liegen'
      tell({
        text: `${counted(sorted.length, undefined)} ${lies} jetzt ${placeWords(ordner)}.${rest}`,
        undo: { label: 'Rückgängig', run: () => void undo(sorted) },
      })
      onClose()
      onSorted()
    })
  }

  return (
    <Dialog
      isOpen
      title={
        media.length === 1
          ? 'In einen Ordner legen'
          : `${counted(media.length, undefined)} in einen Ordner legen`
      }
      onClose={onClose}
    >
      <form onSubmit={sort} className={intakeStyles.intake} noValidate>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <FolderField id={id} folders={folders} value={typed} onChange={setTyped} />
        <p className={styles.facts}>
          Ordner helfen nur beim Wiederfinden: Adressen und Seiten ändern sich nicht. Leer: in keinen Ordner.
        </p>
        <p className={styles.choices}>
          <Button aria-disabled={isBusy}>{isBusy ? 'Wird verschoben …' : 'Hierhin legen'}</Button>
        </p>
      </form>
    </Dialog>
  )
}

/** Most files per call. */
const AT_ONCE = 100

async function putInto(dateien: readonly string[], ordner: string) {
  const all = { eingeordnet: [] as string[], abgelehnt: [] as { datei: string; grund: string }[] }
  for (let from = 0; from < dateien.length; from += AT_ONCE) {
    const body = { dateien: dateien.slice(from, from + AT_ONCE), ordner }
    const { eingeordnet, abgelehnt } = await ask(calls.redaktionMedienEinordnen, { body })
    all.eingeordnet.push(...eingeordnet)
    all.abgelehnt.push(...abgelehnt)
  }
  return all
}
