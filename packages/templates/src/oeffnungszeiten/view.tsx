import { Section } from '@rathausplatz/ui'
import { OpeningHours } from '../opening-hours/opening-hours.tsx'
import type { View } from '../template.ts'
import type { OeffnungszeitenData } from './load.ts'
import styles from './oeffnungszeiten.module.css'
import type { oeffnungszeiten } from './schema.ts'

/** Renders nothing without hours. */
export const Oeffnungszeiten: View<typeof oeffnungszeiten, OeffnungszeitenData> = ({ context, data }) => {
  if (data.arten.length === 0) return null
  return (
    <Section>
      <div className={styles.inhalt}>
        <h2>{context.titel}</h2>
        <OpeningHours hours={data} heading="h3" withState={!data.imKopf} />
      </div>
    </Section>
  )
}
