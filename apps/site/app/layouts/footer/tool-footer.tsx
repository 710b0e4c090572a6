import { Link } from '@rathausplatz/ui'
import styles from './footer.module.css'
import { Closing, Contact, type FooterProps } from './footer-parts.tsx'

/** Legal links of the intranet (spec §2). */
const legal = [
  { title: 'Impressum', href: '/impressum' },
  { title: 'Datenschutz', href: '/datenschutz' },
  { title: 'Barrierefreiheit', href: '/barrierefreiheit' },
] as const

/** Data of the town if the CMS has none; the contact form is linked anyway. */
const NOBODY = { telefon: '', fax: '', email: '' }

/** The footer of the intranet: address block, phone, fax, the contact form, legal links and copyright (spec §2). */
export function ToolFooter({ layout, mode, address }: FooterProps) {
  const { stadt } = layout
  return (
    <>
      <div className={styles.columns}>
        <Contact title={stadt?.name} of={stadt ?? NOBODY}>
          <span>
            <Link href="/kontakt">Kontaktformular</Link>
          </span>
        </Contact>
        <nav aria-label="Rechtliches">
          <ul role="list">
            {legal.map(({ title, href }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Closing layout={layout} mode={mode} address={address} />
    </>
  )
}
