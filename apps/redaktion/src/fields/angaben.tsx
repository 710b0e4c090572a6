import { FieldGroup } from '@rathausplatz/ui/form'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './fields.module.css'
import { type ControlProps, useField } from './form.ts'
import { IconButton } from './icon-button.tsx'
import { type Pair, pairsOf, recordOf } from './pairs.ts'
import { given } from './values.ts'

/**
 * Pairs of names and values. While typing, a name may be empty or a duplicate; the data only have valid
 * pairs.
 */
export function Angaben({ field, path, value }: ControlProps<'angaben'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const kept = pairsOf(given(field, value))
  const [typed, setTyped] = useState<readonly Pair[]>()
  const isSame = typed && JSON.stringify(pairsOf(recordOf(typed))) === JSON.stringify(kept)
  const pairs = isSame ? typed : kept
  const set = (next: readonly Pair[]) => {
    setTyped(next)
    change(recordOf(next))
  }
  const edit = (at: number, part: Partial<Pair>) =>
    set(pairs.map((pair, index) => (index === at ? { ...pair, ...part } : pair)))
  return (
    <FieldGroup {...frame}>
      {pairs.map(({ name, text }, index) => (
        <div key={index} className={styles.pair}>
          <label>
            <span>Name</span>
            <input
              type="text"
              autoComplete="off"
              readOnly={isReadOnly}
              value={name}
              onChange={({ target }) => edit(index, { name: target.value })}
            />
          </label>
          <label>
            <span>Wert</span>
            <input
              type="text"
              autoComplete="off"
              readOnly={isReadOnly}
              value={text}
              onChange={({ target }) => edit(index, { text: target.value })}
            />
          </label>
          {!isReadOnly && (
            <IconButton
              drawing={Trash2}
              label={`Entfernen: ${name || 'Angabe'}`}
              onClick={() => set(pairs.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <button type="button" className={styles.act} onClick={() => set([...pairs, { name: '', text: '' }])}>
          <DeskIcon drawing={Plus} /> Angabe hinzufügen
        </button>
      )}
    </FieldGroup>
  )
}
