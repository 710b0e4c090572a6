import { Link } from '@rathausplatz/ui'
import styles from './jahre.module.css'

type JahreProps = {
  label: string
  choices: readonly { text: string; href: string; isChosen: boolean }[]
}

/** A row of choices as links that keep the scroll position. */
export const Jahre = ({ label, choices }: JahreProps) => (
  <nav aria-label={label}>
    <ul role="list" className={styles.jahre}>
      {choices.map(({ text, href, isChosen }) => (
        <li key={text}>
          <Link href={href} stay aria-current={isChosen ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
