import { useEffect, useState } from 'react'
import { saidOf } from '../wall/ask.ts'

type Page<Item> = { readonly data: readonly Item[]; readonly mehr: boolean }

/** Loads one page. The caller keeps the function the same while the query is the same. */
export type LoadPage<Item> = (seite: number, signal: AbortSignal) => Promise<Page<Item>>

/** Loads a list page by page; each page is appended. */
export function usePages<Item>(load: LoadPage<Item>) {
  const [asked, setAsked] = useState({ seite: 1 })
  const [found, setFound] = useState<{
    items: readonly Item[]
    hasMore: boolean
    isLoading: boolean
    trouble?: string | undefined
  }>({ items: [], hasMore: false, isLoading: true })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const { seite } = asked
    const run = async () => {
      setFound(before => ({ ...before, isLoading: true, trouble: undefined }))
      try {
        const { data, mehr } = await load(seite, signal)
        if (signal.aborted) return
        setFound(({ items }) => ({
          items: seite === 1 ? data : [...items, ...data],
          hasMore: mehr,
          isLoading: false,
        }))
      } catch (error) {
        if (!signal.aborted) setFound(before => ({ ...before, isLoading: false, trouble: saidOf(error) }))
      }
    }
    void run()
    return () => leaving.abort()
  }, [load, asked])

  return {
    ...found,
    more: () => setAsked(({ seite }) => ({ seite: seite + 1 })),
    again: () => setAsked({ seite: 1 }),
  }
}
