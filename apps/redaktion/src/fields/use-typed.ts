import { useState } from 'react'

/**
 * Text of a field while typing: the field shows each key itself, and the form follows once typing pauses.
 * Then the field shows the value of the form again, whoever changes it.
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
