import type { ReactNode } from 'react'
import styles from './filters.module.css'
import listStyles from './list.module.css'
import { SearchInput } from './search-input.tsx'

type FiltersProps = {
  /** Label of the search field. */
  label: string
  wanted: { readonly suche: string }
  go: (change: { suche: string }, how: { replace: boolean }) => void
  /** Removes all filters; undefined if none is active. */
  onAll: (() => void) | undefined
  /** The other filters. */
  children: ReactNode
}

/** Filters of a list: the search, those of its screen, and the button that removes all. */
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
        <button type="button" className={listStyles.clear} onClick={onAll}>
          Filter aufheben
        </button>
      )}
    </div>
  )
}
