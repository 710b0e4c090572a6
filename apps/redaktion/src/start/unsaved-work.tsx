import { calls } from '@rathausplatz/contract'
import { Link, useRevalidator } from 'react-router'
import { screenOf } from '../contents/row.ts'
import rowStyles from '../contents/rows.module.css'
import { useKinds } from '../frame/frame-data.ts'
import { drawingOf } from '../frame/ways.ts'
import type { Kind } from '../kinds/kinds.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import { when } from '../pieces/when.ts'
import { ask, saidOf } from '../wall/ask.ts'
import { Block } from './block.tsx'
import type { Unsaved } from './own-work.ts'

/**
 * Unsaved working copies. They are kept until they are discarded, and can be restored for a moment after
 * that.
 */
export function UnsavedWork({ unsaved }: { unsaved: readonly Unsaved[] }) {
  const kinds = useKinds()
  const tell = useTell()
  const { revalidate } = useRevalidator()
  if (unsaved.length === 0) return null

  const keep = async ({ id, art, daten, grundfassung }: Unsaved) => {
    try {
      await ask(calls.redaktionArbeitskopieBehalten, { params: { id }, body: { art, daten, grundfassung } })
      tell({ text: 'Ihre Eingaben sind wieder da.' })
      await revalidate()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    }
  }
  const discard = async (work: Unsaved) => {
    const called = titleOf(work, kinds)
    try {
      await ask(calls.redaktionArbeitskopieVerwerfen, { params: { id: work.id } })
      tell({
        text: `Die Eingaben zu „${called}“ sind verworfen.`,
        undo: { label: 'Rückgängig', run: () => void keep(work) },
      })
      await revalidate()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    }
  }

  return (
    <Block
      title="Angefangen, noch nicht gespeichert"
      hint="Gemerkt ist es, aber noch kein Entwurf: Nur Sie sehen es."
    >
      <ul role="list" className={rowStyles.rows}>
        {unsaved.map(work => {
          const called = titleOf(work, kinds)
          const to = work.grundfassung === null ? `${screenOf(work)}?neu` : screenOf(work)
          return (
            <li key={work.id} className={rowStyles.line}>
              <DeskIcon drawing={drawingOf(work.art)} />
              <span className={rowStyles.said}>
                <strong>{called}</strong>
                <span className={rowStyles.about}>
                  <span>
                    {work.grundfassung === null ? `neu, ${kindOf(work, kinds)}` : kindOf(work, kinds)}
                  </span>
                  <span>getippt {when(work.geaendert_am)}</span>
                </span>
              </span>
              <span className={rowStyles.actions}>
                <Link to={to} aria-label={`„${called}“ weiterschreiben`}>
                  Weiterschreiben
                </Link>
                <button
                  type="button"
                  aria-label={`Eingaben zu „${called}“ verwerfen`}
                  onClick={() => void discard(work)}
                >
                  Verwerfen
                </button>
              </span>
            </li>
          )
        })}
      </ul>
    </Block>
  )
}

const kindOf = ({ art }: Unsaved, kinds: readonly Kind[]): string =>
  kinds.find(kind => kind.art === art)?.label.one ?? 'Inhalt'

/** Returns the title in the unchecked data. */
export function titleOf({ art, daten }: Pick<Unsaved, 'art' | 'daten'>, kinds: readonly Kind[]): string {
  const field = kinds.find(kind => kind.art === art)?.titelfeld
  const typed =
    field !== undefined && typeof daten === 'object' && daten !== null
      ? (daten as Record<string, unknown>)[field]
      : undefined
  return typeof typed === 'string' && typed.trim() !== '' ? typed : 'Ohne Titel'
}
