import type { Beratung, Verweis, Vorlage as VorlageOnWire } from '@rathausplatz/contract'
import { formatDate, Link, RichText, Section } from '@rathausplatz/ui'
import { Dokumentliste } from '../dokumentliste/dokumentliste.tsx'
import { Angabe, Eckdaten } from '../rat/eckdaten.tsx'
import { Ergebnis } from '../rat/ergebnis.tsx'
import { Stand } from '../rat/stand.tsx'
import { Zurueckgenommen } from '../rat/zurueckgenommen.tsx'
import type { View } from '../template.ts'
import type { vorlage } from './schema.ts'
import styles from './vorlage.module.css'

/** The page gives the heading. First what it is about and what is proposed; then what it costs and what became of it. */
export const Vorlage: View<typeof vorlage, VorlageOnWire> = ({ data: paper }) => {
  const { einleitung, beschlussvorschlag, text, kosten, strassen, datei, anlagen, bezug, beratungen } = paper
  if (paper.zurueckgenommen)
    return (
      <Section>
        <article className={styles.vorlage}>
          <p className={styles.nummer}>{paper.nummer}</p>
          <Zurueckgenommen was="Diese Vorlage" {...paper.zurueckgenommen} />
        </article>
      </Section>
    )
  const dateien = [...(datei ? [datei] : []), ...anlagen]
  return (
    <Section>
      <article className={styles.vorlage}>
        <div className={styles.kopf}>
          <p>
            <span className={styles.art}>{paper.art}</span>{' '}
            <span className={styles.nummer}>{paper.nummer}</span>
          </p>
          <Facts {...paper} />
          {dateien.length > 0 && (
            <section>
              <h2 className={styles.zwischentitel}>Dateien</h2>
              <Dokumentliste dateien={dateien} />
            </section>
          )}
        </div>
        <div className={styles.inhalt}>
          {einleitung && <p className={styles.einleitung}>{einleitung}</p>}
          {beschlussvorschlag && (
            <section>
              <h2>Beschlussvorschlag</h2>
              <p className={styles.vorschlag}>{beschlussvorschlag}</p>
            </section>
          )}
          {kosten && (
            <section>
              <h2>Kosten</h2>
              <p className={styles.text}>{kosten}</p>
            </section>
          )}
          {beratungen.length > 0 && <Beratungsfolge beratungen={beratungen} />}
          {text && (
            <section>
              <h2>Sachverhalt</h2>
              <RichText html={text} />
            </section>
          )}
          {strassen.length > 0 && (
            <section>
              <h2>Diese Straßen betrifft es</h2>
              <ul className={styles.strassen}>
                {strassen.map((strasse, index) => (
                  <li key={index}>{strasse}</li>
                ))}
              </ul>
            </section>
          )}
          {bezug.length > 0 && <Related bezug={bezug} />}
        </div>
      </article>
    </Section>
  )
}

const Facts = ({ datum, gremium, amt, eingereicht_von }: VorlageOnWire) => (
  <Eckdaten>
    <Angabe name="Vom">
      <time dateTime={datum}>{formatDate(datum)}</time>
    </Angabe>
    <Angabe name="Darüber entscheidet">
      <Link href={gremium.detailURL}>{gremium.name}</Link>
    </Angabe>
    {eingereicht_von && (
      <Angabe name="Eingereicht von">
        <Link href={eingereicht_von.detailURL}>{eingereicht_von.name}</Link>
      </Angabe>
    )}
    {amt && (
      <Angabe name="Federführend">
        <Link href={amt.detailURL}>{amt.name}</Link>
      </Angabe>
    )}
  </Eckdaten>
)

/** Where it was and will be dealt with, in the order of time, and what came of it. */
const Beratungsfolge = ({ beratungen }: { beratungen: readonly Beratung[] }) => (
  <section>
    <h2>Beratungsfolge</h2>
    <ol role="list" className={styles.folge}>
      {beratungen.map(({ sitzung, gremium, datum_von, zustand, nummer, ...decided }, index) => (
        <li key={sitzung.id + index}>
          <h3 className={styles.beratung}>
            <Link href={sitzung.detailURL}>
              {gremium.name}, <time dateTime={datum_von}>{formatDate(datum_von)}</time>
            </Link>
          </h3>
          <p className={styles.punkt}>
            {nummer && <span>Tagesordnungspunkt {nummer}</span>}
            {!decided.ergebnis && <Stand zustand={zustand} grund="" />}
          </p>
          <Ergebnis {...decided} />
        </li>
      ))}
    </ol>
  </section>
)

const Related = ({ bezug }: { bezug: readonly Verweis[] }) => (
  <section>
    <h2>Gehört zu</h2>
    <ul className={styles.strassen}>
      {bezug.map(({ id, name, detailURL }) => (
        <li key={id}>
          <Link href={detailURL}>{name}</Link>
        </li>
      ))}
    </ul>
  </section>
)
