import { Breadcrumb, formatDate, Link, telephoneLink } from '@rathausplatz/ui'
import { useSyncExternalStore } from 'react'
import { disclosure } from '../../disclosure/disclosure.ts'
import { HoursLines } from '../../layouts/hours-lines.tsx'
import { InstallHint } from '../app-mode/install-hint.tsx'
import { useOnline } from '../connection/use-online.ts'
import { ageInWords } from '../kept/age-in-words.ts'
import { Collections } from './collections.tsx'
import { KeptPages } from './kept-pages.tsx'
import type { Amt, Meldung, Unterwegs } from './load-unterwegs.ts'
import styles from './unterwegs-page.module.css'

/** The page for offline use: numbers, saved pages, opening hours, news. It is useful online too. */
export function UnterwegsPage({ unterwegs }: { unterwegs: Unterwegs }) {
  const { abfuhren, notrufe, aemter, meldungen, telefon, zeitpunkt } = unterwegs
  return (
    <>
      <Breadcrumb
        items={[
          { title: 'Startseite', href: '/' },
          { title: 'Unterwegs', href: '' },
        ]}
      />
      <main id="inhalt" tabIndex={-1} className={styles.page}>
        <h1>Unterwegs</h1>
        <p className={styles.lead}>
          Notrufe, Öffnungszeiten und gespeicherte Seiten: Diese Seite ist auch ohne Netz da.
        </p>
        <MissingPage />
        <section aria-labelledby="notrufe">
          <h2 id="notrufe">Notrufe</h2>
          <ul role="list" className={styles.notrufe}>
            {notrufe.map(({ nummer, href, wer, wann }) => (
              <li key={nummer}>
                <a href={href}>{nummer}</a>
                <span>
                  <strong>{wer}</strong> {wann}
                </span>
              </li>
            ))}
          </ul>
          {telefon && (
            <p>
              Stadtverwaltung: <Link href={telephoneLink(telefon)}>{telefon}</Link>
            </p>
          )}
        </section>
        {abfuhren && <Collections abfuhren={abfuhren} stand={zeitpunkt} />}
        <KeptPages store="gespeichert" />
        <KeptPages store="gesehen" />
        <Hours aemter={aemter} stand={zeitpunkt} />
        <News meldungen={meldungen} />
        <InstallHint />
      </main>
    </>
  )
}

/**
 * Names the page that the visitor has requested and that is not on this device, if the worker has redirected
 * here.
 */
function MissingPage() {
  const online = useOnline()
  const missing = useMissing()
  if (missing === undefined) return null
  return (
    <div role="alert" className={styles.missing}>
      <p>
        <strong>Diese Seite liegt nicht auf Ihrem Gerät:</strong> {missing}
      </p>
      <p>
        {online
          ? 'Es gibt wieder eine Verbindung. '
          : 'Sobald es eine Verbindung gibt, können Sie sie öffnen. '}
        <a href={missing}>Noch einmal versuchen</a>
      </p>
    </div>
  )
}

/** Returns the address that the service worker has put into the fragment, if it is a path of this site. */
function useMissing(): string | undefined {
  return useSyncExternalStore(
    changed => {
      addEventListener('hashchange', changed)
      return () => removeEventListener('hashchange', changed)
    },
    () => missingIn(location.hash),
    () => undefined,
  )
}

function missingIn(hash: string): string | undefined {
  try {
    const path = decodeURIComponent(/^#fehlt=(.+)$/.exec(hash)?.[1] ?? '')
    return /^\/(?![/\\])/.test(path) ? path : undefined
  } catch {
    return undefined
  }
}

function Hours({ aemter, stand }: { aemter: readonly Amt[]; stand: string }) {
  if (aemter.length === 0) return null
  return (
    <section aria-labelledby="zeiten">
      <h2 id="zeiten">Öffnungszeiten</h2>
      <Stand of={stand} />
      <ul role="list" className={styles.aemter}>
        {aemter.map(amt => (
          <li key={amt.id}>
            <details className={disclosure}>
              <summary>{amt.name}</summary>
              <AmtHours amt={amt} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AmtHours({ amt: { name, hours, abweichend, telefon, detailURL } }: { amt: Amt }) {
  return (
    <div className={styles.amt}>
      {hours.map(({ title, lines, hinweis }) => (
        <div key={title}>
          <h3>{title}</h3>
          <HoursLines lines={lines} />
          {hinweis && <p>{hinweis}</p>}
        </div>
      ))}
      {abweichend.length > 0 && (
        <div>
          <h3>Andere Zeiten</h3>
          <dl>
            {abweichend.map(({ zeitraum, grund, zeiten }) => (
              <div key={zeitraum + grund}>
                <dt>
                  {zeitraum}
                  {grund && ` (${grund})`}
                </dt>
                <dd>{zeiten}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {telefon && (
        <p>
          Telefon <Link href={telephoneLink(telefon)}>{telefon}</Link>
        </p>
      )}
      {detailURL && (
        <p>
          <Link href={detailURL}>Zur Seite: {name}</Link>
        </p>
      )}
    </div>
  )
}

function News({ meldungen }: { meldungen: readonly Meldung[] }) {
  if (meldungen.length === 0) return null
  return (
    <section aria-labelledby="meldungen">
      <h2 id="meldungen">Letzte Nachrichten</h2>
      <ul role="list" className={styles.liste}>
        {meldungen.map(({ titel, einleitung, detailURL, datum_von }) => (
          <li key={detailURL + titel}>
            <Link href={detailURL}>{titel}</Link>
            {datum_von && <span>{formatDate(datum_von)}</span>}
            {einleitung && <p>{einleitung}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const never = () => () => {}

/** The age of this page. It is computed in the browser, because the page may be read days later. */
function Stand({ of }: { of: string }) {
  const words = useSyncExternalStore(
    never,
    () => ageInWords(new Date(of), new Date()),
    () => '',
  )
  return words ? <p className={styles.stand}>Stand: {words}</p> : null
}
