import { calls } from '@rathausplatz/contract'
import { behandlungLabels } from '@rathausplatz/contract/labels'
import { Button, ErrorSummary } from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { kennungOf } from '../contents/row.ts'
import { type Daten, type Path, withValue } from '../document/path.ts'
import { Fields } from '../fields/fields.tsx'
import { useKind } from '../frame/frame-data.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { berlinText } from '../pieces/moment.ts'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import type { Teil } from './agenda-moves.ts'
import { fieldsNamed, textOf, useMeeting } from './meeting-work.ts'
import styles from './ratsbuero.module.css'

/** Fields that a paper on an agenda needs; all others are on its own screen. */
const NEEDED = ['titel', 'nummer', 'art', 'beschlussvorschlag', 'datei']

type NewPaperProps = {
  isOpen: boolean
  onClose: () => void
  teil: Teil
  titel: string
  /** Called with the slug by which the item references it. */
  onMade: (slug: string) => void
}

/** Creates a paper for an item without leaving the meeting. */
export function NewPaper({ isOpen, onClose, ...about }: NewPaperProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={`Neue Vorlage, ${behandlungLabels[about.teil]}`}
      onClose={onClose}
      size="wide"
    >
      <PaperForm {...about} onClose={onClose} />
    </Dialog>
  )
}

function PaperForm({ onClose, teil, titel, onMade }: Omit<NewPaperProps, 'isOpen'>) {
  const { head } = useMeeting()
  const kind = useKind('vorlage')
  const [id] = useState(() => crypto.randomUUID())
  const [daten, setDaten] = useState<Daten>(() => ({ titel, art: 'Beschlussvorlage' }))
  const { trouble, errors, isBusy, send } = useSending()
  if (!kind) return null
  const make = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const missing = {
      ...(textOf(daten, 'titel').trim() === '' ? { titel: 'Bitte geben Sie den Betreff an.' } : {}),
      ...(textOf(daten, 'nummer').trim() === '' ? { nummer: 'Bitte geben Sie die Nummer an.' } : {}),
    }
    await send(missing, async () => {
      const made = await ask(calls.redaktionInhaltAnlegen, {
        body: {
          id,
          art: kind.art,
          daten: {
            ...daten,
            behandlung: teil,
            gremium: textOf(head.daten, 'gremium'),
            datum: berlinText(new Date().toISOString()).slice(0, 10),
          },
          mitLuecken: true,
        },
      })
      onMade(kennungOf(made))
      onClose()
    })
  }
  return (
    <form className={styles.ask} onSubmit={event => void make(event)} noValidate>
      {trouble && <ErrorSummary title={trouble.title} errors={{}} />}
      <Fields
        fields={fieldsNamed(kind.felder, NEEDED)}
        value={daten}
        onChange={(path: Path, value: unknown) => setDaten(now => withValue(now, path, value))}
        faults={path => errors[String(path[0])]}
        idPrefix="vorlage-"
      />
      <Button aria-disabled={isBusy}>{isBusy ? 'Wird angelegt …' : 'Vorlage anlegen und anhängen'}</Button>
    </form>
  )
}
