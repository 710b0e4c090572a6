import { calls } from '@rathausplatz/contract'
import { isReadable, plainLetters } from '@rathausplatz/text'
import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { ask } from '../wall/ask.ts'
import { partsOf, useMeeting } from './meeting-work.ts'
import styles from './ratsbuero.module.css'
import { Section } from './section.tsx'

/** Withdraws a meeting that was published by mistake: a note with the reason stays at its address. */
export function TakeBackSection() {
  const meeting = useMeeting()
  const { mappe, isReadOnly } = meeting
  const [isAsked, setAsked] = useState(false)
  const isPublic = partsOf(meeting).some(([, { inhalt }]) => (inhalt?.oeffentliche_fassung ?? null) !== null)
  const isGone = mappe.stand === 'zurueckgenommen'
  return (
    <Section
      id="zuruecknehmen"
      title="Zurücknehmen"
      hint="Fällt die Sitzung nur aus, sagen Sie sie oben unter „Termin“ ab. Zurückgenommen wird, was nie hätte veröffentlicht werden sollen."
    >
      {isGone && (
        <p>Diese Sitzung ist zurückgenommen. An ihrer Adresse stehen nur noch Titel, Tag und Grund.</p>
      )}
      {!isGone && !isPublic && <p className={styles.muted}>Noch ist nichts veröffentlicht.</p>}
      {!isGone && isPublic && !isReadOnly && (
        <div>
          <Button type="button" look="outline" onClick={() => setAsked(true)}>
            Sitzung zurücknehmen
          </Button>
        </div>
      )}
      <Dialog isOpen={isAsked} title="Sitzung zurücknehmen" onClose={() => setAsked(false)}>
        <ReasonForm onClose={() => setAsked(false)} />
      </Dialog>
    </Section>
  )
}

const WITHOUT_REASON = 'Bitte schreiben Sie, warum sie zurückgenommen wird.'

function ReasonForm({ onClose }: { onClose: () => void }) {
  const meeting = useMeeting()
  const { busy, run } = meeting
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string>()
  const field = useId()
  const tell = useTell()
  const told = plainLetters(reason).trim()
  const takeBack = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReadable(told)) {
      setFailure(WITHOUT_REASON)
      document.getElementById(field)?.focus()
      return
    }
    const is = await run('zuruecknehmen', async () => {
      for (const [, { id, inhalt, refresh }] of partsOf(meeting).toReversed()) {
        if ((inhalt?.oeffentliche_fassung ?? null) === null || inhalt?.status === 'zurueckgenommen') continue
        await ask(calls.redaktionZurueckziehen, { params: { id }, body: { grund: told, trotzdem: true } })
        await refresh()
      }
    })
    if (!is) return
    onClose()
    tell({ text: 'Zurückgenommen: An der Adresse stehen nun der Tag und der Grund.' })
  }
  return (
    <form className={styles.ask} onSubmit={event => void takeBack(event)} noValidate>
      <p>
        Beide Teile verschwinden aus Listen, Kalender und Suche, ihre Dateien sind nicht mehr zu haben. An der
        Adresse steht, dass die Sitzung zurückgenommen ist. Das lässt sich nicht rückgängig machen.
      </p>
      <label htmlFor={field}>Grund (alle lesen ihn)</label>
      <textarea
        id={field}
        rows={3}
        maxLength={500}
        aria-invalid={failure !== undefined}
        aria-describedby={failure === undefined ? undefined : `${field}-fehler`}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {failure && (
        <p role="alert" id={`${field}-fehler`}>
          {failure}
        </p>
      )}
      <Button aria-disabled={busy !== undefined}>Zurücknehmen</Button>
    </form>
  )
}
