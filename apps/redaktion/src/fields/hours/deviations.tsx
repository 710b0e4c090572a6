import type { Oeffnungszeit } from '@rathausplatz/contract'
import { ChevronDown, ChevronRight, Plus, Trash2, Undo2 } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { DeskIcon } from '../../pieces/icon.tsx'
import entryStyles from '../entry.module.css'
import fieldStyles from '../fields.module.css'
import { below, type Path, useForm } from '../form.ts'
import { IconButton } from '../icon-button.tsx'
import { insertedAt, withoutAt } from '../list-changes.ts'
import { INPUT, useFocus } from '../use-focus.ts'
import { listOf } from '../values.ts'
import { Deviation } from './deviation.tsx'
import styles from './hours.module.css'
import { inOrder, isPast, newDeviation, stretchInWords } from './stretch.ts'

type Typ = Oeffnungszeit['typ']
type Judged = (index: number, ...further: (string | number)[]) => string | undefined

/** Deviating days in chronological order, in words; one entry at a time is unfolded. */
export function Deviations({
  path,
  value,
  typ,
  judged,
}: {
  path: Path
  value: unknown
  typ: Typ
  judged: Judged
}) {
  const { change, isReadOnly, faults } = useForm()
  const { box, focus } = useFocus()
  const list = listOf(value)
  const [open, setOpen] = useState<number>()
  const [removed, setRemoved] = useState<{ index: number; value: unknown; said: string }>()
  const [showsPast, setShowsPast] = useState(false)
  const past = list.filter(one => isPast(one)).length
  const wrong = useSyncExternalStore(faults.subscribe, () =>
    list.findIndex((_, index) =>
      FIELDS.some(name => faults.at(below(below(path, index), name)) !== undefined),
    ),
  )
  const unfolded = open ?? (wrong < 0 ? undefined : wrong)
  const order = useSteadyOrder(list, unfolded)
  const shown = order.filter(index => showsPast || index === unfolded || !isPast(list[index]))
  return (
    <div ref={box} className={styles.deviations}>
      {list.length === 0 && <p className={styles.closed}>Zurzeit keine, zum Beispiel für Betriebsferien.</p>}
      <ol role="list" className={fieldStyles.list}>
        {shown.map(index => {
          const said = stretchInWords(list[index], typ)
          const isOpen = index === unfolded
          return (
            <li key={index} className={entryStyles.entry} data-at={index} data-unfolded={isOpen || undefined}>
              <div className={entryStyles.entryhead}>
                <button
                  type="button"
                  className={entryStyles.fold}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? -1 : index)}
                >
                  <DeskIcon drawing={isOpen ? ChevronDown : ChevronRight} />
                  <span className={styles.said}>{said}</span>
                </button>
                {!isReadOnly && (
                  <IconButton
                    drawing={Trash2}
                    label={`Entfernen: ${said}`}
                    onClick={() => {
                      setRemoved({ index, value: list[index], said })
                      setOpen(undefined)
                      focus('[data-back]')
                      change(path, withoutAt(list, index))
                    }}
                  />
                )}
              </div>
              {isOpen && (
                <Deviation
                  path={below(path, index)}
                  value={list[index]}
                  judged={(...further) => judged(index, ...further)}
                />
              )}
            </li>
          )
        })}
      </ol>
      {removed && !isReadOnly && (
        <button
          type="button"
          className={fieldStyles.act}
          data-back
          onClick={() => {
            focus('button', `[data-at="${Math.min(removed.index, list.length)}"]`)
            change(path, insertedAt(list, Math.min(removed.index, list.length), removed.value))
            setRemoved(undefined)
          }}
        >
          <DeskIcon drawing={Undo2} /> Rückgängig: „{removed.said}“ wurde entfernt
        </button>
      )}
      {past > 0 && (
        <button type="button" className={styles.add} onClick={() => setShowsPast(!showsPast)}>
          {showsPast
            ? 'Vergangene ausblenden'
            : past === 1
              ? 'Eine vergangene zeigen'
              : `${past} vergangene zeigen`}
        </button>
      )}
      {!isReadOnly && (
        <button
          type="button"
          className={fieldStyles.act}
          onClick={() => {
            setRemoved(undefined)
            setOpen(list.length)
            focus(INPUT, '[data-unfolded]')
            change(path, [...list, newDeviation])
          }}
        >
          <DeskIcon drawing={Plus} /> Abweichende Zeit hinzufügen
        </button>
      )}
    </div>
  )
}

/**
 * Chronological order. An unfolded entry stays in place: if it moved while its day is typed, its field would
 * lose the focus.
 */
function useSteadyOrder(list: readonly unknown[], unfolded: number | undefined): readonly number[] {
  const about = `${unfolded} of ${list.length}`
  const order = inOrder(list)
  const [held, hold] = useState({ about, order })
  if (held.about !== about) hold({ about, order })
  const isUnfolded = unfolded !== undefined && unfolded in list
  return isUnfolded && held.about === about ? held.order : order
}

const FIELDS = ['beginn', 'ende', 'zusatz', 'zeiten'] as const
