import type { CallAnswer, Calls } from '@rathausplatz/contract'
import { formatDate, Link, ListRow, Paging } from '@rathausplatz/ui'
import { pagesOf } from '../room/page-number.ts'
import type { IntranetFrame } from './in-intranet.ts'
import styles from './intranet.module.css'
import { IntranetPage } from './intranet-page.tsx'
import type { Helpers } from './load-helpers.ts'
import { WhomToAsk } from './whom-to-ask.tsx'

type Found = CallAnswer<Calls['intranetSuche']>
type IntranetSearchPageProps = {
  frame: IntranetFrame
  q: string
  found: Found | undefined
  page: number
  /** Whom to ask if nothing is found. */
  helpers?: readonly Helpers[] | undefined
}

/** The search results of the intranet. */
export function IntranetSearchPage({ frame, q, found, page, helpers }: IntranetSearchPageProps) {
  const { pages = page } = found?.pagination ?? {}
  return (
    <IntranetPage frame={frame} title="Suche" heading="Suche im Intranet" asked={{ suche: q }}>
      <p role="status" className={styles.anzahl}>
        {q === '' ? 'Geben Sie oben ein, was Sie suchen.' : resultInWords(found, q)}
      </p>
      {found && found.data.length > 0 && (
        <ul role="list">
          {found.data.map(({ url, titel, einleitung, art, ort, datum }) => (
            <ListRow key={url + titel}>
              <h2 className={styles.titel}>
                <Link href={url}>{titel}</Link>
              </h2>
              <p className={styles.angaben}>
                <span>{art === 'dokument' ? 'Dokument im Archiv (PDF)' : 'Beitrag'}</span>
                {ort && <span>{ort}</span>}
                <time dateTime={datum}>{formatDate(datum)}</time>
              </p>
              {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
            </ListRow>
          ))}
        </ul>
      )}
      {helpers && <WhomToAsk helpers={helpers} />}
      <Paging
        page={page}
        pages={pagesOf({ page, pages })}
        hrefOf={seite => `?${new URLSearchParams({ q, ...(seite > 1 ? { seite: String(seite) } : {}) })}`}
      />
    </IntranetPage>
  )
}

function resultInWords(found: Found | undefined, q: string): string {
  const count = found?.anzahl ?? 0
  if (count === 0)
    return `Im Intranet steht nichts zu „${q}“. Versuchen Sie es mit weniger oder kürzeren Wörtern.`
  if (found?.aehnlich)
    return `Zu allem in „${q}“ steht im Intranet nichts. ${count === 1 ? 'Ein Treffer passt' : `${count} Treffer passen`} zu einem Teil davon oder zu ähnlichen Wörtern.`
  return `${count === 1 ? 'Ein Treffer' : `${count} Treffer`} für „${q}“`
}
