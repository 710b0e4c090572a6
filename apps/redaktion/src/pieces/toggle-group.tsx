import type { LucideIcon } from 'lucide-react'
import { DeskIcon } from './icon.tsx'
import styles from './toggle-group.module.css'

type ToggleGroupProps<K extends string> = {
  label: string
  /** The options with their labels. */
  of: Readonly<Record<K, string>>
  drawings?: Readonly<Record<K, LucideIcon>>
  chosen: K
  onChoose: (one: K) => void
}

/** A choice among a few views. */
export function ToggleGroup<K extends string>({
  label,
  of,
  drawings,
  chosen,
  onChoose,
}: ToggleGroupProps<K>) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {(Object.keys(of) as K[]).map(one => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => onChoose(one)}>
          {drawings && <DeskIcon drawing={drawings[one]} />} {of[one]}
        </button>
      ))}
    </div>
  )
}
