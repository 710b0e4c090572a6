import type { Vorlage as VorlageOnWire } from '@rathausplatz/contract'
import { Section } from '@rathausplatz/ui'
import { Dokumentliste } from '../dokumentliste/dokumentliste.tsx'
import { Vorlageneckdaten, Vorlageninhalt } from '../rat/vorlageninhalt.tsx'
import { Zurueckgenommen } from '../rat/zurueckgenommen.tsx'
import type { View } from '../template.ts'
import type { vorlage } from './schema.ts'
import styles from './vorlage.module.css'

/** The page sets the heading. Subject and proposal come first, then costs and results. */
export const Vorlage: View<typeof vorlage, VorlageOnWire> = ({ data: paper }) => {
  const { datei, anlagen } = paper
  if (paper.zurueckgenommen)
    return (
      <Section>
        <article className={styles.vorlage}>
          <p className={styles.nummer}>{paper.nummer}</p>
          <Zurueckgenommen was="Diese Vorlage" {...paper.zurueckgenommen} />
        </article>
      </Section>
    )
  const dateien = [...(datei ? [datei] : []), ...anlagen]
  return (
    <Section>
      <article className={styles.vorlage}>
        <div className={styles.kopf}>
          <p>
            <span className={styles.art}>{paper.art}</span>{' '}
            <span className={styles.nummer}>{paper.nummer}</span>
          </p>
          <Vorlageneckdaten {...paper} />
          {dateien.length > 0 && (
            <section>
              <h2 className={styles.zwischentitel}>Dateien</h2>
              <Dokumentliste dateien={dateien} />
            </section>
          )}
        </div>
        <Vorlageninhalt vorlage={paper} heading="h2" />
      </article>
    </Section>
  )
}
