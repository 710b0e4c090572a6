import type { BaugebietUebersicht } from '@rathausplatz/contract'
import { Bildrahmen, Link, ListRow, Section } from '@rathausplatz/ui'
import { squareMetrePrice } from '../baugebiet/plots.ts'
import type { View } from '../template.ts'
import styles from './baugebiete.module.css'
import type { baugebiete } from './schema.ts'

export const Baugebiete: View<typeof baugebiete, readonly BaugebietUebersicht[]> = ({ context, data }) => (
  <Section>
    {context.titel && <h2 className={styles.titel}>{context.titel}</h2>}
    {data.length === 0 ? (
      <p>Zurzeit gibt es kein Baugebiet der Stadt.</p>
    ) : (
      <ul role="list">
        {data.map(area => (
          <Row key={area.id} area={area} heading={context.titel ? 'h3' : 'h2'} />
        ))}
      </ul>
    )}
  </Section>
)

function Row({ area, heading: Heading }: { area: BaugebietUebersicht; heading: 'h2' | 'h3' }) {
  const { name, lage, einleitung, preisspanne, bild, bildtext, bildfokus, detailURL } = area
  return (
    <ListRow className={styles.zeile}>
      {bild && (
        <Bildrahmen
          bild={bild}
          bildtext={bildtext ?? ''}
          bildfokus={bildfokus}
          sizes="(min-width: 768px) 320px, 92vw"
          form="4:3"
        />
      )}
      <div className={styles.worte}>
        <Heading>
          <Link href={detailURL}>{name}</Link>
        </Heading>
        <p className={styles.frei}>{freeInWords(area)}</p>
        {einleitung && <p>{einleitung}</p>}
        <p className={styles.eckdaten}>
          {lage && <span>{lage}</span>}
          {preisspanne && <strong>{squareMetrePrice(preisspanne)}</strong>}
        </p>
      </div>
    </ListRow>
  )
}

/** `6 von 22 Bauplätzen frei, 9 in Vergabe`. */
function freeInWords({ plaetze }: BaugebietUebersicht): string {
  const all = Object.values(plaetze).reduce((sum, count) => sum + count, 0)
  if (all === 0) return 'Noch keine Bauplätze'
  const free =
    plaetze.frei === 0 ? `Keiner von ${all} Bauplätzen frei` : `${plaetze.frei} von ${all} Bauplätzen frei`
  return plaetze['in-vergabe'] === 0 ? free : `${free}, ${plaetze['in-vergabe']} in Vergabe`
}
