import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { fieldAnchor } from './field.tsx'
import styles from './form.module.css'
import { WholeWords } from './whole-words.tsx'

type ErrorSummaryProps = {
  title: string
  /** What is wrong with which field, by its name or id, in the order of the form. */
  errors: Readonly<Record<string, string>>
  /** What one can do instead. */
  children?: ReactNode
}

/** What went wrong, above the form: takes the focus, says the same words as the fields and leads to them. */
export function ErrorSummary({ title, errors, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Each answer of the server brings new errors, also when they say the same again.
    if (errors) box.current?.focus()
  }, [errors])
  const entries = Object.entries(errors)
  return (
    <div ref={box} className={styles.zusammenfassung} role="alert" tabIndex={-1}>
      <h2>
        <WholeWords text={title} />
      </h2>
      {entries.length > 0 && (
        <ul role="list">
          {entries.map(([name, message]) => (
            <li key={name}>
              <a href={fieldAnchor(name)} onClick={leadToField}>
                <WholeWords text={message} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

/** To a router another anchor is another page: it would take leave of what the server has said, and of all that was typed. */
function leadToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)))
  if (!field) return
  event.preventDefault()
  field.focus()
}
