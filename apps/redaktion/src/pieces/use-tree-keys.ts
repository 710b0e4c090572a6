import { type KeyboardEvent, useRef } from 'react'
import { type TreeLine, turnOf } from './tree-keys.ts'

/** Letters typed within this time, in ms, belong to one word. */
const WORD = 700

type TreeSteps = {
  readonly go: (key: string) => void
  readonly open: (key: string) => void
  readonly close: (key: string) => void
  /** Called on Enter and on the space bar. */
  readonly choose: (key: string) => void
}

/** Returns the keyboard handler of a tree, for `onKeyDown` of each of its rows. */
export function useTreeKeys(lines: readonly TreeLine[], steps: TreeSteps) {
  const word = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent<HTMLElement>, at: string) => {
    // Keys on a button in the row belong to the button.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || (event.key === ' ' && word.current.text === '')) {
      event.preventDefault()
      steps.choose(at)
      return
    }
    const isLetter = event.key.length === 1 && event.key !== '/'
    const now = performance.now()
    if (isLetter) {
      const isNext = now - word.current.at < WORD
      word.current = { text: isNext ? word.current.text + event.key : event.key, at: now }
    }
    const turn = turnOf(event.key, at, lines, isLetter ? word.current.text : '')
    if (!turn) return
    event.preventDefault()
    if ('go' in turn) steps.go(turn.go)
    else if ('open' in turn) steps.open(turn.open)
    else steps.close(turn.close)
  }
}
