import { ArrowLink, Bildrahmen, Link, RichText, Section } from '@rathausplatz/ui'
import { Address, ContactWays } from '../contact/contact.tsx'
import { OpeningHours } from '../opening-hours/opening-hours.tsx'
import type { View } from '../template.ts'
import type { VerzeichniseintragData } from './load.ts'
import type { verzeichniseintrag } from './schema.ts'
import styles from './verzeichniseintrag.module.css'

/** The page sets the name; the entry has address, contact data and hours. */
export const Verzeichniseintrag: View<typeof verzeichniseintrag, VerzeichniseintragData> = ({
  context,
  data: { verzeichnis, aendern, zeiten },
}) => {
  const { einleitung, text, anschrift, ansprechperson, kommunikation, webseite, barrierefreiheit } = context
  const rubriken = verzeichnis.rubriken.filter(({ id }) => context.rubriken.includes(id))
  const isReachable = ansprechperson || kommunikation.length > 0 || webseite
  return (
    <Section>
      <div className={styles.eintrag}>
        {rubriken.length > 0 && (
          <ul role="list" aria-label={verzeichnis.rubriktitel} className={styles.rubriken}>
            {rubriken.map(({ id, name }) => (
              <li key={id}>
                <Link href={`${verzeichnis.seite}?rubrik=${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        {context.bild && (
          <Bildrahmen
            bild={context.bild}
            bildtext={context.bildtext ?? ''}
            bildfokus={context.bildfokus}
            sizes="(min-width: 1024px) 60vw, 92vw"
            first
            form="16:9"
          />
        )}
        {text && <RichText html={text} />}
        <div className={styles.angaben}>
          {isReachable && (
            <section>
              <h2>Kontakt</h2>
              {ansprechperson && <p>{ansprechperson}</p>}
              <ContactWays kommunikation={kommunikation} />
              {webseite && (
                <p>
                  <Link href={webseite} className={styles.webseite}>
                    {webseite.replace(/^https?:\/\//, '').replace(/\/$/, '')}
                  </Link>
                </p>
              )}
            </section>
          )}
          {anschrift && (
            <section>
              <h2>Anschrift</h2>
              <Address anschrift={anschrift} />
            </section>
          )}
          {zeiten && (
            <section>
              <h2>Zeiten</h2>
              <OpeningHours hours={zeiten} heading="h3" withState={false} />
            </section>
          )}
          {barrierefreiheit && (
            <section>
              <h2>Barrierefreiheit</h2>
              <p>{barrierefreiheit}</p>
            </section>
          )}
        </div>
        <p className={styles.weiter}>
          <ArrowLink href={verzeichnis.seite}>Alle {verzeichnis.mehrzahl} ansehen</ArrowLink>
          {aendern && <Link href={aendern}>Angaben ändern</Link>}
        </p>
      </div>
    </Section>
  )
}
