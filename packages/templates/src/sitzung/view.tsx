import type { Dokument, Sitzung as SitzungOnWire, Tagesordnungspunkt } from '@rathausplatz/contract'
import { anwesenheitLabels } from '@rathausplatz/contract/labels'
import { ButtonLink, formatDate, formatTime, formatWeekday, Link, Section, sameDay } from '@rathausplatz/ui'
import { Dokumentliste } from '../dokumentliste/dokumentliste.tsx'
import { Angabe, Eckdaten } from '../rat/eckdaten.tsx'
import { Ergebnis } from '../rat/ergebnis.tsx'
import { beside } from '../rat/paths.ts'
import { Grund, Stand } from '../rat/stand.tsx'
import { Zurueckgenommen } from '../rat/zurueckgenommen.tsx'
import type { View } from '../template.ts'
import type { SitzungData } from './load.ts'
import type { sitzung } from './schema.ts'
import styles from './sitzung.module.css'

/** The page gives the heading. First whether it takes place, when and where; then the agenda, its numbers as the spine. */
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
          <Tagesordnung {...sitzung} istVorbei={istVorbei} />
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
      <p className={styles.stand}>
        <Stand {...sitzung} />
      </p>
      <Grund {...sitzung} />
      <p className={styles.wann} data-abgesagt={zustand === 'abgesagt' || undefined}>
        <When {...sitzung} />
      </p>
      <Eckdaten>
        <Angabe name="Ort">{ort}</Angabe>
        <Angabe name={gemeinsam_mit.length > 0 ? 'Es tagen gemeinsam' : 'Gremium'}>
          {[gremium, ...gemeinsam_mit].map(({ id, name, detailURL }) => (
            <p key={id}>
              <Link href={detailURL}>{name}</Link>
            </p>
          ))}
        </Angabe>
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

/** Called what they are, whatever their titles say; each address once. */
function filesOf({ einladung, niederschrift, dateien }: SitzungOnWire): Dokument[] {
  const all = [
    ...(niederschrift ? [{ ...niederschrift, titel: called('Niederschrift', niederschrift) }] : []),
    ...(einladung ? [{ ...einladung, titel: called('Einladung', einladung) }] : []),
    ...dateien,
  ]
  return eachOnce(all)
}

const called = (name: string, { titel }: Dokument) => (titel.includes(name) ? titel : `${name}: ${titel}`)

const eachOnce = (files: readonly Dokument[]): Dokument[] => [
  ...new Map(files.map(file => [file.url, file])).values(),
]

function When({ datum_von, datum_bis }: Pick<SitzungOnWire, 'datum_von' | 'datum_bis'>) {
  return (
    <>
      <time dateTime={datum_von}>
        <span className={styles.tag}>{`${formatWeekday(datum_von)}, ${formatDate(datum_von)}`}</span>
        <span>{formatTime(datum_von)}</span>
      </time>
      {datum_bis && (
        <span>
          {' bis '}
          <time dateTime={datum_bis}>
            {sameDay(datum_von, datum_bis)
              ? formatTime(datum_bis)
              : `${formatDate(datum_bis)}, ${formatTime(datum_bis)}`}
          </time>
        </span>
      )}
    </>
  )
}

function Tagesordnung({ tagesordnung, istVorbei }: SitzungOnWire & { istVorbei: boolean }) {
  return (
    <section>
      <h2>Tagesordnung</h2>
      {tagesordnung.length === 0 ? (
        <p className={styles.leer}>
          {istVorbei
            ? 'Eine öffentliche Tagesordnung liegt nicht vor.'
            : 'Die Tagesordnung steht hier, sobald eingeladen ist.'}
        </p>
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

function Punkt({ kennung, nummer, titel, text, vorlage, dateien, ...decided }: Tagesordnungspunkt) {
  const files = eachOnce([
    ...(vorlage?.datei ? [vorlage.datei] : []),
    ...(vorlage?.anlagen ?? []),
    ...dateien,
  ])
  return (
    <li className={styles.punkt} id={kennung ? `top-${kennung}` : undefined}>
      <p className={styles.nummer}>{nummer}</p>
      <div className={styles.worte}>
        <h3 className={styles.titel}>{titel}</h3>
        {vorlage && (
          <p className={styles.vorlage}>
            {[vorlage.art || 'Vorlage', vorlage.nummer].filter(Boolean).join(' ')}
            {': '}
            <Link href={vorlage.detailURL}>
              {vorlage.name === titel ? 'worum es geht und was vorgeschlagen ist' : vorlage.name}
            </Link>
          </p>
        )}
        {text && <p className={styles.text}>{text}</p>}
        {files.length > 0 && <Dokumentliste dateien={files} />}
        <Ergebnis {...decided} />
      </div>
    </li>
  )
}

function Anwesenheit({ teilnahmen }: Pick<SitzungOnWire, 'teilnahmen'>) {
  if (teilnahmen.length === 0) return null
  const groups = Map.groupBy(teilnahmen, ({ anwesenheit }) => anwesenheit)
  return (
    <section>
      <h2>Anwesenheit</h2>
      <dl className={styles.anwesenheit}>
        {[...groups].map(([anwesenheit, people]) => (
          <div key={anwesenheit}>
            <dt>
              {anwesenheitLabels[anwesenheit]}: {people.length}
            </dt>
            <dd>
              <ul role="list">
                {people.map(({ person, vertreten_durch }, index) => (
                  <li key={person.id + index}>
                    <Link href={person.detailURL}>{person.name}</Link>
                    {vertreten_durch && (
                      <>
                        , vertreten durch <Link href={vertreten_durch.detailURL}>{vertreten_durch.name}</Link>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
