import { formatDate, formatTime, sameDay } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, useId } from 'react'
import { useLocation } from 'react-router'
import { pageOf } from '../sessions/realms.ts'
import type { ShownSession } from '../sessions/shown.ts'
import styles from './session-line.module.css'
import signIn from './sign-in.module.css'
import { type SessionClock, signInFrom } from './use-session-time.ts'

type SessionProps = { session: ShownSession; clock: SessionClock }

/**
 * Returns the end of the session in words, with its day if that is not today. It uses the clock of the
 * server, because the clock of the device may be wrong.
 */
function endOf(bis: string, asked: ShownSession): string {
  const now = new Date(Date.parse(asked.bis) - asked.sekunden * 1_000).toISOString()
  return sameDay(bis, now) ? formatTime(bis) : `${formatDate(bis)}, ${formatTime(bis)}`
}

/** The signed-in user and the end of the session. */
export function SessionLine({ session, clock }: SessionProps) {
  const about = useId()
  return (
    <section className={signIn.session} aria-label="Ihre Anmeldung">
      <p id={about}>
        Angemeldet als <strong>{session.name || session.email}</strong>{' '}
        <span className={styles.until}>bis {endOf(clock.bis, session)}</span>
      </p>
      <div className={signIn.choices}>
        {session.hasAccount && <Extend {...{ session, clock, about }} look="outline" />}
        <form method="post" action={pageOf(session.realm, 'abmelden')}>
          <Button look="outline">Abmelden</Button>
        </form>
      </div>
    </section>
  )
}

/**
 * Warns before the session ends and offers to extend it without leaving the page. After the end, it explains
 * how to keep the input. It stays visible above the forms while the page scrolls.
 */
export function SessionNotice({ session, clock }: SessionProps) {
  const { minutes, isOver, isBack, hasFailed } = clock
  const location = useLocation()
  const about = useId()
  const told = [
    hasFailed && 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    minutes !== undefined &&
      `Ihre Anmeldung endet in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`}.`,
    isBack && 'Sie sind wieder angemeldet und können hier weitermachen.',
    isOver &&
      'Ihre Sitzung ist zu Ende. Ihre Eingaben stehen noch da: Melden Sie sich in einem neuen Tab an, dann geht es hier weiter.',
  ].filter(Boolean)
  return (
    <div className={styles.warnung} data-empty={told.length === 0}>
      <p role="status" id={about}>
        {told.join(' ')}
      </p>
      {minutes !== undefined && session.hasAccount && <Extend {...{ session, clock, about }} look="solid" />}
      {isOver && (
        <a href={signInFrom(session.realm, location)} target="_blank" rel="noreferrer">
          In neuem Tab anmelden
        </a>
      )}
    </div>
  )
}

type ExtendProps = SessionProps & { about: string; look: 'solid' | 'outline' }

function Extend({ session: { realm }, clock: { isExtending, extend }, about, look }: ExtendProps) {
  const { pathname, search } = useLocation()
  const inPlace = (event: FormEvent) => {
    event.preventDefault()
    if (!isExtending) extend()
  }
  return (
    <form method="post" action={pageOf(realm, 'verlaengern')} onSubmit={inPlace}>
      <input type="hidden" name="zurueck" value={pathname + search} />
      <Button look={look} aria-describedby={about} aria-disabled={isExtending}>
        Angemeldet bleiben
      </Button>
    </form>
  )
}
