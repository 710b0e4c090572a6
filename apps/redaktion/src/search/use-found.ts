import { useEffect, useState } from 'react'
import { saidOf } from '../wall/ask.ts'

/** Pause in ms from the last key to the search. */
const PAUSE = 180

type Found<Hit> = {
  /** Undefined for an empty query, and until the first answer. */
  readonly rows: readonly Hit[] | undefined
  /** The number of hits, for screen readers. */
  readonly said: string
}

/** Searches while typing: after a pause, and only the answer to the last query counts. */
export function useFound<Hit>(
  wanted: string,
  find: (words: string) => Promise<readonly Hit[]>,
  inWords: (rows: readonly Hit[], words: string) => string = countInWords,
): Found<Hit> {
  const words = wanted.trim()
  const [told, setTold] = useState<{ words: string; rows: readonly Hit[]; failure?: string }>()
  useEffect(() => {
    if (words === '') {
      setTold(undefined)
      return
    }
    let isOver = false
    const timer = setTimeout(() => {
      find(words)
        .then(rows => !isOver && setTold({ words, rows }))
        .catch((error: unknown) => !isOver && setTold({ words, rows: [], failure: saidOf(error) }))
    }, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [words, find])
  if (words === '') return { rows: undefined, said: '' }
  if (!told) return { rows: undefined, said: 'Wird gesucht …' }
  return {
    rows: told.rows,
    said: told.failure ?? (told.rows.length === 0 ? nothingTo(told.words) : inWords(told.rows, told.words)),
  }
}

const nothingTo = (words: string): string =>
  `Zu „${words}“ ist nichts zu finden. Bitte ein anderes oder kürzeres Wort versuchen.`

export const countInWords = ({ length }: readonly unknown[]): string =>
  length === 1 ? '1 Treffer' : `${length} Treffer`
