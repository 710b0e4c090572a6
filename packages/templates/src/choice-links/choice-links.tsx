import { Link } from '@rathausplatz/ui'
import styles from './choice-links.module.css'

type ChoiceLinksProps = {
  label: string
  choices: readonly { text: string; href: string; isChosen: boolean }[]
  className?: string | undefined
}

/** A few choices in a row. Each is a link that keeps the scroll position. */
export const ChoiceLinks = ({ label, choices, className }: ChoiceLinksProps) => (
  <nav aria-label={label} className={className ? `${styles.choices} ${className}` : styles.choices}>
    <ul role="list">
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
