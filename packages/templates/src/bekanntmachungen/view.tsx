import type { Bekanntmachung } from '@rathausplatz/contract'
import { formatDate, Paging, Section } from '@rathausplatz/ui'
import { ChoiceLinks } from '../choice-links/choice-links.tsx'
import { EntryRow, EntryRows } from '../entry-row/entry-row.tsx'
import type { View } from '../template.ts'
import { ByMail } from '../updates/updates.tsx'
import styles from './bekanntmachungen.module.css'
import type { BekanntmachungenData } from './load.ts'
import type { bekanntmachungen } from './schema.ts'

export const Bekanntmachungen: View<typeof bekanntmachungen, BekanntmachungenData> = ({ context, data }) => {
  const { archiv, pagination } = data
  return (
    <Section>
      {context.titel && <h2>{context.titel}</h2>}
      <ByMail href={data.benachrichtigen} />
      <ChoiceLinks
        label="Zeitraum der Bekanntmachungen"
        className={styles.wahl}
        choices={[
          { text: 'Aktuell', href: '?', isChosen: !archiv },
          { text: 'Archiv', href: '?archiv=ja', isChosen: archiv },
        ]}
      />
      {data.bekanntmachungen.length === 0 ? (
        <p>
          {archiv
            ? 'Im Archiv steht noch keine Bekanntmachung.'
            : 'Zurzeit gibt es keine aktuelle Bekanntmachung.'}
        </p>
      ) : (
        <EntryRows>
          {data.bekanntmachungen.map(notice => (
            <Zeile key={notice.detailURL} notice={notice} heading={context.titel ? 'h3' : 'h2'} />
          ))}
        </EntryRows>
      )}
      <Paging {...pagination} hrefOf={page => `?${archiv ? 'archiv=ja&' : ''}seite=${page}`} />
    </Section>
  )
}

function Zeile({ notice, heading }: { notice: Bekanntmachung; heading: 'h2' | 'h3' }) {
  const { titel, art, einleitung, datum_von, datum_bis, detailURL } = notice
  return (
    <EntryRow
      heading={heading}
      title={titel}
      href={detailURL}
      facts={
        <>
          <span>{art}</span>
          <span>
            bereitgestellt am <time dateTime={datum_von}>{formatDate(datum_von)}</time>
          </span>
          {datum_bis && (
            <span>
              aktuell bis <time dateTime={datum_bis}>{formatDate(datum_bis)}</time>
            </span>
          )}
        </>
      }
    >
      {einleitung && <p>{einleitung}</p>}
    </EntryRow>
  )
}
