import type { Landesstelle } from '@rathausplatz/contract/landesrecht'
import { formatDate, Link, MailLink, RichText, Section, telephoneLink } from '@rathausplatz/ui'
import type * as z from 'zod'
import type { View } from '../template.ts'
import styles from './barrierefreiheitserklaerung.module.css'
import type { barrierefreiheitserklaerung } from './schema.ts'
import type { StateWords } from './words.ts'

type Context = z.output<(typeof barrierefreiheitserklaerung)['context']>
type Barriere = Context['nicht_vereinbar'][number]

const vereinbar = {
  vollstaendig: 'vollständig vereinbar',
  teilweise: 'teilweise vereinbar',
  nicht: 'nicht vereinbar',
} as const

/** Order and wording follow the model statement; additions of the town are other entries of the page. */
export const Barrierefreiheitserklaerung: View<typeof barrierefreiheitserklaerung, StateWords> = ({
  context,
  data,
}) => {
  const { traeger, geltungsbereich, stand, norm, schlichtung, ...rest } = context
  return (
    <Section>
      <div className={styles.erklaerung}>
        <p>
          {traeger} ist bemüht, ihre Website im Einklang mit {data.einklang} barrierefrei zugänglich zu
          machen.
        </p>
        <h2>Wofür diese Erklärung gilt</h2>
        <RichText html={geltungsbereich} />
        <h2>Stand der Vereinbarkeit mit den Anforderungen</h2>
        <p>
          Diese Website ist mit {data.kurz} <strong>{vereinbar[stand]}</strong>. Maßstab ist {norm}.
        </p>
        {stand !== 'vollstaendig' && <NichtZugaenglich {...rest} />}
        <h2>Erstellung dieser Erklärung</h2>
        <p>
          Diese Erklärung wurde am <Datum>{rest.erstellt_am}</Datum> erstellt.{' '}
          {rest.pruefung === 'selbst'
            ? 'Grundlage ist eine Selbstbewertung.'
            : `Grundlage ist eine Prüfung durch Dritte${rest.geprueft_von ? `: ${rest.geprueft_von}` : ''}.`}{' '}
          Sie wurde zuletzt am <Datum>{rest.geprueft_am}</Datum> überprüft.
        </p>
        <h2>Rückmeldung und Kontaktangaben</h2>
        <p>
          Sie stoßen auf eine Barriere oder brauchen einen Inhalt in anderer Form? Wir antworten innerhalb von{' '}
          {rest.antwortfrist}.
        </p>
        <ul>
          {rest.formular && (
            <li>
              <Link href={rest.formular}>Barriere melden</Link>
            </li>
          )}
          <li>
            E-Mail <MailLink to={rest.email} />
          </li>
          {rest.telefon && (
            <li>
              Telefon <Link href={telephoneLink(rest.telefon)}>{rest.telefon}</Link>
            </li>
          )}
        </ul>
        <h2>{data.titel}</h2>
        <p>
          {data.anrufung}
          {data.ablauf && ` ${data.ablauf}`}
        </p>
        <Stelle {...(data.stelle ?? schlichtung)} />
        {data.verbandsklage && <p>{data.verbandsklage}</p>}
      </div>
    </Section>
  )
}

type Gruppen = Pick<Context, 'nicht_vereinbar' | 'unverhaeltnismaessig' | 'ausserhalb'>

function NichtZugaenglich({ nicht_vereinbar, unverhaeltnismaessig, ausserhalb }: Gruppen) {
  return (
    <>
      <h2>Nicht barrierefreie Inhalte</h2>
      <Gruppe titel="Nicht vereinbar mit den Anforderungen" barrieren={nicht_vereinbar} />
      <Gruppe titel="Unverhältnismäßige Belastung" barrieren={unverhaeltnismaessig} />
      <Gruppe titel="Nicht von der gesetzlichen Pflicht umfasst" barrieren={ausserhalb} />
    </>
  )
}

function Gruppe({ titel, barrieren }: { titel: string; barrieren: readonly Barriere[] }) {
  return (
    <>
      <h3>{titel}</h3>
      {barrieren.length === 0 ? (
        <p>Hierzu sind keine Inhalte bekannt.</p>
      ) : (
        <ul role="list" className={styles.barrieren}>
          {barrieren.map(({ barriere, grund, alternative, geplant }) => (
            <li key={barriere}>
              <p className={styles.barriere}>{barriere}</p>
              {grund && <p>{grund}</p>}
              {alternative && <p>Stattdessen: {alternative}</p>}
              {geplant && <p>Geplant: {geplant}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Stelle({ name, bei, strasse, ort, telefon, email, website }: Partial<Landesstelle>) {
  const lines = [name, bei, strasse, ort].filter(Boolean)
  if (lines.length === 0 && !telefon && !email && !website) return null
  return (
    <address className={styles.stelle}>
      {lines.map(line => (
        <span key={line}>{line}</span>
      ))}
      {telefon && (
        <span>
          Telefon <Link href={telephoneLink(telefon)}>{telefon}</Link>
        </span>
      )}
      {email && <MailLink to={email} />}
      {website && <Link href={website}>{website.replace(/^https?:\/\/|\/$/g, '')}</Link>}
    </address>
  )
}

function Datum({ children }: { children: string }) {
  return <time dateTime={children}>{formatDate(children)}</time>
}
