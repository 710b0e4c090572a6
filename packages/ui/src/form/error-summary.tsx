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

/**
 * What went wrong, above the form: it says the same words as the fields and leads to them. It takes the focus after each
 * sending, also when the server says the same again. When only the page is drawn again, the focus stays where it is.
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

/** To a router another anchor is another page: it would take leave of what the server has said, and of all that was typed. */
function leadToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)))
  if (!field) return
  event.preventDefault()
  field.focus()
}
