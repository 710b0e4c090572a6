import { Icon, Link, SearchField } from '@rathausplatz/ui'
import { useId } from 'react'
import styles from './search-and-tasks.module.css'

type SearchAndTasksProps = { aufgaben: readonly { titel: string; link: string }[] }

/** The search field, and links to the most frequent tasks. */
export function SearchAndTasks({ aufgaben }: SearchAndTasksProps) {
  const field = useId()
  const tasks = useId()
  return (
    <div className={styles.fragen}>
      <form action="/suche/" className={styles.suche}>
        <label htmlFor={field}>Was suchen Sie?</label>
        <div className={styles.feld}>
          <SearchField id={field} placeholder="Was suchen Sie?" />
          <button type="submit">
            <Icon name="search" />
            <span>Suchen</span>
          </button>
        </div>
      </form>
      {aufgaben.length > 0 && (
        <div className={styles.aufgaben}>
          <span id={tasks}>Häufig gesucht:</span>
          <ul role="list" aria-labelledby={tasks}>
            {aufgaben.map(({ titel, link }) => (
              <li key={titel}>
                <Link href={link}>{titel}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
