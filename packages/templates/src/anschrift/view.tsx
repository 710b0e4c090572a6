import { Link, Section } from '@rathausplatz/ui'
import { Address, ContactWays } from '../contact/contact.tsx'
import type { View } from '../template.ts'
import styles from './anschrift.module.css'
import type { Contact } from './load.ts'
import type { anschrift } from './schema.ts'

export const Anschrift: View<typeof anschrift, Contact> = ({ context, data }) => (
  <Section>
    <div className={styles.inhalt}>
      <h2>{context.titel}</h2>
      <p className={styles.name}>
        {data.detailURL ? <Link href={data.detailURL}>{data.name}</Link> : data.name}
      </p>
      <ContactWays kommunikation={data.kommunikation} />
      {data.anschrift && <Address anschrift={data.anschrift} />}
    </div>
  </Section>
)
