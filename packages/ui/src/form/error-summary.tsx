import { useEffect, useRef } from 'react'
import { fieldAnchor } from './field.tsx'
import styles from './form.module.css'

type ErrorSummaryProps = {
  title: string
  /** What is wrong with which field, in the order of the form. */
  errors: Readonly<Record<string, string>>
}

/** What went wrong, above the form: takes the focus, says the same words as the fields and leads to them. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Each answer of the server brings new errors, also when they say the same again.
    if (errors) box.current?.focus()
  }, [errors])
  const entries = Object.entries(errors)
  return (
    <div ref={box} className={styles.zusammenfassung} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      {entries.length > 0 && (
        <ul role="list">
          {entries.map(([name, message]) => (
            <li key={name}>
              <a href={fieldAnchor(name)}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
