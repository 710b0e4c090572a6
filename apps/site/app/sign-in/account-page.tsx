import { realmLabels } from '@rathausplatz/contract/rights'
import { ButtonLink, formatDate, formatTime } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import { accountPageOf, pageOf } from '../sessions/realms.ts'
import type { ShownSession } from '../sessions/shown.ts'
import type { ShownDevice, ShownFactor } from './load-account.ts'
import { RealmPage } from './realm-page.tsx'
import type { RefusedForm } from './refused-form.ts'
import { SessionLine, SessionNotice } from './session-line.tsx'
import styles from './sign-in.module.css'
import { useSessionTime } from './use-session-time.ts'

type AccountPageProps = {
  session: ShownSession
  /** Whether the realm has a start page. */
  hasStart?: boolean
  devices: readonly ShownDevice[]
  factor: ShownFactor | undefined
  /** Whether the weekly mail is ordered; undefined if this account cannot order it. */
  digest?: boolean | undefined
  changed: keyof typeof done | undefined
  refused: RefusedForm | undefined
}

const done = {
  eigenes: 'Ihr Passwort ist geändert.',
  passwort: 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
  andere: 'Auf allen anderen Geräten sind Sie abgemeldet.',
  bestellt: 'Die Rückmeldungen der Woche kommen ab jetzt montags per E-Mail.',
  abbestellt:
    'Die Rückmeldungen der Woche sind abbestellt. Zu Inhalten, für die Sie verantwortlich sind, kommen sie weiter.',
} as const

/** The user's account and the steps that are available. */
export function AccountPage({
  session,
  hasStart,
  devices,
  factor,
  digest,
  changed,
  refused,
}: AccountPageProps) {
  const { realm, name, email, taetigkeitsbereiche, rollen, hasAccount } = session
  const clock = useSessionTime(session)
  return (
    <RealmPage
      warning={<SessionNotice session={session} clock={clock} />}
      realm={realm}
      heading={`Guten Tag${name && `, ${name}`}`}
      refused={refused}
      note={changed && done[changed]}
    >
      <SessionLine session={session} clock={clock} />
      <section aria-labelledby="konto">
        <h2 id="konto">Ihr Konto</h2>
        <dl className={styles.facts}>
          <Fact name="Bereich" text={realmLabels[realm]} />
          <Fact name="E-Mail-Adresse" text={<AfterSign text={email} />} />
          {rollen.length > 0 && (
            <Fact name={rollen.length > 1 ? 'Rollen' : 'Rolle'} text={rollen.join(', ')} />
          )}
          {taetigkeitsbereiche.length > 0 && (
            <Fact name="Tätigkeitsbereiche" text={taetigkeitsbereiche.join(', ')} />
          )}
          {factor && <Fact name="Zweiter Faktor" text={factorsInWords(factor)} />}
        </dl>
        {(hasAccount || hasStart) && (
          <div className={styles.choices}>
            {hasStart && (
              <ButtonLink href={pageOf(realm)}>
                {realm === 'redaktion' ? 'Zur Redaktion' : `Zum ${realmLabels[realm]}`}
              </ButtonLink>
            )}
            {hasAccount && (
              <ButtonLink href={pageOf(realm, 'passwort')} look="outline">
                Passwort ändern
              </ButtonLink>
            )}
            {factor && (
              <ButtonLink href={pageOf(realm, 'zweiter-faktor')} look="outline">
                {factor.totp || factor.passkeys.length > 0
                  ? 'Zweiten Faktor verwalten'
                  : 'Zweiten Faktor einrichten'}
              </ButtonLink>
            )}
          </div>
        )}
      </section>
      {digest !== undefined && <Digest realm={realm} isWished={digest} />}
      {devices.length > 0 && <Devices realm={realm} devices={devices} />}
    </RealmPage>
  )
}

const Fact = ({ name, text }: { name: string; text: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
)

/** Text of an address that may break only after its `@`. */
function AfterSign({ text }: { text: string }) {
  const at = text.indexOf('@') + 1
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

/** Describes the second factors of an account in words. */
function factorsInWords({ totp, passkeys }: ShownFactor): string {
  const keys = passkeys.length === 1 ? 'ein Passkey' : `${passkeys.length} Passkeys`
  return (
    [totp ? 'Code-App' : '', passkeys.length > 0 ? keys : ''].filter(Boolean).join(', ') ||
    'Keiner: Zum Anmelden genügt Ihr Passwort.'
  )
}

/** The form that orders or ends the weekly mail. */
function Digest({ realm, isWished }: Pick<ShownSession, 'realm'> & { isWished: boolean }) {
  return (
    <section aria-labelledby="wochenmail">
      <h2 id="wochenmail">Wöchentlich per E-Mail</h2>
      <p>
        {isWished
          ? 'Montags kommt eine E-Mail mit dem, was Menschen in der Woche davor auf „War diese Seite hilfreich?“ geantwortet haben, zu allen Seiten in Ihren Bereichen. Gibt es nichts Neues, kommt keine.'
          : 'Möchten Sie montags erfahren, was Menschen auf „War diese Seite hilfreich?“ geantwortet haben, zu allen Seiten in Ihren Bereichen?'}
      </p>
      <form method="post" action={accountPageOf(realm)}>
        <input type="hidden" name="wochenmail" value={isWished ? 'aus' : 'an'} />
        <Button look="outline">{isWished ? 'E-Mail abbestellen' : 'E-Mail bestellen'}</Button>
      </form>
    </section>
  )
}

/** All sessions of this account, and a button that ends the other ones. */
function Devices({ realm, devices }: Pick<AccountPageProps, 'devices'> & Pick<ShownSession, 'realm'>) {
  const others = devices.filter(({ diese }) => !diese).length
  return (
    <section aria-labelledby="geraete">
      <h2 id="geraete">Wo Sie angemeldet sind</h2>
      <ul role="list" className={styles.facts}>
        {devices.map(({ angemeldet_am, netz, diese }) => (
          <li key={angemeldet_am + netz}>
            <strong>{diese ? 'Dieses Gerät' : 'Anderes Gerät'}</strong>
            <span>
              seit {formatDate(angemeldet_am)}, {formatTime(angemeldet_am)}
              {netz && `, Netz ${netz}`}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <form method="post" action={accountPageOf(realm)}>
          <Button look="outline">Auf allen anderen Geräten abmelden</Button>
        </form>
      )}
    </section>
  )
}
