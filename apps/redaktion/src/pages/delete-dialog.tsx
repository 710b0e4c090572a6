import { type CallAnswer, calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, useEffect, useState } from 'react'
import { fetchBack } from '../parting/fetch-back.ts'
import { LeadsHere } from '../parting/leads-here.tsx'
import { type Destination, destinationOf, WhereVisitorsGo } from '../parting/where-visitors-go.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useStepHere } from '../pieces/use-step-here.ts'
import { ask, saidOf } from '../wall/ask.ts'
import { splitPath } from './address.ts'
import type { PageStep } from './page-step.ts'
import styles from './pages.module.css'

type Used = CallAnswer<typeof calls.redaktionVerwendung>

type DeleteDialogProps = { page: PageStep; onClose: () => void; onDeleted: () => void }

/** Deletes a page: shows who links to it, and asks where its visitors are redirected. */
export function DeleteDialog({ page, onClose, onDeleted }: DeleteDialogProps) {
  const { seite, pfad, unterseiten } = page
  const { parent } = splitPath(pfad)
  const isPublic = seite.oeffentliche_fassung !== null
  const [used, setUsed] = useState<Used>()
  const [destination, setDestination] = useState<Destination>({ is: isPublic ? 'oben' : 'keine', other: '' })
  const { failure, setFailure, isBusy, once } = useStepHere()
  const tell = useTell()

  useEffect(() => {
    let isOver = false
    ask(calls.redaktionVerwendung, { params: { id: seite.id } })
      .then(told => !isOver && setUsed(told))
      .catch((error: unknown) => !isOver && setFailure(saidOf(error)))
    return () => {
      isOver = true
    }
  }, [seite.id, setFailure])

  const undo = async () => {
    try {
      const isSeen = await fetchBack(seite)
      tell({ text: `„${seite.titel}“ ist zurück${isSeen ? '' : ', als Entwurf'}.` })
      onDeleted()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    }
  }
  const remove = async (event: FormEvent) => {
    event.preventDefault()
    await once(async () => {
      const found = destinationOf(destination, parent)
      if ('missing' in found) {
        setFailure(found.missing)
        return
      }
      const { to } = found
      const query = to === undefined ? { trotzdem: 'true' } : { weiterleitung: to }
      await ask(calls.redaktionLoeschen, { params: { id: seite.id }, query })
      tell({
        text: `„${seite.titel}“ liegt für 30 Tage im Papierkorb.`,
        undo: { label: 'Zurückholen', run: () => void undo() },
      })
      onDeleted()
    })
  }

  return (
    <Dialog isOpen title={`„${seite.titel}“ löschen`} onClose={onClose}>
      <form onSubmit={remove} className={styles.form} noValidate>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <p>
          Die Seite kommt in den Papierkorb und lässt sich 30 Tage lang zurückholen.
          {unterseiten && ' Seiten darunter bleiben, wo sie sind.'}
        </p>
        {used && <LeadsHere used={used} />}
        {isPublic && <WhereVisitorsGo above={parent} value={destination} onChange={setDestination} />}
        <Button aria-disabled={isBusy}>{isBusy ? 'Wird gelöscht …' : 'In den Papierkorb legen'}</Button>
      </form>
    </Dialog>
  )
}
