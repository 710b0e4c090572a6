import type { Column } from '@rathausplatz/contract/records'
import { Button } from '@rathausplatz/ui/form'
import { Columns3 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import styles from './columns-choice.module.css'
import { ListStep } from './list-step.tsx'

type ColumnsChoiceProps = {
  possible: readonly Column[]
  shown: readonly Column[]
  usual: readonly Column[]
  onChoose: (columns: readonly Column[]) => void
}

/** Choice of columns beside title, state and last change. */
export function ColumnsChoice({ possible, shown, usual, onChoose }: ColumnsChoiceProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const close = () => setTicked(undefined)
  const choose = (columns: readonly Column[]) => {
    close()
    onChoose(columns)
  }
  const toggle = (name: string) => {
    const next = new Set(ticked)
    if (!next.delete(name)) next.add(name)
    setTicked(next)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    choose(possible.filter(({ name }) => ticked?.has(name)))
  }
  return (
    <>
      <ListStep
        label="Spalten"
        drawing={Columns3}
        run={() => setTicked(new Set(shown.map(({ name }) => name)))}
      />
      <Dialog isOpen={ticked !== undefined} title="Spalten dieser Liste" onClose={close}>
        <form onSubmit={save} className={styles.form}>
          <fieldset>
            <legend>Diese Angaben stehen in der Liste:</legend>
            {possible.map(({ name, label }) => (
              <label key={name} className={styles.column}>
                <input type="checkbox" checked={ticked?.has(name) ?? false} onChange={() => toggle(name)} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <p className={styles.note}>
            Die erste Spalte, Zustand, „Geändert“ und, wo es eines gibt, das Datum stehen immer da. Ihre Wahl
            gilt für Sie auf diesem Gerät, auch für „Als Tabelle speichern“.
          </p>
          <p className={styles.answers}>
            <Button>Übernehmen</Button>
            <Button type="button" look="outline" onClick={() => choose(usual)}>
              Wie vorgesehen
            </Button>
          </p>
        </form>
      </Dialog>
    </>
  )
}
