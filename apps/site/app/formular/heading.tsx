import { useEffect, useRef } from 'react'
import styles from './formular.module.css'

/** Heading of a page of a form. After a step it takes the focus, so that a screen reader continues here. */
export function Heading({ words, takesFocus }: { words: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const [, step, rest] = /^(Schritt \d+ von \d+): (.*)$/s.exec(words) ?? []
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.titel}>
      {step ? (
        <>
          <span className={styles.zaehler}>{step}: </span>
          {rest}
        </>
      ) : (
        words
      )}
    </h2>
  )
}
