import { useEffect, useState } from 'react'
import { saidOf } from '../wall/ask.ts'

/** So long after the last key is asked. */
const PAUSE = 180

type Found<Hit> = {
  /** Undefined as long as nothing is wanted, or nothing is told yet. */
  readonly rows: readonly Hit[] | undefined
  /** How many, for those who listen. */
  readonly said: string
}

/** What is found while somebody types: asked when they pause, and of several answers the last question's counts. */
export function useFound<Hit>(wanted: string, find: (words: string) => Promise<readonly Hit[]>): Found<Hit> {
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
  return { rows: told.rows, said: told.failure ?? saidCount(told.rows.length, told.words) }
}

function saidCount(count: number, words: string): string {
  if (count === 0)
    return `Zu „${words}“ ist nichts zu finden. Bitte ein anderes oder kürzeres Wort versuchen.`
  return count === 1 ? '1 Treffer' : `${count} Treffer`
}
