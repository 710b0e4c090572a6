import type { Lebenslagenbaum } from '@rathausplatz/contract'
import { Link, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './lebenslagen.module.css'
import type { lebenslagen } from './schema.ts'

export const Lebenslagen: View<typeof lebenslagen, readonly Lebenslagenbaum[]> = ({
  context: { titel },
  data,
}) => {
  const Heading = titel ? 'h3' : 'h2'
  return (
    <Section>
      {titel && <h2 className={styles.titel}>{titel}</h2>}
      {data.length === 0 ? (
        <p>Zurzeit sind keine Lebenslagen eingetragen.</p>
      ) : (
        <ul role="list" className={styles.lebenslagen}>
          {data.map(({ id, name, kurztext, detailURL, untergeordneteLebenslagen }) => (
            <li key={id} className={styles.lebenslage}>
              <Heading className={styles.name}>
                <Link href={detailURL}>{name}</Link>
              </Heading>
              {kurztext && <p className={styles.kurztext}>{kurztext}</p>}
              <Below lebenslagen={untergeordneteLebenslagen} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Nested lists of sub-situations. */
function Below({ lebenslagen }: { lebenslagen: readonly Lebenslagenbaum[] }) {
  if (lebenslagen.length === 0) return null
  return (
    <ul role="list" className={styles.darunter}>
      {lebenslagen.map(({ id, name, detailURL, untergeordneteLebenslagen }) => (
        <li key={id}>
          <Link href={detailURL}>{name}</Link>
          <Below lebenslagen={untergeordneteLebenslagen} />
        </li>
      ))}
    </ul>
  )
}
