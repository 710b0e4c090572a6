import { Button } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import listStyles from '../list/list.module.css'
import libraryStyles from './library.module.css'
import styles from './media.module.css'

type FoundProps = {
  isAny: boolean
  /** Text above the list. */
  said: string
  /** Text for an empty list. */
  nothing: string
  hasMore: boolean
  isLoading: boolean
  trouble?: string | undefined
  more: () => void
  again: () => void
  children: ReactNode
}

/** A result of the library: its count, its items, an error, and a button for more. */
export function Found({
  isAny,
  said,
  nothing,
  hasMore,
  isLoading,
  trouble,
  more,
  again,
  children,
}: FoundProps) {
  const isEmpty = !isAny && !isLoading && !trouble
  return (
    <>
      <p role="status" className={isEmpty ? listStyles.empty : styles.facts}>
        {isEmpty && nothing}
        {isLoading && !isAny && 'Wird geladen …'}
        {isAny && said}
      </p>
      {trouble && (
        <p role="alert" className={styles.failure}>
          {trouble}{' '}
          <button type="button" className={styles.plain} onClick={again}>
            Noch einmal versuchen
          </button>
        </p>
      )}
      {isAny && children}
      {hasMore && (
        <p className={libraryStyles.more}>
          <Button type="button" look="outline" aria-disabled={isLoading} onClick={() => !isLoading && more()}>
            {isLoading ? 'Wird geladen …' : 'Weitere zeigen'}
          </Button>
        </p>
      )}
    </>
  )
}
