import { useState } from 'react'

/**
 * What stands in a field of text while somebody types in it: the field shows each key by itself, and the form follows when
 * typing rests. What the form holds then counts again, whoever has written it.
 */
export function useTyped(held: string, type: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState<{ readonly over: string; readonly text: string }>()
  const isAhead = typed?.over === held
  if (typed && !isAhead) setTyped(undefined)
  return [
    isAhead ? typed.text : held,
    text => {
      setTyped({ over: held, text })
      type(text)
    },
  ]
}
