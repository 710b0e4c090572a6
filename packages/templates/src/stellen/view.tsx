import type { Stellenanzeige } from '@rathausplatz/contract'
import { employmentLabels } from '@rathausplatz/contract/labels'
import { Filter, FilterSelect, Link, ListRow, RichText, Section } from '@rathausplatz/ui'
import { employmentInWords } from '../stelle/employment.ts'
import { deadlineInWords } from '../stelle/view.tsx'
import type { View } from '../template.ts'
import type { StellenData } from './load.ts'
import type { stellen } from './schema.ts'
import styles from './stellen.module.css'

export const Stellen: View<typeof stellen, StellenData> = ({ context, data }) => {
  const { stellen, anzahl, bereiche, arten, auswahl } = data
  const isChosen = auswahl.bereich !== '' || auswahl.umfang !== ''
  return (
    <Section>
      {context.titel && <h2 className={styles.titel}>{context.titel}</h2>}
      {anzahl >= ENOUGH_TO_CHOOSE && (
        <Filter label="Freie Stellen auswählen" submit="Anzeigen" resetHref={isChosen ? '?' : undefined}>
          <FilterSelect
            name="bereich"
            label="Bereich"
            value={auswahl.bereich}
            all="Alle Bereiche"
            choices={bereiche.map(bereich => ({ value: bereich, text: bereich }))}
          />
          <FilterSelect
            name="umfang"
            label="Beschäftigung"
            value={auswahl.umfang}
            all="Jede Art"
            choices={arten.map(art => ({ value: art, text: employmentLabels[art] }))}
          />
        </Filter>
      )}
      <p role="status" className={styles.anzahl}>
        {resultInWords(stellen.length, isChosen)}
      </p>
      {stellen.length === 0 && isChosen && (
        <p>
          <Link href="?">Alle freien Stellen anzeigen</Link>
        </p>
      )}
      {anzahl === 0 && context.text && <RichText html={context.text} />}
      {stellen.length > 0 && (
        <ul role="list">
          {stellen.map(stelle => (
            <Row key={stelle.id} stelle={stelle} heading={context.titel ? 'h3' : 'h2'} />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Fewest jobs for which a filter is shown. */
const ENOUGH_TO_CHOOSE = 5

function resultInWords(count: number, isChosen: boolean): string {
  const which = isChosen ? ' in dieser Auswahl' : ''
  if (count === 0)
    return isChosen ? 'In dieser Auswahl ist keine Stelle frei.' : 'Zurzeit ist keine Stelle frei.'
  return count === 1 ? `1 freie Stelle${which}` : `${count} freie Stellen${which}`
}

function Row({ stelle, heading: Heading }: { stelle: Stellenanzeige; heading: 'h2' | 'h3' }) {
  const { titel, bereich, employmentType, umfang, entgeltgruppe, einleitung, validThrough, detailURL } =
    stelle
  return (
    <ListRow>
      <Heading className={styles.name}>
        <Link href={detailURL}>{titel}</Link>
      </Heading>
      {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
      <p className={styles.eckdaten}>
        <span>{bereich}</span>
        <span>{umfang || employmentInWords(employmentType)}</span>
        <span>{entgeltgruppe}</span>
        <span className={styles.frist}>
          {validThrough ? (
            <>
              Bewerben bis <time dateTime={validThrough}>{deadlineInWords(validThrough)}</time>
            </>
          ) : (
            'Laufend'
          )}
        </span>
      </p>
    </ListRow>
  )
}
