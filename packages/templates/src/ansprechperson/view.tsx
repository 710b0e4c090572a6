import { Link, Section } from '@rathausplatz/ui'
import { ContactWays } from '../contact/contact.tsx'
import { PersonCard } from '../person-card/person-card.tsx'
import type { View } from '../template.ts'
import styles from './ansprechperson.module.css'
import type { AnsprechpersonData } from './load.ts'
import type { ansprechperson } from './schema.ts'

export const Ansprechperson: View<typeof ansprechperson, AnsprechpersonData> = ({
  context: { titel },
  data: { person, einheit, kommunikation },
}) => (
  <Section>
    <div className={styles.inhalt}>
      <h2>{titel}</h2>
      {person ? (
        <PersonCard person={person} heading="h3" {...(einheit.detailURL && { einheit })} />
      ) : (
        <>
          <p className={styles.amt}>
            {einheit.detailURL ? <Link href={einheit.detailURL}>{einheit.name}</Link> : einheit.name}
          </p>
          <ContactWays kommunikation={kommunikation} />
        </>
      )}
    </div>
  </Section>
)
