import type { ReactNode } from 'react'
import styles from './old-facts.module.css'

type WithValuesProps = {
  text: string
  /** The values in the order of the text. */
  values: readonly string[]
  /** Emphasises the values. */
  isMarked?: boolean
}

/** Length in characters that fits on one line of any screen. */
const SHORT = 24

/** A sentence whose numbers and addresses are not broken across lines. */
export function WithValues({ text, values, isMarked = false }: WithValuesProps): ReactNode {
  const Value = isMarked ? 'strong' : 'span'
  const parts: ReactNode[] = []
  let done = 0
  for (const value of values) {
    const begin = value === '' ? -1 : text.indexOf(value, done)
    if (begin === -1) continue
    parts.push(
      text.slice(done, begin),
      <Value key={begin} className={value.length > SHORT ? styles.value : styles.short}>
        {value}
      </Value>,
    )
    done = begin + value.length
  }
  return [...parts, text.slice(done)]
}
