import type { FormField } from '@rathausplatz/contract/records'
import { FieldGroup } from '@rathausplatz/ui/form'
import { Plus, Trash2 } from 'lucide-react'
import { DeskIcon } from '../pieces/icon.tsx'
import { FieldView } from './field-view.tsx'
import styles from './fields.module.css'
import { below, type ControlProps, useField } from './form.ts'
import { IconButton } from './icon-button.tsx'
import { insertedAt, withoutAt } from './list-changes.ts'
import { listOf } from './values.ts'

const metres = (name: string, label: string): FormField => ({
  name,
  label,
  required: true,
  control: 'zahl',
  whole: false,
  nullable: false,
  least: -5_000,
  most: 5_000,
})

const ACROSS = metres('0', 'Meter nach rechts')
const DOWN = metres('1', 'Meter nach unten')

/** Corners of an area on a plan, with a preview of the area. */
export function Umriss({ field, path, value }: ControlProps<'umriss'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const corners = listOf(value)
  const points = corners.filter(isPoint)
  return (
    <FieldGroup {...frame}>
      {points.length > 2 && <Area points={points} />}
      {corners.map((corner, index) => (
        <div key={index} className={styles.pair} role="group" aria-label={`Ecke ${index + 1}`}>
          <FieldView field={ACROSS} path={below(below(path, index), 0)} value={listOf(corner)[0]} />
          <FieldView field={DOWN} path={below(below(path, index), 1)} value={listOf(corner)[1]} />
          {!isReadOnly && (
            <IconButton
              drawing={Trash2}
              label={`Ecke ${index + 1} entfernen`}
              onClick={() => change(withoutAt(corners, index))}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <button
          type="button"
          className={styles.act}
          onClick={() => change(insertedAt(corners, corners.length, points.at(-1) ?? [0, 0]))}
        >
          <DeskIcon drawing={Plus} /> Ecke hinzufügen
        </button>
      )}
    </FieldGroup>
  )
}

type Point = readonly [number, number]

const isPoint = (corner: unknown): corner is Point =>
  Array.isArray(corner) && corner.length === 2 && corner.every(Number.isFinite)

function Area({ points }: { points: readonly Point[] }) {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...across), Math.min(...down)]
  const [width, height] = [Math.max(...across) - left, Math.max(...down) - top]
  const edge = Math.max(width, height, 1) * 0.05
  return (
    <svg
      className={styles.area}
      viewBox={[left - edge, top - edge, width + 2 * edge, height + 2 * edge].join(' ')}
      role="img"
      aria-label={`Fläche mit ${points.length} Ecken`}
    >
      <polygon points={points.map(point => point.join(',')).join(' ')} />
    </svg>
  )
}
