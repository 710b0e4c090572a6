import { ExternalLink, House, LogOut, UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { DeskIcon } from '../pieces/icon.tsx'
import { useSession } from './frame-data.ts'
import { HelpLink } from './help-link.tsx'
import styles from './navigation.module.css'
import { useWays } from './ways-of-account.ts'

/** The links in the navigation of the desk: its screens in groups, below them the website and the account. */
export function Navigation() {
  const session = useSession()
  const groups = useWays()
  return (
    <>
      <ul role="list" className={styles.links}>
        <li>
          <NavLink to="/" end>
            <DeskIcon drawing={House} /> Start
          </NavLink>
        </li>
      </ul>
      {groups.map(({ name, ways }) => (
        <div key={name}>
          <h2 className={styles.group}>{name}</h2>
          <ul role="list" className={styles.links}>
            {ways.map(({ to, label, drawing }) => (
              <li key={to}>
                <NavLink to={to}>
                  <DeskIcon drawing={drawing} /> {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul role="list" className={`${styles.links} ${styles.own}`}>
        <li className={styles.helpbelow}>
          <HelpLink />
        </li>
        <li>
          <a href="/" target="_blank" rel="noreferrer">
            <DeskIcon drawing={ExternalLink} /> Website ansehen
          </a>
        </li>
        <li>
          <a href="/redaktion/konto">
            <DeskIcon drawing={UserRound} />{' '}
            {`${session.vorname} ${session.nachname}`.trim() || session.email}
          </a>
        </li>
        <li>
          <form method="post" action="/redaktion/abmelden">
            <button type="submit">
              <DeskIcon drawing={LogOut} /> Abmelden
            </button>
          </form>
        </li>
      </ul>
    </>
  )
}
