import type { Verweis } from '@rathausplatz/contract'
import { Link, Section } from '@rathausplatz/ui'
import type { ReactNode } from 'react'
import styles from './contact.module.css'

/** A section with a title for contact data. */
export const ContactBox = ({ titel, children }: { titel: string; children: ReactNode }) => (
  <Section>
    <div className={styles.kasten}>
      <h2>{titel}</h2>
      {children}
    </div>
  </Section>
)

/** The name of an office, with a link unless the page is its own. */
export const OfficeName = ({ name, detailURL }: Pick<Verweis, 'name' | 'detailURL'>) => (
  <p className={styles.name}>{detailURL ? <Link href={detailURL}>{name}</Link> : name}</p>
)
