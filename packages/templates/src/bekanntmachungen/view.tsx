import type { Bekanntmachung } from '@rathausplatz/contract'
import { formatDate, Link, Paging, Section } from '@rathausplatz/ui'
import { benachrichtigenLabel } from '../labels.ts'
import type { View } from '../template.ts'
import styles from './bekanntmachungen.module.css'
import type { BekanntmachungenData } from './load.ts'
import type { bekanntmachungen } from './schema.ts'

export const Bekanntmachungen: View<typeof bekanntmachungen, BekanntmachungenData> = ({ context, data }) => {
  const { archiv, pagination } = data
  return (
    <Section>
      {context.titel && <h2>{context.titel}</h2>}
      <ul role="list" className={styles.wahl} aria-label="Zeitraum">
        <Wahl href="?" isChosen={!archiv}>
          Aktuell
        </Wahl>
        <Wahl href="?archiv=ja" isChosen={archiv}>
          Archiv
        </Wahl>
      </ul>
      {data.bekanntmachungen.length === 0 ? (
        <p>
          {archiv
            ? 'Im Archiv steht noch keine Bekanntmachung.'
            : 'Zurzeit gibt es keine aktuelle Bekanntmachung.'}
        </p>
      ) : (
        <ul role="list" className={styles.liste}>
          {data.bekanntmachungen.map(notice => (
            <Zeile key={notice.detailURL} notice={notice} heading={context.titel ? 'h3' : 'h2'} />
          ))}
        </ul>
      )}
      <Paging {...pagination} hrefOf={page => `?${archiv ? 'archiv=ja&' : ''}seite=${page}`} />
      {data.benachrichtigen && (
        <p className={styles.benachrichtigen}>
          <Link href={data.benachrichtigen}>{benachrichtigenLabel}</Link>
        </p>
      )}
    </Section>
  )
}

function Wahl({ href, isChosen, children }: { href: string; isChosen: boolean; children: string }) {
  return (
    <li>
      <Link href={href} data-stay aria-current={isChosen ? 'true' : undefined}>
        {children}
      </Link>
    </li>
  )
}

function Zeile({ notice, heading: Heading }: { notice: Bekanntmachung; heading: 'h2' | 'h3' }) {
  const { titel, art, einleitung, datum_von, datum_bis, detailURL } = notice
  return (
    <li>
      <p className={styles.eckdaten}>
        <span>{art}</span>
        <span>
          bereitgestellt am <time dateTime={datum_von}>{formatDate(datum_von)}</time>
        </span>
        {datum_bis && (
          <span>
            aktuell bis <time dateTime={datum_bis}>{formatDate(datum_bis)}</time>
          </span>
        )}
      </p>
      <Heading className={styles.titel}>
        <Link href={detailURL}>{titel}</Link>
      </Heading>
      {einleitung && <p>{einleitung}</p>}
    </li>
  )
}
