import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './error-summary.module.css'
import { fieldAnchor } from './field.tsx'
import { WholeWords } from './whole-words.tsx'

type ErrorSummaryProps = {
  title: string
  /** Errors by field name or id, in the order of the form. */
  errors: Readonly<Record<string, string>>
  /** What the user can do instead. */
  children?: ReactNode
}

/**
 * A summary of errors above the form, with the texts of the fields and links to them. It takes the focus
 * after each submission, even if the errors are the same, but not when the page is only rendered again.
 */
export function ErrorSummary({ title, errors, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const said = useRef<string>(undefined)
  const isSent = useRef(false)
  useEffect(() => {
    const noteSent = () => {
      isSent.current = true
    }
    document.addEventListener('submit', noteSent, { capture: true })
    return () => document.removeEventListener('submit', noteSent, { capture: true })
  }, [])
  useEffect(() => {
    const words = JSON.stringify([title, errors])
    if (words === said.current && !isSent.current) return
    said.current = words
    isSent.current = false
    box.current?.focus()
  }, [title, errors])
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

/**
 * Focuses the field without navigation: for the router another fragment is another page, which would drop the
 * server's answer and the input.
 */
function leadToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)))
  if (!field) return
  event.preventDefault()
  field.focus()
}
