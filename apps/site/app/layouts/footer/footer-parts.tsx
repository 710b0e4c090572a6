import type { Anschrift, MenuItem } from '@rathausplatz/contract'
import type { Section } from '@rathausplatz/contract/sections'
import { Link, MailLink, telephoneLink } from '@rathausplatz/ui'
import type { ReactNode } from 'react'
import type { Mode } from '../../mode/mode-cookie.ts'
import { ModeSwitch } from '../../mode/mode-switch.tsx'
import { HoursLines } from '../hours-lines.tsx'
import type { HoursBlock } from '../house.ts'
import type { LayoutData } from '../load-layout.ts'
import styles from './footer.module.css'

export type FooterProps = {
  section: Section
  layout: LayoutData
  /** The mode that the visitor chose. */
  mode?: Mode | undefined
  /** Address of the page, for print. */
  address?: string | undefined
}

type Reachable = { anschrift?: Anschrift | undefined; telefon: string; fax: string; email: string }

type ContactProps = { title: string | undefined; of: Reachable; children?: ReactNode }

/** Address, telephone, fax and e-mail with a heading. */
export function Contact({ title, of, children }: ContactProps) {
  const { anschrift, telefon, fax, email } = of
  return (
    <div>
      {title && <h2>{title}</h2>}
      <address>
        {anschrift && <PostalAddress {...anschrift} />}
        {telefon && (
          <span>
            Telefon <Link href={telephoneLink(telefon)}>{telefon}</Link>
          </span>
        )}
        {fax && <span>{`Fax ${fax}`}</span>}
        {children ??
          (email && (
            <span>
              <MailLink to={email} />
            </span>
          ))}
      </address>
    </div>
  )
}

function PostalAddress({ location, street, zip, city }: Anschrift) {
  return (
    <>
      {location && <span>{location}</span>}
      <span>{street}</span>
      <span>{`${zip} ${city}`}</span>
    </>
  )
}

export function Hours({ title, lines, hinweis, state }: HoursBlock & { state?: string | undefined }) {
  return (
    <div>
      <h2>{title}</h2>
      {state && <p className={styles.state}>{state}</p>}
      <HoursLines lines={lines} />
      {hinweis && <p className={styles.hinweis}>{hinweis}</p>}
    </div>
  )
}

export function LinkList({ title, items }: { title: string; items: readonly MenuItem[] }) {
  if (items.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul role="list">
        {items.map(item => (
          <li key={item.href + item.title}>
            <Link href={item.href}>{item.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The copyright line. In print it also has the address of the page and the date (K-10). */
export function Closing({ layout: { stadt, today }, mode, address }: Omit<FooterProps, 'section'>) {
  const [year, month, day] = today.split('-')
  return (
    <div className={styles.schluss}>
      <p>{`© ${year} ${stadt?.name ?? ''}`}</p>
      <ModeSwitch mode={mode} />
      {address && <p className={styles.druck}>{`${address}, abgerufen am ${day}.${month}.${year}`}</p>}
    </div>
  )
}
