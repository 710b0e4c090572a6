import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { Aktion, Target } from '../bulk/bulk.ts'
import { BulkBar, TickAll } from '../bulk/bulk-bar.tsx'
import type { Selection } from '../bulk/selection.ts'
import { Count } from './count.tsx'
import styles from './list.module.css'

type AboveProps = {
  seite: number
  counted: string
  /** Undefined where nothing can be done with several at once. */
  selection: (Selection & { readonly selected: readonly Target[] }) | undefined
  aktionen: readonly Aktion[]
  isBusy: boolean
  run: (aktion: Aktion, targets: readonly Target[]) => void
  /** What else can be done with the list. */
  children?: ReactNode
}

/** Above the rows: how many there are; once rows are ticked, at the same place what can be done with them. */
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
