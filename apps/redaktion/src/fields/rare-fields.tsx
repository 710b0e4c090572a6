import type { FormField } from '@rathausplatz/contract/records'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { faultsBelow } from './faults-below.ts'
import styles from './fields.module.css'
import { below, type Path, useForm } from './form.ts'

type RareFieldsProps = {
  fields: readonly FormField[]
  path: Path
  value: Record<string, unknown>
  children: ReactNode
}

/** Rarely used fields of a group behind one fold, which opens by itself if one is filled in or has a fault. */
export function RareFields({ fields, path, value, children }: RareFieldsProps) {
  const { faults } = useForm()
  const wrong = useSyncExternalStore(faults.subscribe, () =>
    fields.reduce(
      (sum, field) => sum + faultsBelow(field, value[field.name], below(path, field.name), faults.at),
      0,
    ),
  )
  const [isUnfolded, setUnfolded] = useState(() => fields.some(field => isUsed(field, value[field.name])))
  const isOpen = isUnfolded || wrong > 0
  return (
    <details
      className={styles.rare}
      open={isOpen}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>Weitere Einstellungen</summary>
      {children}
    </details>
  )
}

/** A name that is derived from another field is always there. */
function isUsed({ derivedFrom, standard }: FormField, value: unknown): boolean {
  if (derivedFrom !== undefined || value === undefined || value === null || value === '') return false
  return Array.isArray(value) ? value.length > 0 : value !== standard
}
