import { Link } from '@rathausplatz/ui'
import { Sign } from '../sign/sign.tsx'
import styles from './footer.module.css'
import { Closing, Contact, type FooterProps, Hours, LinkList } from './footer-parts.tsx'

/**
 * The footer of a house: its own address, hours, pages and legal links. A school also has the hours of its
 * secretariat (spec §2). Below them is a link to the town.
 */
export function HouseFooter({ section, layout, mode, address }: FooterProps) {
  const { house, stadt, hours, pages, footerLegal } = layout
  const name = house?.name ?? section.name
  return (
    <>
      <div className={styles.haus}>
        <Sign theme={section.theme} className={styles.sign} />
        <p>
          {name} {house?.zusatz}
        </p>
      </div>
      <div className={styles.columns}>
        {house && <Contact title="Kontakt" of={house} />}
        {hours.map((block, index) => (
          <Hours key={block.title} {...block} state={index === 0 ? house?.state : ''} />
        ))}
        <LinkList title="Seiten" items={pages} />
        <LinkList title="Rechtliches" items={footerLegal} />
      </div>
      {stadt && (
        <p className={styles.traeger}>
          {stadt.wappen && <img src={stadt.wappen} alt="" width="44" height="52" />}
          <span>
            Eine Einrichtung der <Link href="/">{stadt.name}</Link>
          </span>
        </p>
      )}
      <Closing layout={layout} mode={mode} address={address} />
    </>
  )
}
