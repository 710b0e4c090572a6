import { Link } from '../link/link.tsx'
import styles from './letters.module.css'

type LettersProps = {
  /** Only letters with entries. */
  letters: readonly string[]
  /** The chosen letter; empty for all. */
  chosen: string
  /** Returns the address of the list for a letter; empty for all. */
  hrefOf: (letter: string) => string
}

/** First letters as links that keep the scroll position. */
export const Letters = ({ letters, chosen, hrefOf }: LettersProps) => (
  <nav aria-label="Nach Anfangsbuchstaben" className={styles.buchstaben}>
    <ul role="list">
      {['', ...letters].map(letter => (
        <li key={letter}>
          <Link href={hrefOf(letter)} stay aria-current={letter === chosen ? 'true' : undefined}>
            {letter || 'Alle'}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
