import type { Lebenslage as Data } from '@rathausplatz/contract'
import { ArrowLink, Link, RichText, Section, wholeLink } from '@rathausplatz/ui'
import { LeistungListe } from '../leistung-liste/leistung-liste.tsx'
import type { View } from '../template.ts'
import styles from './lebenslage.module.css'
import type { lebenslage } from './schema.ts'

export const Lebenslage: View<typeof lebenslage, Data> = ({ data }) => {
  const { kurztext, textbloecke, untergeordneteLebenslagen, uebergeordneteLebenslage, leistungen } = data
  return (
    <Section>
      <article className={styles.lebenslage}>
        {kurztext && <p className={styles.kurztext}>{kurztext}</p>}
        {textbloecke.map(({ titel, text }, index) => (
          <div key={index} className={styles.text}>
            {titel && <h2>{titel}</h2>}
            <RichText html={text} />
          </div>
        ))}
        {untergeordneteLebenslagen.length > 0 && (
          <section className={styles.teil}>
            <h2>Genauer</h2>
            <ul role="list" className={styles.darunter}>
              {untergeordneteLebenslagen.map(({ id, name, kurztext, detailURL }) => (
                <li key={id} className={wholeLink}>
                  <h3>
                    <Link href={detailURL}>{name}</Link>
                  </h3>
                  {kurztext && <p>{kurztext}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {leistungen.length > 0 && (
          <section className={styles.teil}>
            <h2>Das erledigen Sie bei uns</h2>
            <LeistungListe leistungen={leistungen} heading="h3" />
          </section>
        )}
        {uebergeordneteLebenslage && (
          <p>
            <ArrowLink href={uebergeordneteLebenslage.detailURL}>
              Mehr zu: {uebergeordneteLebenslage.name}
            </ArrowLink>
          </p>
        )}
      </article>
    </Section>
  )
}
