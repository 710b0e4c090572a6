import type { Anschrift } from '@rathausplatz/contract'
import { ArrowLink, Bildrahmen, Link, RichText, Section } from '@rathausplatz/ui'
import { ContactWay, kanalLabels } from '../contact/contact-ways.tsx'
import type { View } from '../template.ts'
import type { VerzeichniseintragData } from './load.ts'
import type { verzeichniseintrag } from './schema.ts'
import styles from './verzeichniseintrag.module.css'

/** The page gives the name; the entry all that one needs to go there, call or write. */
export const Verzeichniseintrag: View<typeof verzeichniseintrag, VerzeichniseintragData> = ({
  context,
  data: { verzeichnis, zeiten, stand },
}) => {
  const { einleitung, text, anschrift, ansprechperson, kommunikation, webseite, barrierefreiheit } = context
  const rubriken = verzeichnis.rubriken.filter(({ id }) => context.rubriken.includes(id))
  return (
    <Section>
      <div className={styles.eintrag}>
        {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
        {context.bild && (
          <Bildrahmen
            bild={context.bild}
            bildtext={context.bildtext ?? ''}
            bildcopyright={context.bildcopyright}
            bildfokus={context.bildfokus}
            sizes="(min-width: 1024px) 60vw, 92vw"
            first
            form="16:9"
          />
        )}
        <dl className={styles.eckdaten}>
          {anschrift && (
            <div>
              <dt>Anschrift</dt>
              <dd>
                <Address {...anschrift} />
              </dd>
            </div>
          )}
          {ansprechperson && (
            <div>
              <dt>Ansprechperson</dt>
              <dd>{ansprechperson}</dd>
            </div>
          )}
          {kommunikation.map(way => (
            <div key={way.kanal + way.kennung}>
              <dt>{kanalLabels[way.kanal]}</dt>
              <dd>
                <ContactWay {...way} />
              </dd>
            </div>
          ))}
          {webseite && (
            <div>
              <dt>Website</dt>
              <dd>
                <Link href={webseite}>{webseite.replace(/^https?:\/\//, '').replace(/\/$/, '')}</Link>
              </dd>
            </div>
          )}
          {rubriken.length > 0 && (
            <div>
              <dt>{verzeichnis.rubriktitel}</dt>
              <dd>
                <ul role="list" className={styles.rubriken}>
                  {rubriken.map(({ id, name }) => (
                    <li key={id}>
                      <Link href={`${verzeichnis.seite}?rubrik=${id}`}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
        {text && <RichText html={text} />}
        {zeiten.map(({ titel, zeilen, hinweis }, index) => (
          <section key={titel} className={styles.zeiten}>
            <h2>{titel}</h2>
            {index === 0 && stand && (
              <p className={styles.stand} data-offen={stand.offen}>
                {stand.text}
              </p>
            )}
            <dl>
              {zeilen.map(({ days, times }) => (
                <div key={days + times}>
                  <dt>{days}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
            </dl>
            {hinweis && <p>{hinweis}</p>}
          </section>
        ))}
        {barrierefreiheit && (
          <section className={styles.barrierefreiheit}>
            <h2>Barrierefreiheit</h2>
            <p>{barrierefreiheit}</p>
          </section>
        )}
        <p>
          <ArrowLink href={verzeichnis.seite}>Alle {verzeichnis.mehrzahl} ansehen</ArrowLink>
        </p>
      </div>
    </Section>
  )
}

function Address({ location, street, zip, city }: Anschrift) {
  const lines = [location, street, [zip, city].filter(Boolean).join(' ')].filter(Boolean)
  return lines.map((line, index) => (
    <span key={line} className={styles.zeile}>
      {line}
      {index < lines.length - 1 && ' '}
    </span>
  ))
}
