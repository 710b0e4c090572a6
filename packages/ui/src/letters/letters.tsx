import { Link } from '../link/link.tsx'
import styles from './letters.module.css'

type LettersProps = {
  /** Only letters that lead to something. */
  letters: readonly string[]
  /** The one that is chosen; empty for all. */
  chosen: string
  /** Address of the same list with another letter; empty for all. */
  hrefOf: (letter: string) => string
}

/** The way through a long list by first letters; it stays on the page. */
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
