import { useEffect, useId, useState } from 'react'
import styles from './copyright.module.css'

/**
 * The credit of a large picture: an icon with a tooltip on hover or focus, which closes on leaving, on a
 * click elsewhere and on Escape (spec §2, WCAG 1.4.13). Without scripts everything except Escape works.
 */
export function Copyright({ children }: { children?: string | undefined }) {
  const name = useId()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  const isShown = (isPointed || isFocused) && !isDismissed

  useEffect(() => {
    if (!isShown) return
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [isShown])

  if (!children) return null
  const enter = (set: (is: boolean) => void) => () => {
    setDismissed(false)
    set(true)
  }
  return (
    <span
      className={styles.copyright}
      data-dismissed={isDismissed}
      onPointerEnter={enter(setPointed)}
      onPointerLeave={() => setPointed(false)}
    >
      <button
        type="button"
        aria-label="Bildnachweis"
        aria-describedby={name}
        className={styles.zeichen}
        onFocus={enter(setFocused)}
        onBlur={() => setFocused(false)}
      >
        ©
      </button>
      <span role="tooltip" id={name} className={styles.name}>
        {`© ${children}`}
      </span>
    </span>
  )
}
