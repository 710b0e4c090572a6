import { formatDate, formatTime } from '@rathausplatz/ui'
import { Button, Field, tied } from '@rathausplatz/ui/form'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { type EveningItem, ITEM, queryOf } from './evening.ts'
import type { NoteAnswer } from './note-answer.ts'

type NoteFormProps = {
  item: EveningItem
  /** True while another item is shown; the input is kept. */
  isHidden: boolean
  /** Result of a note sent without scripts. */
  answer: NoteAnswer | undefined
  /** True if the note has just been stored. */
  isKept: boolean
}

/** Id of the field, for the link in the summary of errors. */
export const noteField = ({ teil, punkt }: Pick<EveningItem, 'teil' | 'punkt'>) =>
  `notiz-${teil}-${punkt.kennung}`

/**
 * A member's own note on an item. It is a form, so that it works without scripts; with scripts the note is
 * also stored when the field loses the focus.
 */
export function NoteForm({ item, isHidden, answer, isKept }: NoteFormProps) {
  const { punkt, teil, notiz, key } = item
  const { pathname } = useLocation()
  const fetcher = useFetcher<NoteAnswer>({ key: `notiz ${key}` })
  const form = useRef<HTMLFormElement>(null)
  const [isTyped, setTyped] = useState(false)
  const told = fetcher.data ?? answer
  const refused = told?.ok === false ? told : undefined
  const keep = () => {
    if (!form.current) return
    const sent = new FormData(form.current)
    sent.delete('zurueck')
    setTyped(false)
    void fetcher.submit(sent, { method: 'post', action: pathname })
  }
  const keepOnLeaving = ({ target, relatedTarget }: FocusEvent<HTMLTextAreaElement>) => {
    const isLeft = !target.form?.contains(relatedTarget)
    if (isLeft && target.value !== target.defaultValue) keep()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    keep()
  }
  const stateInWords = () => {
    if (isTyped) return 'Noch nicht gespeichert.'
    return fetcher.state === 'idle' ? said(told, notiz, isKept) : 'Wird gespeichert …'
  }
  const query = queryOf(item)
  const field = {
    name: 'text',
    id: noteField(item),
    label: `Ihre Notiz zu Punkt ${punkt.nummer || `„${punkt.titel}“`}`,
    help: 'Nur Sie sehen sie.',
    error: refused && `Noch nicht gespeichert: ${refused.title}`,
  }
  return (
    <form
      ref={form}
      hidden={isHidden}
      method="post"
      action={pathname + query}
      aria-label="Ihre Notiz"
      className="rat-notiz"
      onSubmit={send}
    >
      <input type="hidden" name="teil" value={teil} />
      <input type="hidden" name="kennung" value={punkt.kennung} />
      <input type="hidden" name="zurueck" value={`${pathname}${query}&notiz=behalten#${ITEM}`} />
      <Field {...field}>
        <textarea
          {...tied({ ...field, optional: true })}
          rows={2}
          onInput={() => setTyped(true)}
          onBlur={keepOnLeaving}
          defaultValue={(answer?.ok === false ? answer.text : undefined) ?? notiz?.text ?? ''}
        />
      </Field>
      <div className="rat-notizfuss">
        <Button look="outline">Notiz speichern</Button>
        <p role="status">{stateInWords()}</p>
      </div>
    </form>
  )
}

function said(told: NoteAnswer | undefined, notiz: EveningItem['notiz'], isKept: boolean): string {
  if (told?.ok === false) return 'Nicht gespeichert. Ihre Worte stehen noch da.'
  const kept = told?.ok ? told.notiz : notiz
  if (kept) return `Gespeichert am ${formatDate(kept.geaendert)} um ${formatTime(kept.geaendert)}.`
  return told?.ok || isKept ? 'Die Notiz ist gelöscht.' : ''
}
