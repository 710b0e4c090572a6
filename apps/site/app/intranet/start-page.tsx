import { ArrowLink, formatDate, Link } from '@rathausplatz/ui'
import { useId } from 'react'
import { nameOf, rubrikPage } from './addresses.ts'
import type { IntranetFrame } from './in-intranet.ts'
import textStyles from './intranet.module.css'
import { IntranetPage } from './intranet-page.tsx'
import type { RubrikWithTexts } from './latest.ts'
import type { StartData } from './load-start.ts'
import styles from './start-page.module.css'
import { TextLink } from './text-link.tsx'
import { isNew, TextList } from './text-list.tsx'

type StartPageProps = { frame: IntranetFrame; start: StartData }

/** The start page: texts to confirm, the latest texts, and each category with its newest texts. */
export function StartPage({ frame, start: { latest, rubriken, toRead, since } }: StartPageProps) {
  const { name } = frame.session
  return (
    <IntranetPage frame={frame} heading={`Guten Tag${name && `, ${name}`}`}>
      {since && <p className={styles.seit}>{sinceInWords(since)}</p>}
      {toRead.length > 0 && (
        <section aria-labelledby="zu-lesen" className={styles.wichtig}>
          <h2 id="zu-lesen">Bitte lesen und bestätigen</h2>
          <TextList texts={toRead} heading="h3" withRubrik isShort since={since?.seit} />
        </section>
      )}
      <div className={styles.spalten}>
        <section aria-labelledby="neueste">
          <h2 id="neueste">Neueste Beiträge</h2>
          {latest.length > 0 ? (
            <TextList texts={latest} heading="h3" withRubrik since={since?.seit} />
          ) : (
            <p>Zurzeit gibt es keine Beiträge.</p>
          )}
        </section>
        <section aria-labelledby="rubriken">
          <h2 id="rubriken">Rubriken</h2>
          <div className={styles.rubriken}>
            {rubriken.map(rubrik => (
              <Category key={rubrik.url} rubrik={rubrik} since={since?.seit} />
            ))}
          </div>
          <p className={styles.archivweg}>
            <ArrowLink href="/intranet/archiv">Archiv: Vordrucke, Vereinbarungen, Protokolle</ArrowLink>
          </p>
        </section>
      </div>
    </IntranetPage>
  )
}

function Category({ rubrik, since }: { rubrik: RubrikWithTexts; since?: string | undefined }) {
  const heading = useId()
  const href = rubrikPage(rubrik.url)
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{href ? <Link href={href}>{nameOf(rubrik)}</Link> : nameOf(rubrik)}</h3>
      <ul role="list">
        {rubrik.texts.map(text => (
          <li key={text.id}>
            <TextLink text={text} slug={rubrik.url} />
            {isNew(text, since) && <strong className={textStyles.neu}>Neu</strong>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function sinceInWords({ seit, count }: NonNullable<StartData['since']>): string {
  const came =
    count === 0
      ? 'ist nichts dazugekommen'
      : count === 1
        ? 'ist ein Beitrag dazugekommen'
        : `sind ${count >= 10 ? 'mindestens 10' : count} Beiträge dazugekommen`
  return `Seit Ihrer vorigen Anmeldung am ${formatDate(seit)} ${came}.`
}
