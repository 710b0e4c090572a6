import { Breadcrumb, ButtonLink } from '@rathausplatz/ui'
import styles from './error-page.module.css'

type ErrorPageProps = {
  status: number
  /** Name of the town, for the title. */
  town?: string | undefined
  /** What the status answer said; shown where it is not the heading itself. */
  message?: string | undefined
  /** What the person who sent something can do. */
  hint?: string | undefined
  /** E-mail of the town office. */
  email?: string | undefined
  requestId?: string | undefined
}

/** Error pages of spec §2, word for word. */
export function ErrorPage({ status, town, message, hint, email, requestId }: ErrorPageProps) {
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
        <ButtonLink href="/">Zurück zur Startseite</ButtonLink>
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
            Fehlt Ihnen etwas? Schreiben Sie uns: <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
      <p>
        Vielleicht finden Sie das Gesuchte über die <a href="/suche/">Suche</a>.
      </p>
    </>
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
