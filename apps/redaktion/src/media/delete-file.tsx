import { calls, isCmsError } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTell } from '../pieces/tell.tsx'
import { TRASH_DAYS } from '../trash/trash-days.ts'
import { ask, saidOf } from '../wall/ask.ts'
import mediaStyles from './media.module.css'
import { type Medium, screenOf } from './medium.ts'
import { isUsed, type Use, UsedBy } from './used-by.tsx'

/** A file in use cannot be deleted: the contents that use it are listed instead. */
export function DeleteFile({ medium, use, onClose }: { medium: Medium; use: Use; onClose: () => void }) {
  const [refused, setRefused] = useState<{ said: string; use?: Use | undefined }>()
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const tell = useTell()
  const these = medium.art === 'bild' ? 'Dieses Bild' : 'Dieses Dokument'
  if (isUsed(use))
    return (
      <>
        <p>
          {these} wird noch verwendet und lässt sich deshalb nicht löschen. Nehmen Sie es zuerst an diesen
          Stellen heraus, oder ersetzen Sie die Datei.
        </p>
        <UsedBy use={use} />
      </>
    )
  if (refused)
    return (
      <>
        <p role="alert" className={mediaStyles.failure}>
          {refused.said}
        </p>
        {refused.use && <UsedBy use={refused.use} />}
      </>
    )
  const fetchBack = async () => {
    try {
      await ask(calls.redaktionMediumZurueckholen, { params: { datei: medium.datei } })
      await navigate(screenOf(medium))
      tell({ text: `„${medium.titel}“ ist zurück.`, onto: screenOf(medium) })
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    }
  }
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await ask(calls.redaktionMediumLoeschen, { params: { datei: medium.datei } })
      await navigate('/medien', { replace: true })
      tell({
        onto: '/medien',
        text: `„${medium.titel}“ liegt für ${TRASH_DAYS} Tage im Papierkorb.`,
        undo: { label: 'Zurückholen', run: () => void fetchBack() },
      })
    } catch (error) {
      const told = isCmsError(error) ? (error.details?.verwendung as Use | undefined) : undefined
      setRefused({ said: saidOf(error), use: told })
      setBusy(false)
    }
  }
  return (
    <>
      <p>
        {these} steht nirgends. Es kommt in den Papierkorb und lässt sich {TRASH_DAYS} Tage lang zurückholen.
      </p>
      <p className={mediaStyles.choices}>
        <Button type="button" aria-disabled={isBusy} onClick={remove}>
          {isBusy ? 'Wird gelöscht …' : 'In den Papierkorb legen'}
        </Button>
        <button type="button" className={mediaStyles.plain} onClick={onClose}>
          Behalten
        </button>
      </p>
    </>
  )
}
