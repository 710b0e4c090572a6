import type { Suchvorschlag } from '@rathausplatz/contract'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

/** Pause after the last key before suggestions are requested, in ms. */
const PAUSE_MS = 150

/**
 * Returns suggestions for the typed text, and the index of the suggestion chosen with the arrow keys (-1 for
 * none).
 */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<readonly Suchvorschlag[]>([])
  const [chosen, setChosen] = useState(-1)
  const asked = useRef<AbortController>(null)
  const navigate = useNavigate()
  useEffect(() => () => asked.current?.abort(), [])

  const close = () => {
    asked.current?.abort()
    setSuggestions([])
    setChosen(-1)
  }

  const ask = (text: string) => {
    close()
    if (text.trim().length < 2) return
    const { signal } = (asked.current = new AbortController())
    setTimeout(() => {
      if (signal.aborted) return
      fetch(`/suche/vorschlaege?q=${encodeURIComponent(text)}`, { signal })
        .then(answer => (answer.ok ? answer.json() : []))
        .then(found => signal.aborted || setSuggestions(found))
        // Suggestions are optional, so a failure is ignored.
        .catch(() => {})
    }, PAUSE_MS)
  }

  const choose = (index: number) => {
    const { url, text } = suggestions[index] ?? {}
    close()
    void navigate(url || `/suche/?q=${encodeURIComponent(text ?? '')}`)
  }

  return {
    suggestions,
    chosen,
    choose,
    handlers: {
      onInput: (event: SyntheticEvent<HTMLInputElement>) => ask(event.currentTarget.value),
      onBlur: close,
      onKeyDown(event: KeyboardEvent) {
        const count = suggestions.length
        if (count === 0) return
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
        if (step !== 0) {
          // The arrow keys have one position more than there are suggestions: the field itself.
          setChosen(((chosen + 1 + step + count + 1) % (count + 1)) - 1)
        } else if (event.key === 'Enter' && chosen >= 0) choose(chosen)
        else if (event.key === 'Escape') close()
        else return
        event.preventDefault()
      },
    },
  }
}
