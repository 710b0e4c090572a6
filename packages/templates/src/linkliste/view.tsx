import { Link, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './linkliste.module.css'
import type { linkliste } from './schema.ts'

export const Linkliste: View<typeof linkliste> = ({ context }) => {
  const { titel, eintraege } = context
  const Heading = titel ? 'h3' : 'h2'
  return (
    <Section>
      {titel && <h2 className={styles.titel}>{titel}</h2>}
      <ul role="list" className={styles.liste}>
        {eintraege.map(({ titel, text, link }, index) => (
          <li key={index} className={styles.eintrag}>
            <Heading className={styles.name}>
              <Link href={link}>{titel}</Link>
            </Heading>
            {text && <p>{text}</p>}
            {link.startsWith('http') && <p className={styles.ziel}>andere Website: {hostOf(link)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Returns the host of another site, which is shown below the link. */
const hostOf = (address: string) => address.split('/')[2] ?? address
