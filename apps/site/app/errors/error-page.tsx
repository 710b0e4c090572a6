import type { MenuItem } from '@rathausplatz/contract'
import { Breadcrumb, ButtonLink, Link, MailLink } from '@rathausplatz/ui'
import { type ReactNode, useId } from 'react'
import styles from './error-page.module.css'
import { Wegweiser } from './wegweiser.tsx'

type ErrorPageProps = {
  status: number
  /** Name of the town, for the title. */
  town?: string | undefined
  /** Text of the answer; a 404 shows it if it is the English sentence of spec §8. */
  message?: string | undefined
  /** What the sender of a refused form can do. */
  hint?: string | undefined
  /** E-mail of the town office. */
  email?: string | undefined
  requestId?: string | undefined
  /** Links to topics, for a page that does not exist. */
  topics?: readonly MenuItem[] | undefined
  /** Further links to continue. */
  wayOn?: ReactNode
}

/** Error pages with the exact wording of spec §2. */
export function ErrorPage({ status, town, message, hint, email, requestId, topics, wayOn }: ErrorPageProps) {
  return (
    <>
      <title>{[`Fehler - ${status}`, town].filter(Boolean).join(' – ')}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { title: 'Startseite', href: '/' },
          { title: `Fehler - ${status}`, href: '' },
        ]}
      />
      <main id="inhalt" tabIndex={-1} className={styles.page} data-fehler={status}>
        {status === 404 ? (
          <NotFoundText message={message} email={email} />
        ) : (
          <FailureText hint={hint} requestId={requestId} />
        )}
        {wayOn}
        <ButtonLink href="/" look={wayOn ? 'outline' : 'solid'}>
          Zurück zur Startseite
        </ButtonLink>
        {status === 404 && <WaysOn topics={topics ?? []} />}
      </main>
    </>
  )
}

function NotFoundText({ message, email }: Pick<ErrorPageProps, 'message' | 'email'>) {
  return (
    <>
      <h1>404 - Seite nicht gefunden</h1>
      {message === 'This page could not be found' && <p lang="en">{message}</p>}
      <p>
        Unsere Website wurde neu gestaltet. Dabei sind Inhalte umgezogen, und manche alte Adresse führt nicht
        mehr ans Ziel.{' '}
        {email && (
          <>
            Fehlt Ihnen etwas? Schreiben Sie uns: <MailLink to={email} />
          </>
        )}
      </p>
    </>
  )
}

function WaysOn({ topics }: { topics: readonly MenuItem[] }) {
  const field = useId()
  return (
    <div className={styles.wege}>
      <Wegweiser />
      <div className={styles.auswahl}>
        <form action="/suche/" className={styles.suche}>
          <label htmlFor={field}>Vielleicht finden Sie das Gesuchte über die Suche.</label>
          <div>
            <input id={field} type="search" name="q" enterKeyHint="search" />
            <button type="submit">Suchen</button>
          </div>
        </form>
        {topics.length > 0 && (
          <nav aria-label="Häufig gesucht">
            <h2>Häufig gesucht</h2>
            <ul role="list">
              {topics.map(({ title, href }) => (
                <li key={href + title}>
                  <Link href={href}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  )
}

function FailureText({ hint, requestId }: Pick<ErrorPageProps, 'hint' | 'requestId'>) {
  return (
    <>
      <h1>Leider ist ein Fehler aufgetreten</h1>
      <p>
        Wir wurden über den Fehler informiert und versuchen dieses Problem so schnell wie möglich zu beheben.
      </p>
      {hint && <p>{hint}</p>}
      {requestId && <p className={styles.kennung}>Kennung des Fehlers: {requestId}</p>}
    </>
  )
}
