import { Section } from '@rathausplatz/ui'
import type { ReactNode } from 'react'
import styles from './way-in.module.css'

type WayInProps = { context: { titel: string; text: string }; children: ReactNode }

/**
 * A link from a page of the town into an area behind a log-in. It is the same for all visitors, with or
 * without a session.
 */
export const WayIn = ({ context: { titel, text }, children }: WayInProps) => (
  <Section>
    {titel && <h2>{titel}</h2>}
    {text && <p className={styles.text}>{text}</p>}
    <div className={styles.weiter}>{children}</div>
  </Section>
)
