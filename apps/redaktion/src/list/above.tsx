import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { Aktion, Target } from '../bulk/bulk.ts'
import { BulkBar, TickAll } from '../bulk/bulk-bar.tsx'
import type { Selection } from '../bulk/selection.ts'
import styles from './above.module.css'
import { Count } from './count.tsx'

type AboveProps = {
  seite: number
  counted: string
  /** Undefined if the account may not change several documents at once. */
  selection: (Selection & { readonly selected: readonly Target[] }) | undefined
  aktionen: readonly Aktion[]
  isBusy: boolean
  run: (aktion: Aktion, targets: readonly Target[]) => void
  /** Further actions of the list. */
  children?: ReactNode
}

/** The line above the rows: their count, or in its place the steps for the selected rows. */
export function Above({ seite, counted, selection, aktionen, isBusy, run, children }: AboveProps) {
  const { state } = useNavigation()
  return (
    <div className={styles.above} data-ticked={selection !== undefined && selection.selected.length > 0}>
      {selection && <TickAll selection={selection} />}
      <Count seite={seite} isComing={state === 'loading'}>
        {counted}
      </Count>
      {children}
      {selection && (
        <BulkBar
          aktionen={aktionen}
          selected={selection.selected}
          isBusy={isBusy}
          run={run}
          clear={selection.clear}
        />
      )}
    </div>
  )
}
