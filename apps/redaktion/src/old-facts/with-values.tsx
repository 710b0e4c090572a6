import type { ReactNode } from 'react'
import styles from './old-facts.module.css'

type WithValuesProps = {
  text: string
  /** In the order in which they stand there. */
  values: readonly string[]
  /** Seen at a glance among other words. */
  isMarked?: boolean
}

/** Fits into a line of any screen. */
const SHORT = 24

/** A sentence in which numbers and addresses stay whole: they go to the next line before they break. */
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
