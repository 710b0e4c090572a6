import type { Realm } from '@rathausplatz/contract'
import { Link, MailLink, telephoneLink } from '@rathausplatz/ui'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import { pageOf } from '../sessions/realms.ts'
import styles from './help.module.css'

const whoHelps: Record<Realm, string> = {
  intranet: 'Zugänge richtet die Stadtverwaltung ein. Die Zentrale verbindet Sie.',
  raete: 'Zugänge richtet die Geschäftsstelle des Gemeinderats ein. Die Zentrale verbindet Sie.',
  redaktion: 'Zugänge richtet die Administration der Website ein. Die Zentrale verbindet Sie.',
}

/** Help after failed attempts, and the contact of the town. */
export function Help({
  realm,
  canForget = false,
  hint = 'Große und kleine Buchstaben zählen. Prüfen Sie auch, ob die Feststelltaste eingeschaltet ist.',
}: {
  realm: Realm
  /** True if a new password can be requested by mail. */
  canForget?: boolean
  hint?: string
}) {
  const stadt = useRouteLoaderData<typeof rootLoader>('root')?.stadt
  return (
    <aside className={styles.hilfe} aria-labelledby="hilfe">
      <h2 id="hilfe">Klappt es nicht?</h2>
      <ul role="list">
        <li>{hint}</li>
        {canForget && (
          <li>
            <Link href={pageOf(realm, 'passwort-vergessen')}>Neues Passwort anfordern</Link>
          </li>
        )}
        <li>{whoHelps[realm]}</li>
      </ul>
      {stadt && (
        <p>
          {stadt.telefon && (
            <>
              Telefon <Link href={telephoneLink(stadt.telefon)}>{stadt.telefon}</Link>
              <br />
            </>
          )}
          {stadt.email && <MailLink to={stadt.email} />}
        </p>
      )}
    </aside>
  )
}
