import type { GremiumUebersicht } from '@rathausplatz/contract'
import { formatDate, Link, ListRow, Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
import styles from './gremien.module.css'
import type { GremienData } from './load.ts'
import type { gremien } from './schema.ts'

const names: Readonly<Record<GremienData['gruppen'][number]['art'], string>> = {
  rat: 'Der Rat',
  ausschuesse: 'Ausschüsse und Beiräte',
  ortschaftsraete: 'Ortschaftsräte',
  fraktionen: 'Fraktionen',
  frueher: 'Frühere Gremien',
}

export const Gremien: View<typeof gremien, GremienData> = ({ context: { titel }, data: { gruppen } }) => {
  const Heading = titel ? 'h3' : 'h2'
  return (
    <Section>
      {titel && <h2 className={styles.titel}>{titel}</h2>}
      {gruppen.length === 0 && <p>Hier steht noch kein Gremium.</p>}
      {gruppen.map(({ art, gremien }) => (
        <section key={art} className={styles.gruppe}>
          <Heading>{names[art]}</Heading>
          <ul role="list">
            {gremien.map(gremium => (
              <Row key={gremium.id} gremium={gremium} heading={titel ? 'h4' : 'h3'} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}

function Row({ gremium, heading: Heading }: { gremium: GremiumUebersicht; heading: 'h3' | 'h4' }) {
  const { name, kurzname, einleitung, anzahl, endet_am, detailURL } = gremium
  return (
    <ListRow className={styles.zeile}>
      <div>
        <Heading className={styles.name}>
          <Link href={detailURL}>{name}</Link>
          {kurzname && <span className={styles.kurz}> ({kurzname})</span>}
        </Heading>
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        {endet_am && (
          <p className={styles.bis}>
            bis <time dateTime={endet_am}>{formatDate(endet_am)}</time>
          </p>
        )}
      </div>
      {anzahl > 0 && (
        <p className={styles.anzahl}>
          <strong>{anzahl}</strong> {anzahl === 1 ? 'Mitglied' : 'Mitglieder'}
        </p>
      )}
    </ListRow>
  )
}
