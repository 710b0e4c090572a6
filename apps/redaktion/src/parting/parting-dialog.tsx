import { type CallAnswer, calls, type InhaltStatus } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { isSeen } from '../contents/stand.ts'
import styles from '../document/document.module.css'
import { isEmergency, isFollowedByMail } from '../document/emergency.tsx'
import type { DocumentWork } from '../document/use-open-document.ts'
import type { Steps } from '../document/use-steps.ts'
import { splitPath } from '../pages/address.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { LeadsHere } from './leads-here.tsx'
import { type Destination, destinationOf, WhereVisitorsGo } from './where-visitors-go.tsx'

const TakeBackForm = lazy(async () => ({
  default: (await import('../notice/take-back-form.tsx')).TakeBackForm,
}))

type PartingDialogProps = {
  isOpen: boolean
  /** True to delete the document, false to withdraw it. */
  isForGood: boolean
  onClose: () => void
  work: DocumentWork
  steps: Steps
}

/** Asks before a document leaves the website: who links to it, and where its visitors are redirected. */
export function PartingDialog({ isOpen, isForGood, onClose, work, steps }: PartingDialogProps) {
  const { inhalt } = work
  if (inhalt?.art === 'bekanntmachung' && !isForGood && inhalt.status !== 'geplant')
    return (
      <Dialog isOpen={isOpen} title="Bekanntmachung zurücknehmen" onClose={onClose}>
        <Suspense>
          <TakeBackForm titel={inhalt.titel} steps={steps} onClose={onClose} />
        </Suspense>
      </Dialog>
    )
  return (
    <Dialog isOpen={isOpen} title={wordsOf(isForGood, work.inhalt?.status).title} onClose={onClose}>
      <PartingForm isForGood={isForGood} onClose={onClose} work={work} steps={steps} />
    </Dialog>
  )
}

function wordsOf(isForGood: boolean, status: InhaltStatus | undefined) {
  if (isForGood)
    return {
      title: 'Löschen',
      what: 'Der Inhalt kommt in den Papierkorb und lässt sich 30 Tage lang zurückholen.',
    }
  return status === 'geplant'
    ? { title: 'Planung aufheben', what: 'Der Inhalt erscheint dann nicht. Der Entwurf bleibt.' }
    : {
        title: 'Von der Website nehmen',
        what: 'Besuchende sehen den Inhalt dann nicht mehr. Der Entwurf bleibt.',
      }
}

type Used = CallAnswer<typeof calls.redaktionVerwendung>

function PartingForm({
  isForGood,
  onClose,
  work: { inhalt, daten },
  steps,
}: Omit<PartingDialogProps, 'isOpen'>) {
  const [used, setUsed] = useState<Used | undefined>(inhalt?.verwendung)
  const [destination, setDestination] = useState<Destination>({ is: undefined, other: '' })
  const [failure, setFailure] = useState<string>()
  const { pfad = null, status } = inhalt ?? {}
  const hasVisitors = inhalt !== undefined && pfad !== null && isSeen(inhalt)
  const above = inhalt?.art === 'seite' && pfad !== null ? splitPath(pfad).parent : undefined
  const words = wordsOf(isForGood, status)
  const isLinked = used !== undefined && used.entwurf.length + used.oeffentlich.length + used.weitere > 0
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (steps.busy) return
    const found = hasVisitors ? destinationOf(destination, above) : { to: undefined }
    if ('missing' in found) {
      setFailure(found.missing)
      return
    }
    const parting = found.to === undefined ? { trotzdem: isLinked } : { weiterleitung: found.to }
    const parted = await (isForGood ? steps.remove(parting) : steps.withdraw(parting))
    if (parted?.is === 'done') onClose()
    else if (parted?.is === 'linked') {
      // A link was added meanwhile: shows the current links.
      const { success, data } = calls.redaktionVerwendung.answer.safeParse(
        parted.error.details?.['verwendung'],
      )
      if (success) setUsed(data)
      setFailure(parted.error.message)
    } else setFailure(parted?.said)
  }
  return (
    <form onSubmit={send} className={styles.dialogform} noValidate>
      {failure && (
        <p role="alert" className={styles.warning}>
          {failure}
        </p>
      )}
      <p>{words.what}</p>
      {inhalt && isSeen(inhalt) && isFollowedByMail(inhalt.art, daten) && (
        <p>
          {isEmergency(inhalt.art, daten)
            ? 'Wer den Notfall per E-Mail bekommen hat, bekommt jetzt die Nachricht, dass er beendet ist.'
            : 'Wer den Hinweis per E-Mail bekommen hat, bekommt jetzt die Nachricht, dass er nicht mehr gilt.'}
        </p>
      )}
      {isLinked && <LeadsHere used={used} />}
      {hasVisitors && <WhereVisitorsGo above={above} value={destination} onChange={setDestination} />}
      <Button aria-disabled={steps.busy !== undefined}>
        {words.title}
        {isLinked && destination.is === 'keine' ? ' trotz der Verweise' : ''}
      </Button>
    </form>
  )
}
