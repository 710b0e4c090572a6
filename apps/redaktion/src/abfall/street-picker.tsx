import { fold } from '@rathausplatz/text'
import { Button, FieldGroup } from '@rathausplatz/ui/form'
import { useId, useState } from 'react'
import styles from './waste.module.css'

type Street = { readonly id: string; readonly name: string }

type StreetPickerProps = {
  streets: readonly Street[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  error: string | undefined
}

/** Most streets shown; a search finds the others. */
const MOST_SHOWN = 100

const spelled = (text: string): string => fold(text).replaceAll(/[\s.]/g, '')

/** Choice of the streets of a tour. */
export function StreetPicker({ streets, chosen, onChoose, error }: StreetPickerProps) {
  const [typed, setTyped] = useState('')
  // The tour's own streets come first; the order does not change while choosing.
  const [atFirst] = useState(chosen)
  const field = useId()
  const inOrder = [
    ...streets.filter(({ id }) => atFirst.has(id)),
    ...streets.filter(({ id }) => !atFirst.has(id)),
  ]
  const found = inOrder.filter(({ name }) => spelled(name).includes(spelled(typed)))
  const shown = found.slice(0, MOST_SHOWN)
  const set = (ids: readonly string[], isWanted: boolean) => {
    const after = new Set(chosen)
    for (const id of ids)
      if (isWanted) after.add(id)
      else after.delete(id)
    onChoose(after)
  }
  const ids = found.map(({ id }) => id)
  return (
    <FieldGroup name="orte" label="Straßen" error={error} optional>
      {streets.length === 0 ? (
        <p>Es gibt noch keine. Legen Sie sie einzeln an, oder lesen Sie eine Datei ein.</p>
      ) : (
        <div className={styles.picker}>
          <label htmlFor={field}>Straßen suchen</label>
          <input
            id={field}
            type="search"
            maxLength={120}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={event => {
              // Enter in the search must not submit the form.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          <p role="status">
            {chosen.size} von {streets.length} gewählt
            {typed && `; ${found.length === 1 ? '1 heißt so' : `${found.length} heißen so`}`}
          </p>
          <p className={styles.acts}>
            <Button type="button" look="outline" onClick={() => set(ids, true)}>
              {typed ? 'Alle gefundenen wählen' : 'Alle wählen'}
            </Button>
            <Button type="button" look="outline" onClick={() => set(ids, false)}>
              {typed ? 'Alle gefundenen abwählen' : 'Alle abwählen'}
            </Button>
          </p>
          <ul role="list" className={styles.picks}>
            {shown.map(({ id, name }) => (
              <li key={id}>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    checked={chosen.has(id)}
                    onChange={({ target }) => set([id], target.checked)}
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
          {found.length > shown.length && (
            <p className={styles.muted}>
              {found.length - shown.length} weitere sind hier nicht zu sehen; bitte suchen Sie nach dem Namen.
            </p>
          )}
        </div>
      )}
    </FieldGroup>
  )
}
