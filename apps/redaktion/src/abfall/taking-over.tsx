import { calls } from '@rathausplatz/contract'
import { Button, CheckField, ErrorSummary } from '@rathausplatz/ui/form'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ask, saidOf } from '../wall/ask.ts'
import styles from './waste.module.css'

type TakingOverProps = { id: string; hasDoubts: boolean; onDiscarded: () => void }

/** The end of a report: imports the file or discards it. */
export function TakingOver({ id, hasDoubts, onDiscarded }: TakingOverProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isUnread, setUnread] = useState(false)
  const [failure, setFailure] = useState<{ title: string; errors: Readonly<Record<string, string>> }>()
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const step = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure({ title: saidOf(error), errors: {} })
    } finally {
      await revalidate()
      setBusy(false)
    }
  }
  const discard = async () => {
    await ask(calls.redaktionAbfalleinfuhrLoeschen, { params: { id } })
    onDiscarded()
  }
  const takeOver = () => {
    const trotzdem = new FormData(form.current ?? undefined).has('trotzdem')
    const misses = hasDoubts && !trotzdem
    setUnread(misses)
    if (misses) return form.current?.querySelector<HTMLElement>('[name="trotzdem"]')?.focus()
    return void step(() => ask(calls.redaktionAbfalleinfuhrStarten, { params: { id }, body: { trotzdem } }))
  }
  return (
    <form
      ref={form}
      noValidate
      className={styles.ask}
      onSubmit={event => {
        event.preventDefault()
        if (!isBusy) takeOver()
      }}
    >
      {failure && <ErrorSummary {...failure} />}
      {hasDoubts && (
        <CheckField
          name="trotzdem"
          id={`bedenken-${id}`}
          value="ja"
          defaultChecked={false}
          label="Ich habe die Bedenken gelesen und möchte trotzdem übernehmen"
          error={isUnread ? UNREAD : undefined}
        />
      )}
      <p className={styles.acts}>
        <Button aria-disabled={isBusy}>Übernehmen</Button>
        <Button
          type="button"
          look="outline"
          aria-disabled={isBusy}
          onClick={() => isBusy || void step(discard)}
        >
          Verwerfen
        </Button>
      </p>
    </form>
  )
}

const UNREAD = 'Bitte lesen Sie die Bedenken und setzen Sie hier den Haken, oder verwerfen Sie die Datei.'
