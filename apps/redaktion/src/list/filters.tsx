import type { ReactNode } from 'react'
import styles from './list.module.css'
import { SearchInput } from './search-input.tsx'

type FiltersProps = {
  /** Where it is searched. */
  label: string
  wanted: { readonly suche: string }
  go: (change: { suche: string }, how: { replace: boolean }) => void
  /** Shows all again; undefined if the list is whole. */
  onAll: (() => void) | undefined
  /** What else narrows the list. */
  children: ReactNode
}

/** What a list is narrowed by: words, the choices of its screen, and the way to all of it. */
export function Filters({ label, wanted, go, onAll, children }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchInput
        label={label}
        value={wanted.suche}
        onSearch={suche => go({ suche }, { replace: wanted.suche !== '' })}
      />
      {children}
      {onAll && (
        <button type="button" className={styles.clear} onClick={onAll}>
          Filter aufheben
        </button>
      )}
    </div>
  )
}
