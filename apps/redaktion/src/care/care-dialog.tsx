import { type CallAnswer, calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { CareWanted } from '../bulk/bulk.ts'
import dialog from '../document/document.module.css'
import { DateInput } from '../fields/date-input.tsx'
import { DayNote } from '../fields/day-note.tsx'
import { Choice } from '../pieces/choice.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import styles from './care.module.css'
import { type Care, ownerWords, reviewOf, TERMS, type Term, termOf } from './care.ts'

type Colleagues = CallAnswer<typeof calls.redaktionVerantwortliche>

type CareDialogProps = {
  isOpen: boolean
  title: string
  onClose: () => void
  /** The current care of one content. Undefined for several contents: then only the chosen fields change. */
  now?: { readonly id: string; readonly care: Care } | undefined
  onSave: (wanted: CareWanted) => Promise<string | undefined>
}

/** Edits who is responsible for one or several contents, and when they are due for review. */
export function CareDialog({ isOpen, title, onClose, now, onSave }: CareDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose}>
      <CareForm now={now} onClose={onClose} onSave={onSave} />
    </Dialog>
  )
}

/** The option that keeps the responsible person; never the id of an account. */
const STAYS = ' '

function CareForm({ now, onClose, onSave }: Pick<CareDialogProps, 'now' | 'onClose' | 'onSave'>) {
  const before = now && termOf(now.care.wiedervorlage)
  const [owner, setOwner] = useState(now ? (now.care.verantwortlich?.id ?? '') : STAYS)
  const [term, setTerm] = useState<Term | 'bleibt'>(before ?? 'bleibt')
  const [day, setDay] = useState(now?.care.wiedervorlage.am ?? '')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const name = useId()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const isOwnerNew = owner !== STAYS && owner !== (now?.care.verantwortlich?.id ?? (now ? '' : undefined))
    const isTermNew =
      term !== 'bleibt' && (term !== before || (term === 'tag' && day !== now?.care.wiedervorlage.am))
    if (!isOwnerNew && !isTermNew) return onClose()
    setBusy(true)
    setFailure(undefined)
    const refused = await onSave({
      ...(isOwnerNew ? { verantwortlich: owner || null } : {}),
      ...(isTermNew ? { wiedervorlage: reviewOf(term, day) } : {}),
    })
    setBusy(false)
    if (refused === undefined) onClose()
    else setFailure(refused)
  }
  return (
    <form onSubmit={save} className={dialog.dialogform}>
      <OwnerSelect owner={owner} now={now} onChoose={setOwner} />
      <fieldset>
        <legend>Wieder ansehen</legend>
        {!now && (
          <Choice of={name} name="bleibt" chosen={term} onChoose={setTerm}>
            Nicht ändern
          </Choice>
        )}
        {TERMS.map(({ value, label }) => (
          <Choice key={value} of={name} name={value} chosen={term} onChoose={setTerm}>
            {label}
          </Choice>
        ))}
        {term === 'tag' && (
          <DateInput
            aria-label="Tag, an dem wieder angesehen wird"
            shown={day}
            required
            min="2000-01-01"
            onTyped={setDay}
          />
        )}
        {term === 'tag' && <DayNote day={day} />}
      </fieldset>
      {failure && (
        <p role="alert" className={dialog.warning}>
          {failure}
        </p>
      )}
      <Button aria-disabled={isBusy}>{isBusy ? 'Wird gespeichert …' : 'Speichern'}</Button>
    </form>
  )
}

type OwnerSelectProps = Pick<CareDialogProps, 'now'> & { owner: string; onChoose: (owner: string) => void }

function OwnerSelect({ owner, now, onChoose }: OwnerSelectProps) {
  const id = useId()
  const [colleagues, setColleagues] = useState<Colleagues>()
  const [failure, setFailure] = useState<string>()
  const content = now?.id
  useEffect(() => {
    let isHere = true
    ask(calls.redaktionVerantwortliche, { query: content === undefined ? {} : { inhalt: content } }).then(
      answer => isHere && setColleagues(answer),
      (error: unknown) => isHere && setFailure(saidOf(error)),
    )
    return () => {
      isHere = false
    }
  }, [content])
  const present = now?.care.verantwortlich
  const isKnown = !present || colleagues?.data.some(one => one.id === present.id)
  return (
    <p className={styles.field}>
      <label htmlFor={id}>Verantwortlich</label>
      <select id={id} value={owner} onChange={event => onChoose(event.target.value)} aria-busy={!colleagues}>
        {!now && <option value={STAYS}>Nicht ändern</option>}
        <option value="">niemand</option>
        {present && !isKnown && <option value={present.id}>{ownerWords(present)}</option>}
        {colleagues?.data.map(one => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <span className={styles.hint}>
        {failure ?? (colleagues && (colleagues.erinnert ? REMINDED : NOT_REMINDED))}
      </span>
    </p>
  )
}

const REMINDED = 'Bekommt höchstens einmal in der Woche eine E-Mail, wenn etwas zum Ansehen fällig ist.'
const NOT_REMINDED =
  'Was zum Ansehen fällig ist, steht auf der Startseite der Redaktion. E-Mails verschickt dieser Server nicht.'
