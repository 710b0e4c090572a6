import type { Sitzung as SitzungOnWire, Tagesordnungspunkt } from '@rathausplatz/contract'
import { ButtonLink, Link, Section } from '@rathausplatz/ui'
import { Dokumentliste } from '../dokumentliste/dokumentliste.tsx'
import { Fact } from '../facts/facts.tsx'
import { Anwesenheit } from '../rat/anwesenheit.tsx'
import { filesOf, filesOfItem, papersOf } from '../rat/dateien.ts'
import { Eckdaten } from '../rat/eckdaten.tsx'
import { Ergebnis } from '../rat/ergebnis.tsx'
import { beside } from '../rat/paths.ts'
import { Grund, Stand } from '../rat/stand.tsx'
import { Wann } from '../rat/wann.tsx'
import { Zurueckgenommen } from '../rat/zurueckgenommen.tsx'
import type { View } from '../template.ts'
import type { SitzungData } from './load.ts'
import type { sitzung } from './schema.ts'
import styles from './sitzung.module.css'

/**
 * The page sets the heading. State, time and place come first; then the agenda, with the item numbers in a
 * column.
 */
export const Sitzung: View<typeof sitzung, SitzungData> = ({ data: { sitzung, istVorbei } }) => (
  <Section>
    {sitzung.zurueckgenommen ? (
      <article className={styles.sitzung}>
        <div className={styles.kopf}>
          <Zurueckgenommen was="Diese Sitzung" {...sitzung.zurueckgenommen} />
        </div>
      </article>
    ) : (
      <article className={styles.sitzung}>
        <Kopf sitzung={sitzung} istVorbei={istVorbei} />
        <div className={styles.inhalt}>
          <Tagesordnung {...sitzung} />
          <Anwesenheit {...sitzung} />
        </div>
      </article>
    )}
  </Section>
)

function Kopf({ sitzung, istVorbei }: SitzungData) {
  const { gremium, gemeinsam_mit, ort, hinweis, zustand, detailURL } = sitzung
  const dateien = filesOf(sitzung)
  return (
    <div className={styles.kopf}>
      {!sitzung.ohne_stand && (
        <p>
          <Stand {...sitzung} />
        </p>
      )}
      <Grund {...sitzung} />
      <Wann {...sitzung} />
      <Eckdaten>
        {ort && <Fact name="Ort">{ort}</Fact>}
        <Fact name={gemeinsam_mit.length > 0 ? 'Es tagen gemeinsam' : 'Gremium'}>
          {[gremium, ...gemeinsam_mit].map(({ id, name, detailURL }) => (
            <p key={id}>
              <Link href={detailURL}>{name}</Link>
            </p>
          ))}
        </Fact>
      </Eckdaten>
      {hinweis && <p className={styles.hinweis}>{hinweis}</p>}
      {dateien.length > 0 && (
        <section>
          <h2 className={styles.zwischentitel}>Dateien</h2>
          <Dokumentliste dateien={dateien} />
        </section>
      )}
      {!istVorbei && zustand !== 'durchgefuehrt' && (
        <p className={styles.kalender}>
          <ButtonLink href={beside(detailURL, 'ics')} look="outline" download>
            In Kalender übernehmen
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function Tagesordnung({ tagesordnung, zustand }: SitzungOnWire) {
  if (tagesordnung.length === 0 && zustand === 'abgesagt') return null
  return (
    <section>
      <h2>Tagesordnung</h2>
      {tagesordnung.length === 0 ? (
        <p className={styles.leer}>Eine öffentliche Tagesordnung liegt nicht vor.</p>
      ) : (
        <ol role="list" className={styles.tagesordnung}>
          {tagesordnung.map((punkt, index) => (
            <Punkt key={punkt.kennung || index} {...punkt} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Punkt(punkt: Tagesordnungspunkt) {
  const { kennung, nummer, titel, text } = punkt
  const files = filesOfItem(punkt)
  return (
    <li className={styles.punkt} id={kennung ? `top-${kennung}` : undefined}>
      {nummer && <p className={styles.nummer}>{nummer}</p>}
      <div className={styles.worte}>
        <h3 className={styles.titel}>{titel}</h3>
        {papersOf(punkt).map(vorlage => (
          <p key={vorlage.id} className={styles.vorlage}>
            {[vorlage.art || 'Vorlage', vorlage.nummer].filter(Boolean).join(' ')}
            {': '}
            <Link href={vorlage.detailURL}>
              {vorlage.name === titel ? 'worum es geht und was vorgeschlagen ist' : vorlage.name}
            </Link>
          </p>
        ))}
        {text && <p className={styles.text}>{text}</p>}
        {files.length > 0 && <Dokumentliste dateien={files} />}
        <Ergebnis {...punkt} />
      </div>
    </li>
  )
}
