import { calls } from '@rathausplatz/contract'
import { useEffect, useState } from 'react'
import { ask, saidOf } from '../wall/ask.ts'
import { NO_FOLDER } from './folders.ts'
import type { Art, Medium } from './medium.ts'

type Found = {
  media: readonly Medium[]
  hasMore: boolean
  isLoading: boolean
  trouble?: string | undefined
}

const ON_A_PAGE = 48
/** Delay in ms of a search while typing. */
const WHILE_TYPING = 200

/** Loads files by kind and words, page by page. The old result stays until the new one arrives. */
export function useMedia({
  art,
  suche: typed,
  ordner = '',
}: {
  art: Art | undefined
  suche: string
  ordner?: string
}) {
  const suche = typed.trim()
  const question = `${art} ${ordner}\n${suche}`
  const [asked, setAsked] = useState({ question, page: 1 })
  if (asked.question !== question) setAsked({ question, page: 1 })
  const [found, setFound] = useState<Found>({ media: [], hasMore: false, isLoading: true })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const { page } = asked
    const load = async () => {
      setFound(before => ({ ...before, isLoading: true, trouble: undefined }))
      const folder = ordner === NO_FOLDER ? { ohne_ordner: 'true' } : { ordner: ordner || undefined }
      const query = { art, suche: suche || undefined, ...folder, seite: page, pro_seite: ON_A_PAGE }
      try {
        const { data, mehr } = await ask(calls.redaktionMedien, { query, signal })
        if (signal.aborted) return
        setFound(({ media }) => ({
          media: page === 1 ? data : together(media, data),
          hasMore: mehr,
          isLoading: false,
        }))
      } catch (error) {
        if (!signal.aborted) setFound(before => ({ ...before, isLoading: false, trouble: saidOf(error) }))
      }
    }
    const timer = setTimeout(() => void load(), suche && page === 1 ? WHILE_TYPING : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [art, suche, ordner, asked])

  return {
    ...found,
    more: () => setAsked({ question, page: asked.page + 1 }),
    again: () => setAsked({ question, page: 1 }),
  }
}

/** New files move others to the next page: removes duplicates. */
function together(before: readonly Medium[], more: readonly Medium[]): Medium[] {
  const known = new Set(before.map(({ datei }) => datei))
  return [...before, ...more.filter(({ datei }) => !known.has(datei))]
}
